# accelerator/bind.awk -- LLVM's text of one file, made ready for a module of one game.
#
# usage: awk -v game=SYMBOL -v weights=N -v choose=N -v interrupted=N -v tuned=N \
#            -f bind.awk FILE.ll
#
# In a module every `struct game` is this game, but for its weights: so each look into one becomes a
# look into the constant, and calls through the table become calls.  The same for the bot's choice,
# and the questions whether somebody pressed Ctrl-C and whether a player searches, which kernels.c
# answers.  And long copies go
# through memory.c, since llc would copy byte by byte.

# Only where it is read: the line after it tells.
function bind(kind, to, field) {
	at = "getelementptr inbounds %struct\\." kind ", %struct\\." kind "\\* %[^,]+, i32 0, i32 "
	if (!match($0, at))
		return
	n = substr($0, RSTART + RLENGTH) + 0
	if (kind == "game" ? n == field : n != field)
		return
	bound = substr($0, 1, RSTART - 1) "getelementptr inbounds %struct." kind ", %struct." kind "* @" to \
		", i32 0, i32 " substr($0, RSTART + RLENGTH)
	if ((getline following) <= 0)
		return
	gsub(/@card_game/, "@" game, following)
	if (following ~ /= load /) {
		$0 = bound
		uses[kind] = to
	}
	$0 = $0 "\n" following
}

function is_long() {
	match($0, /i64 [^,]*, i1 false/)
	size = substr($0, RSTART + 4, RLENGTH - 14)
	return size ~ /^%/ || size + 0 >= 64
}

{ gsub(/@card_game/, "@" game) }
/getelementptr inbounds %struct\.game,/ { bind("game", game, weights) }
/getelementptr inbounds %struct\.bot,/ { bind("bot", "card_bot", choose) }
/getelementptr inbounds %struct\.worker,/ { bind("worker", "card_worker", interrupted) }
/getelementptr inbounds %struct\.player,/ { bind("player", "card_player", tuned) }
/call void @llvm\.memcpy\./ && is_long() {
	sub(/call void @llvm\.memcpy\.[a-z0-9.]*/, "call void @copy_bytes")
	gsub(/ align [0-9]+/, "")
	sub(/, i1 false\)/, ")")
	calls["copy_bytes"] = "declare void @copy_bytes(i8*, i8*, i64)"
}
/call void @llvm\.memset\./ && is_long() {
	sub(/call void @llvm\.memset\.[a-z0-9.]*/, "call void @set_bytes")
	gsub(/ align [0-9]+/, "")
	sub(/, i1 false\)/, ")")
	calls["set_bytes"] = "declare void @set_bytes(i8*, i8, i64)"
}
/^@[a-z_]+ = / { has[substr($1, 2)] = 1 }
/^(declare|define) / { match($0, /@[a-z_0-9]+\(/); has[substr($0, RSTART + 1, RLENGTH - 2)] = 1 }
{ print }

END {
	for (kind in uses)
		if (!(uses[kind] in has))
			print "@" uses[kind] " = external constant %struct." kind
	for (name in calls)
		if (!(name in has))
			print calls[name]
}
