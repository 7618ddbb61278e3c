#!/usr/bin/env python3
"""Draws the guide's plots: docs/python/*.csv to *.svg.  The first column is x; rows of numbers above 100 go by powers of ten.

    docs/python/plots.py
"""
import csv
import math
import pathlib

WIDTH, HEIGHT, LEFT, BOTTOM, COLOURS = 560, 260, 60, 40, ("#9b2d20", "#2c5d8a")
PLOTS = {"learner": ("games of self-play", "wins against easy", False, False), "cfr": ("iterations", "exploitability, points a game", True, True)}


def scale(values, is_log):
    numbers = [math.log10(v) for v in values] if is_log else list(values)
    low, high = (min(numbers), max(numbers)) if is_log else (0, max(numbers))
    return lambda v: ((math.log10(v) if is_log else v) - low) / ((high - low) or 1)


def draw(name, x_title, y_title, x_log, y_log):
    here = pathlib.Path(__file__).parent
    head, *rows = list(csv.reader((here / f"{name}.csv").open()))
    rows = [[float(cell) for cell in row] for row in rows]
    ys = [v for row in rows for v in row[1:]] + ([] if y_log else [1.0])
    fx, fy = scale([row[0] for row in rows], x_log), scale(ys, y_log)

    def at(x, y):
        return LEFT + fx(x) * (WIDTH - LEFT - 90), HEIGHT - BOTTOM - fy(y) * (HEIGHT - BOTTOM - 20)

    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="11">',
           f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    ticks = [0.5, 1.0] if not y_log else [10.0**k for k in range(math.ceil(math.log10(min(ys))), math.floor(math.log10(max(ys))) + 1)]
    for tick in ticks:
        y = at(rows[0][0], tick)[1]
        out.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 90}" stroke="#ddd"/><text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{tick:g}</text>')
    for row in rows[:: max(1, len(rows) // 5)]:
        out.append(f'<text x="{at(row[0], ys[0])[0]:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{row[0]:,.0f}</text>')
    for i, label in enumerate(head[1:]):
        points = [at(row[0], row[i + 1]) for row in rows]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        out.append(f'<polyline points="{path}" fill="none" stroke="{COLOURS[i]}" stroke-width="2"/>')
        out.append(f'<text x="{points[-1][0] + 6:.1f}" y="{points[-1][1] + 4:.1f}" fill="{COLOURS[i]}">{label}</text>')
    out.append(f'<text x="{WIDTH / 2 - 30}" y="{HEIGHT - 6}" text-anchor="middle">{x_title}</text><text x="{LEFT - 40}" y="12">{y_title}</text></svg>')
    (here / f"{name}.svg").write_text("\n".join(out) + "\n")


for name, titles in PLOTS.items():
    draw(name, *titles)
