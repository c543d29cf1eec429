import { truncate } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ImportRefusal } from '../import-refusal.ts'
import { tableRows, withFile } from '../testing/import-fixture.ts'
import { fingerprint } from './fingerprint.ts'

const cells = async (content: string | Uint8Array) =>
  (await tableRows(content)).map((row) => [...row.values.values()])
const lines = async (content: string) => (await tableRows(content)).map((row) => row.place.line)

test.each([
  ['commas', 'name,city\nOak Hill,Gary'],
  ['semicolons', 'name;city\nOak Hill;Gary'],
  ['tabs', 'name\tcity\nOak Hill\tGary'],
  ['pipes', 'name|city\nOak Hill|Gary'],
  ['the delimiter in a sep= line', 'sep=;\r\nname;city\r\nOak Hill;Gary'],
  ['commas and quotes', '"name","city"\r\n"Oak Hill","Gary"\r\n'],
  ['commas, after a byte order mark', '\ufeffname,city\nOak Hill,Gary\n\n'],
  ['commas, with CR line endings', 'name,city\rOak Hill,Gary\r'],
  ['commas, with unnamed columns and empty rows at the end', 'name,city,,\nOak Hill,Gary,,\n,,,\n'],
  ['commas, with spaces in the header', ' name , city \nOak Hill,Gary'],
])('reads cells separated by %s', async (_, content) => {
  expect((await tableRows(content)).map((row) => [...row.values])).toEqual([
    [
      ['name', 'Oak Hill'],
      ['city', 'Gary'],
    ],
  ])
})

test('ignores commas inside quotes when detecting the delimiter', async () => {
  expect(await cells('"name, long";city\nOak Hill;Gary')).toEqual([['Oak Hill', 'Gary']])
})

test('keeps delimiters, escaped quotes and line breaks inside quotes', async () => {
  expect(await cells('name,city\n"Oak, ""The"" Hill\r\nRink",Gary')).toEqual([
    ['Oak, "The" Hill\r\nRink', 'Gary'],
  ])
})

test('keeps quotes inside an unquoted cell', async () => {
  expect(await cells('name,city\n"Oak",Gary\n6" Field,Gary')).toEqual([
    ['Oak', 'Gary'],
    ['6" Field', 'Gary'],
  ])
})

test('counts lines inside quotes and empty lines', async () => {
  expect(await lines('name,city\r\n\r\nA,x\r\n"B\r\n\r\nb",x\r\n\r\n"C",x\r\nD,x')).toEqual([3, 4, 8, 9])
})

test('counts the sep= line', async () => {
  expect(await lines('sep=,\nname,city\nA,x\n"B\nb",x\nC,x')).toEqual([3, 4, 6])
})

const bytesOf = (text: string) => Buffer.from(text, 'utf8')

const bytes = (text: string, encoding: 'latin1' | 'utf16le') => Buffer.from(text, encoding)

test('reads Latin-1 letters', async () => {
  expect(await cells(bytes('name,city\nAr\u00e9na,Montr\u00e9al', 'latin1'))).toEqual([['Aréna', 'Montréal']])
})

test('reads characters of Windows-1252 that Latin-1 lacks', async () => {
  const content = [bytes('name,city\nOak', 'latin1'), Buffer.from([0x92]), bytes('s,x', 'latin1')]
  expect(await cells(Buffer.concat(content))).toEqual([['Oak’s', 'x']])
})

test('reads little-endian UTF-16 as written by Excel', async () => {
  expect(await cells(bytes('\ufeffname\tcity\r\nAréna\tGary', 'utf16le'))).toEqual([['Aréna', 'Gary']])
})

test('reads big-endian UTF-16', async () => {
  const content = bytes('\ufeffname\tcity\r\nAréna\tGary', 'utf16le').swap16()
  expect(await cells(content)).toEqual([['Aréna', 'Gary']])
})

test('reads UTF-16 without a byte order mark', async () => {
  const content = bytes('name\tcity\r\nAréna “Ω”\tGary', 'utf16le')
  expect(await cells(content)).toEqual([['Aréna “Ω”', 'Gary']])
  expect(await cells(Buffer.from(content).swap16())).toEqual([['Aréna “Ω”', 'Gary']])
})

