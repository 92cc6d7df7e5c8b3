"""Has LibreOffice carry out orders on workbooks, one after the other, and tells what it read and how long each took.

Arguments: a user profile, a file with the orders as a JSON list, a file for the answers, a line of JSON each. An order is a
list of a word and what it takes; rows and columns count from 0.
"""
import json
import sys
import time

from office import loaded, started


def read(sheet, row, column, rows, columns):
    """Numbers, texts and, in the place of what is no value, the error as it is shown."""
    area = sheet.getCellRangeByPosition(column, row, column + columns - 1, row + rows - 1)
    return [
        [
            {"error": area.getCellByPosition(along, down).getString()} if each is None else each
            for along, each in enumerate(line)
        ]
        for down, line in enumerate(area.getDataArray())
    ]


def obey(desktop, document, word, *given):
    """Answers the document that is open then, and what was read."""
    if word == "open":
        return loaded(desktop, given[0]), []
    if word == "everything":
        document.calculateAll()
    elif word == "settle":
        document.calculate()
    elif word == "type":
        name, row, column, *texts = given
        sheet = document.Sheets.getByName(name)
        area = sheet.getCellRangeByPosition(column, row, column, row + len(texts) - 1)
        area.setDataArray(tuple((text,) for text in texts))
    elif word == "read":
        return document, read(document.Sheets.getByName(given[0]), *given[1:])
    elif word == "close":
        document.close(True)
    else:
        raise SystemExit("unknown order " + word)
    return document, []


def main():
    profile, orders, answers = sys.argv[1:]
    with open(orders, encoding="utf-8") as file:
        waiting = json.load(file)
    document = None
    with started(profile) as desktop, open(answers, "w", encoding="utf-8") as told:
        for order in waiting:
            begun = time.perf_counter()
            document, rows = obey(desktop, document, *order)
            milliseconds = (time.perf_counter() - begun) * 1000
            told.write(json.dumps({"milliseconds": milliseconds, "rows": rows}) + "\n")


main()
