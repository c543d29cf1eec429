import { describe, expect, test } from 'vitest'
import { csvOf, csvRow, defuse, restoreDefused } from './csv.ts'

const formulas = [
  '=1+1',
  '+15550100',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '"=1+1',
  "'=1+1",
  "''=1+1",
  '\u200b=1+1',
  '\ufeff=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '−1',
  '=HYPERLINK("http://evil.example","Prices")',
  "=cmd|' /C calc'!A0",
]

describe('defusing', () => {
  test.each(formulas)('adds an apostrophe to %j', (text) => expect(defuse(text)).toBe(`'${text}`))

  test.each(['Oak Park', '1-2', '3 = 4', "O'Hare", "'s-Gravenhage", '', '"Oak" Park', 'a@b.example'])(
    'leaves %j as it is',
    (text) => expect(defuse(text)).toBe(text),
  )

  test.each([...formulas, 'Oak Park', "O'Hare", "'s-Gravenhage", "'", "''", ''])(
    'reading %j back restores it',
    (text) => expect(restoreDefused(defuse(text))).toBe(text),
  )
})

describe('rows', () => {
  test.each([
    [['Oak Park', 3, null], 'Oak Park,3,\r\n'],
    [[-83.25, 0, 1.5], '-83.25,0,1.5\r\n'],
    [['-83.25'], "'-83.25\r\n"],
    [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
    [['a;=1+1', 'a\tb', ' a'], '"a;=1+1","a\tb"," a"\r\n'],
    [['=1,2'], '"\'=1,2"\r\n'],
  ])('%j is written as %j', (cells, expected) => expect(csvRow(cells)).toBe(expected))

  test('a table starts with a byte order mark', () =>
    expect(csvOf([['Name'], ['Oak Park']])).toBe('\ufeffName\r\nOak Park\r\n'))
})
