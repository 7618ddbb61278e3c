"""tests/mutation/faults.py -- small faults in C, one at a time, made from its text.

The code's own form helps: a function begins and ends in the first column, its parameters have
names, clang-format writes `a * b` for a product and `type *name` for a pointer."""

import hashlib
import re
from dataclasses import dataclass, field

TOKEN = re.compile(
    r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])+\'|[A-Za-z_]\w*'
    r'|0[xX][0-9a-fA-F]+[uUlL]*|\d+[uUlL]*|<<=|>>=|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\|'
    r'|[-+*/%&|^]=|\.\.\.|\S', re.S)
FUNCTION = re.compile(
    r'^(?P<head>[A-Za-z_][^;{}#=]*?\))(?:\n\{\n(?P<body>.*?)^\}$| \{ (?P<short>[^\n]*) \}$)',
    re.M | re.S)
NAME = re.compile(r'(\w+)\s*\(')
WORD = re.compile(r'[A-Za-z_]\w*$')
NUMBER = re.compile(r'(0[xX][0-9a-fA-F]+|\d+)([uUlL]*)$')
CONSTANT = re.compile(r'[A-Z][A-Z0-9_]+$')
DECLARATION = re.compile(
    r'(static|const|struct|enum|unsigned|_Alignas)\b|[A-Za-z_]\w*\s+\**[A-Za-z_]\w*\s*[=;,\[]')

TURNED = {  # what an operator is taken for
    "<": ("<=", ">="), ">": (">=", "<="), "<=": ("<", ">"), ">=": (">", "<"),
    "==": ("!=",), "!=": ("==",), "&&": ("||",), "||": ("&&",), "++": ("--",), "--": ("++",),
    "+=": ("-=",), "-=": ("+=",), "|=": ("&=",), "&=": ("|=",), "<<": (">>",), ">>": ("<<",),
    "true": ("false",), "false": ("true",), "%": ("/",), "/": ("*",), "^": ("&",),
}
BINARY = {"+": "-", "-": "+", "*": "+", "&": "|", "|": "&"}  # unless they stand before a value
NOT_CONSTANTS = {"NULL", "CHECK", "LEN", "UINT64_C", "INT64_C"}
OPERATORS = set(TURNED) | set(BINARY) | set("=(,[{;?:!~") | {"return", "case"}


@dataclass(eq=False)
class Token:
    text: str
    start: int
    end: int
    notes: set = field(default_factory=set)  # case, sizeof, bound, for


@dataclass(eq=False)
class Fault:
    """One change of one place: text[start:end] becomes `new`."""
    path: str
    function: str
    start: int
    end: int
    old: str
    new: str
    line: int
    before: str
    after: str
    id: int = 0

    @property
    def key(self):
        told = "|".join((self.path, self.function, self.before, self.after, str(self.nth)))
        return hashlib.sha1(told.encode()).hexdigest()[:16]

    nth: int = 0  # of several that read alike

    def __str__(self):
        return f"{self.path}:{self.line} {self.function}: {self.before} => {self.after}"


def tokens_of(text, start, end):
    return [Token(m.group(), m.start(), m.end()) for m in TOKEN.finditer(text, start, end)
            if not m.group().startswith(("/*", "//"))]


# ---- statements ---------------------------------------------------------------------------------

def matching(tokens, i):
    """Where the bracket at i closes."""
    pairs = {"(": ")", "[": "]", "{": "}"}
    depth, opens, closes = 0, tokens[i].text, pairs[tokens[i].text]
    for k in range(i, len(tokens)):
        depth += (tokens[k].text == opens) - (tokens[k].text == closes)
        if not depth:
            return k
    return len(tokens) - 1


def note_range(tokens, first, last, note):
    for t in tokens[first:last + 1]:
        t.notes.add(note)


def note_contexts(tokens):
    """Marks what must stay, because it says how much room there is or which case is meant."""
    for i, t in enumerate(tokens):
        after = tokens[i + 1].text if i + 1 < len(tokens) else ""
        if t.text == "case":
            end = next(k for k in range(i, len(tokens)) if tokens[k].text == ":")
            note_range(tokens, i, end, "fixed")
        elif t.text == "sizeof":
            end = matching(tokens, i + 1) if after == "(" else i + 2
            note_range(tokens, i, end, "fixed")
        elif t.text in ("_Alignas", "_Static_assert") and after == "(":
            note_range(tokens, i, matching(tokens, i + 1), "fixed")
        elif t.text == "for" and after == "(":
            note_range(tokens, i, matching(tokens, i + 1), "for")


def statements(tokens):
    """(first, last) of each statement that ends with a semicolon."""
    first = 0
    i = 0
    while i < len(tokens):
        text = tokens[i].text
        if text in ("if", "while", "for", "switch") and tokens[i + 1].text == "(":
            i = matching(tokens, i + 1) + 1
            first = i
            continue
        if text == "=" and tokens[i + 1].text == "{" or text == ")" and tokens[i + 1].text == "{" \
                and tokens[first].text not in ("do", "else"):
            i = matching(tokens, i + 1) + 1  # a table, or a struct's value
            continue
        if text in ("{", "}", "else", "do"):
            first = i + 1
        elif text == ":" and tokens[first].text in ("case", "default"):
            first = i + 1
        elif text == ";":
            if first < i:
                yield first, i
            first = i + 1
        i += 1


def note_declaration(text, tokens, first, last):
    """Bounds of arrays in declarations, and designators of tables, are no values."""
    for i in range(first, last + 1):
        if tokens[i].text == "[":
            end = matching(tokens, i)
            is_designator = tokens[i - 1].text in ("{", ",")
            is_bound = not any(t.text == "=" for t in tokens[first:i]) and \
                WORD.match(tokens[i - 1].text)
            if is_designator or is_bound:
                note_range(tokens, i, end, "fixed")


