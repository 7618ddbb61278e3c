# tests/reverse-members.awk -- reverses the members of structs in a C header.
#
#     awk -v list=1 -f tests/reverse-members.awk HEADER ...      the structs that state and view hold
#     awk -v names="state public" -f tests/reverse-members.awk HEADER      reverses these
#
# For tests/shuffle-fields.sh: nothing outside the rules may depend on the layout of a state.  Size
# assertions are dropped, since a reversed struct may need padding.  Comments are dropped too.  A
# struct with preprocessor lines in it stays as it is.

{ text = text $0 "\n" }

function strip_comments(s, out, at, end)
{
	out = ""
	while ((at = index(s, "/*")) > 0) {
		out = out substr(s, 1, at - 1)
		s = substr(s, at + 2)
		end = index(s, "*/")
		s = substr(s, end + 2)
	}
	return out s
}

function drop_assertions(s, out, end)
{
	out = ""
	while (match(s, /_Static_assert\([^;]*(sizeof|offsetof)[^;]*;/)) {
		out = out substr(s, 1, RSTART - 1)
		s = substr(s, RSTART + RLENGTH)
	}
	return out s
}

# The members of a body, last one first.
function reversed(body, n, i, c, depth, member, list)
{
	if (body ~ /\n[ \t]*#/)
		return body
	n = length(body)
	depth = 0
	member = list = ""
	for (i = 1; i <= n; i++) {
		c = substr(body, i, 1)
		member = member c
		depth += (c == "{") - (c == "}")
		if (c == ";" && depth == 0) {
			list = member list
			member = ""
		}
	}
	return list member
}

# Where the brace opened just before `s` is closed.
function closing(s, i, c, depth, n)
{
	n = length(s)
	depth = 1
	for (i = 1; i <= n; i++) {
		c = substr(s, i, 1)
		depth += (c == "{") - (c == "}")
		if (depth == 0)
			return i
	}
	return n
}

# Splits `text` at its structs: between[0] body[1] between[1] ..., with their names.
function split_structs(n, head, end)
{
	n = 0
	while (match(text, /(^|\n)struct [a-z_]+[ \n\t]*\{/)) {
		head = substr(text, RSTART, RLENGTH)
		between[n++] = substr(text, 1, RSTART + RLENGTH - 1)
		text = substr(text, RSTART + RLENGTH)
		sub(/^\n?struct /, "", head)
		sub(/[^a-z_].*/, "", head)
		name[n] = head
		end = closing(text)
		body[n] = substr(text, 1, end - 1)
		text = substr(text, end)
	}
	between[n] = text
	return n
}

function list_held(n, i, more)
{
	held["state"] = held["view"] = 1
	for (more = 1; more;) {
		more = 0
		for (i = 1; i <= n; i++)
			if (held[name[i]] && !done[i]) {
				done[i] = more = 1
				while (match(body[i], /struct [a-z_]+/)) {
					held[substr(body[i], RSTART + 7, RLENGTH - 7)] = 1
					body[i] = substr(body[i], RSTART + RLENGTH)
				}
			}
	}
	for (i in held)
		if (held[i])
			printf "%s ", i
}

END {
	text = drop_assertions(strip_comments(text))
	n = split_structs()
	if (list) {
		list_held(n)
		exit
	}
	printf "%s", between[0]
	for (i = 1; i <= n; i++)
		printf "%s%s", (index(" " names " ", " " name[i] " ") ? reversed(body[i]) : body[i]), between[i]
}
