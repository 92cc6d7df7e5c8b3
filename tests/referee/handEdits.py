"""Edits workbooks through LibreOffice's own interface, as a person would, and saves them as .xlsx.

Arguments: a user profile, then a file with JSON: a list of {"in", "out", "edits"}. One LibreOffice does them all. An edit is
a list of a word and what it takes; rows and columns count from 0.
"""
import json
import sys

import uno
from com.sun.star.table import TableSortField
from office import loaded, started, value


def sort(sheet, area, column, ascending):
    cells = sheet.getCellRangeByName(area)
    field = TableSortField()
    field.Field, field.IsAscending = column, ascending
    fields = uno.Any("[]com.sun.star.table.TableSortField", (field,))
    cells.sort((value("SortFields", fields), value("ContainsHeader", False)))


def edit(document, word, *given):
    sheets = document.Sheets
    if word == "type":
        sheets.getByName(given[0]).getCellRangeByName(given[1]).setFormula(given[2])
    elif word == "text":
        sheets.getByName(given[0]).getCellRangeByName(given[1]).setString(given[2])
    elif word == "date":
        cell = sheets.getByName(given[0]).getCellRangeByName(given[1])
        cell.NumberFormat = document.NumberFormats.getStandardFormat(2, document.CharLocale)
        cell.setValue(given[2])
    elif word == "number":
        sheets.getByName(given[0]).getCellRangeByName(given[1]).setValue(given[2])
    elif word == "clear":
        sheets.getByName(given[0]).getCellRangeByName(given[1]).clearContents(1 | 2 | 4 | 16)
    elif word == "insert rows":
        sheets.getByName(given[0]).Rows.insertByIndex(given[1], given[2])
    elif word == "delete rows":
        sheets.getByName(given[0]).Rows.removeByIndex(given[1], given[2])
    elif word == "insert columns":
        sheets.getByName(given[0]).Columns.insertByIndex(given[1], given[2])
    elif word == "delete columns":
        sheets.getByName(given[0]).Columns.removeByIndex(given[1], given[2])
    elif word == "rename":
        sheets.getByName(given[0]).Name = given[1]
    elif word == "move":
        sheets.moveByName(given[0], given[1])
    elif word == "copy":
        sheets.copyByName(given[0], given[1], given[2])
    elif word == "delete":
        sheets.removeByName(given[0])
    elif word == "sort":
        sort(sheets.getByName(given[0]), *given[1:])
    else:
        raise SystemExit("unknown edit " + word)


def main():
    profile, path = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        jobs = json.load(file)
    with started(profile) as desktop:
        for job in jobs:
            document = loaded(desktop, job["in"])
            for each in job["edits"]:
                edit(document, *each)
            document.calculateAll()
            saved = (value("FilterName", "Calc MS Excel 2007 XML"),)
            document.storeToURL("file://" + job["out"], saved)
            document.close(True)


main()