test('reads letters that were exported as their bytes, but for addresses', async () => {
  expect(await cells('name,website\nCaf%C3%A9 Gym,https://gym.example/caf%C3%A9\nCaf=C3=A9 Gym,')).toEqual([
    ['Café Gym', 'https://gym.example/caf%C3%A9'],
    ['Café Gym', ''],
  ])
})

test('reads a letter that is split between two chunks of the file', async () => {
  const filler = 'x'.repeat(65_533)
  expect(await cells(`name,city\n${filler.slice(11)}é,Gary`)).toEqual([[`${filler.slice(11)}é`, 'Gary']])
})

test.each([
  ['name,city\nA,x\n"Oak Hill,Gary\nC,z\nD,"w"\nE,v', '"Oak Hill,Gary'],
  ['name,city\nA,x\nB,"Gary\nC,z\nD,"w"\nE,v', '"Gary'],
])('names the quote that swallows the lines after it in %j', async (content, quote) => {
  const rows = await tableRows(content)
  expect(rows.map(({ place, fault }) => [place.line, fault])).toEqual([
    [2, undefined],
    [3, `has an unclosed quote on line 3, which swallows the text up to line 5: ${quote}`],
    [6, undefined],
  ])
})

test('reports rows with missing or extra cells', async () => {
  const rows = await tableRows('name,city\nA\nB,x,y\nC,x,\nD,x')
  expect(rows.map((row) => row.fault)).toEqual([
    'has 1 cell, but the header has 2',
    'has 3 cells, but the header has 2',
    undefined,
    undefined,
  ])
})

test('names a first column without a name', async () => {
  const [row] = await tableRows(',name,city\n1,A,x')
  expect(row?.values).toEqual(
    new Map([
      ['Unnamed: 0', '1'],
      ['name', 'A'],
      ['city', 'x'],
    ]),
  )
})

test.each([
  ['name,city\nA,x\nB,"y\nC,z\nD,z', /row that starts on line 3 has an unclosed quote: "y\.$/],
  ['name,city,name\nA,x,y', /Two columns are named "name"/],
  ['name,,city\nA,x,y', /Column 2 has no name/],
  ['', /empty/],
  ['\n\n', /no rows/],
  ['PK\u0003\u0004 and so on', /spreadsheet/],
  ['name,city\n\0\0', /null bytes/],
  [`name,city\n${'\u0001'.repeat(50)}`, /control characters/],
])('refuses %j with %s', async (content, message) => {
  await expect(tableRows(content)).rejects.toThrow(ImportRefusal)
  await expect(tableRows(content)).rejects.toThrow(message)
})

test('a stray byte in UTF-8 costs only its character', async () => {
  const content = Buffer.concat([
    bytesOf('name,city\nAréna Québec,Montréal\nOak '),
    Buffer.from([0xff]),
    bytesOf('Park,x'),
  ])
  expect(await cells(content)).toEqual([
    ['Aréna Québec', 'Montréal'],
    ['Oak \ufffdPark', 'x'],
  ])
})

test('a stray null byte does not make a text binary', async () => {
  expect(await cells(`name,city\n${'Oak Park,Gary\n'.repeat(20)}Elm\0,Gary`)).toHaveLength(21)
})

test('refuses a row of more than a million characters', async () => {
  await expect(tableRows(`name,city,${'x'.repeat(1_100_000)}\nA,B,C`)).rejects.toThrow(
    /starts on line 1 is longer than 1,000,000 characters/,
  )
})

test('refuses more than 1,000 columns', async () => {
  const columns = Array.from({ length: 1001 }, (_, index) => `c${index}`)
  await expect(tableRows(`${columns.join(',')}\n1`)).rejects.toThrow(
    'The file has 1,001 columns. At most 1,000 can be read.',
  )
})

test('refuses a file of more than 100 MB by its size alone', async () => {
  await withFile('name,city', async (path) => {
    await truncate(path, 200_000_000)
    await expect(fingerprint(path)).rejects.toThrow('The file is 200 MB. The limit is 100 MB.')
  })
})
