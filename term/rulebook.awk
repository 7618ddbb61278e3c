# term/rulebook.awk -- turns games/<id>/RULES.md files into the C tables of term/rulebook.h.
# One string per line: C promises no more than 4095 characters in one.

BEGIN {
	print "/* Made by term/rulebook.awk from every game's RULES.md. */\n"
	print "#include \"term/rulebook.h\"\n"
}

FNR == 1 {
	if (books)
		print "};\n"
	split(FILENAME, folder, "/")
	id[++books] = folder[2]
	print "static const char *const book" books "[] = {"
}

{
	gsub(/\\/, "\\\\")
	gsub(/"/, "\\\"")
	gsub(/\t/, "    ")
	sub(/\r$/, "")
	print "\t\"" $0 "\","
	lines[books]++
}

END {
	if (books)
		print "};\n"
	print "const struct rulebook rulebooks[] = {"
	for (i = 1; i <= books; i++)
		print "\t{ \"" id[i] "\", book" i ", " lines[i] " },"
	print "\t{ NULL, NULL, 0 },\n};"
}