# ---- faults of a token or a statement -----------------------------------------------------------

def turned_number(text):
    m = NUMBER.match(text)
    value, suffix = int(m.group(1), 0), m.group(2)
    yield f"{value + 1}{suffix}"
    if value > 1:
        yield f"{value - 1}{suffix}"


def replacements(tokens, i):
    t = tokens[i]
    before = tokens[i - 1].text if i else "{"
    after = tokens[i + 1].text if i + 1 < len(tokens) else ""
    if t.text in TURNED:
        yield from TURNED[t.text]
    elif t.text in BINARY:
        is_binary = before not in OPERATORS and (t.text != "*" or tokens[i + 1].start > t.end)
        if is_binary:
            yield BINARY[t.text]
    elif t.text == "!":
        yield ""
    elif NUMBER.match(t.text):
        yield from turned_number(t.text)
    elif CONSTANT.match(t.text) and after != "(" and t.text not in NOT_CONSTANTS:
        yield f"({t.text} + 1)"


def plain_condition(tokens, first, last):
    return not any(t.text in TURNED or t.text == "!" for t in tokens[first:last + 1])


def negations(text, tokens):
    """if (found) becomes if (!(found)), where no operator in it is turned already."""
    for i, t in enumerate(tokens):
        if t.text in ("if", "while") and tokens[i + 1].text == "(":
            end = matching(tokens, i + 1)
            if plain_condition(tokens, i + 2, end - 1):
                start, stop = tokens[i + 2].start, tokens[end - 1].end
                yield start, stop, f"!({text[start:stop]})"


def omissions(text, tokens):
    for first, last in statements(tokens):
        said = text[tokens[first].start:tokens[last].end]
        if DECLARATION.match(said) and not said.startswith("return"):
            note_declaration(text, tokens, first, last)
            continue
        is_last = last + 1 >= len(tokens)
        if said.startswith("(void)") or said.startswith("return") and is_last:
            continue
        if "for" in tokens[first].notes:
            continue
        yield tokens[first].start, tokens[last].end, ";"


def changes(text, start, end):
    """(start, end, new) of every fault in a function's body."""
    tokens = tokens_of(text, start, end)
    note_contexts(tokens)
    yield from omissions(text, tokens)
    yield from negations(text, tokens)
    for i, t in enumerate(tokens):
        if "fixed" not in t.notes:
            for new in replacements(tokens, i):
                yield t.start, t.end, new


# ---- files --------------------------------------------------------------------------------------

def squeeze(text):
    return " ".join(text.split())


def around(text, start, end, new):
    """The lines of a change, before and after it, as one line each."""
    first, last = text.rfind("\n", 0, start) + 1, text.find("\n", end)
    return squeeze(text[first:last]), squeeze(text[first:start] + new + text[end:last])


@dataclass(eq=False)
class Function:
    name: str
    head: str
    start: int  # of the head
    end: int
    body: tuple
    faults: list


def fault_of(path, function, text, change):
    start, end, new = change
    before, after = around(text, start, end, new)
    return Fault(path, function, start, end, text[start:end], new,
                 text.count("\n", 0, start) + 1, before, after)


def functions_of(path, text):
    for m in FUNCTION.finditer(text):
        name = NAME.search(m.group("head")).group(1)
        body = m.span("body") if m.group("body") is not None else m.span("short")
        faults = [fault_of(path, name, text, c) for c in changes(text, *body)]
        yield Function(name, m.group("head"), m.start(), m.end(), body, faults)


def number_alike(faults):
    seen = {}
    for f in faults:
        told = (f.path, f.function, f.before, f.after)
        f.nth = seen.get(told, 0)
        seen[told] = f.nth + 1


# ---- tables -------------------------------------------------------------------------------------

ROW = re.compile(r'^[A-Z]+\(', re.M)


def rows_of(text):
    """(start, end) of each row of a table of macros; a row may take several lines."""
    at = 0
    while True:
        m = ROW.search(text, at)
        if not m:
            return
        tokens = tokens_of(text, m.start(), len(text))
        at = tokens[matching(tokens, 1)].end
        yield m.start(), at


# Columns that say where something is drawn, or help judges.
DRAWN = {"spaces.def": (6, 7, 8, 9, 10)}


def rules_in(row):
    """A row without its titles and sentences, which are no rules; words of the notation are."""
    return re.sub(r'"(?![a-z0-9_-]+")(?:\\.|[^"\\])*"', '""', row)


def table_faults(path, text, is_used):
    """Neighbouring rows that change places, all but their names, which say whose they are; and
    numbers of a row that are one too many.  A clause that no code names has no place of its own."""
    rows = list(rows_of(text))
    for (a, b), (c, d) in zip(rows, rows[1:]):
        x, y = (text.find(",", start, end) for start, end in ((a, b), (c, d)))
        if min(x, y) < 0 or text[b:c].strip() or rules_in(text[x:b]) == rules_in(text[y:d]):
            continue
        names = [text[text.index("(", start) + 1:stop] for start, stop in ((a, x), (c, y))]
        if not path.endswith("clauses.def") or any(is_used(name) for name in names):
            yield fault_of(path, "table", text, (x, d, text[y:d] + text[b:y] + text[x:b]))
    for a, b in rows:
        column = 0
        for t in tokens_of(text, a, b):
            column += t.text == ","
            if NUMBER.match(t.text) and column not in DRAWN.get(path.split("/")[-1], ()):
                yield fault_of(path, "table", text, (t.start, t.end, str(int(t.text, 0) + 1)))
