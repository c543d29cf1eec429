import { expect, test } from 'vitest'
import { ImportRefusal } from '../import-refusal.ts'
import { tableRows } from '../testing/import-fixture.ts'

const cells = async (content: string | Uint8Array) =>
  (await tableRows(content)).map((row) => [...row.values.values()])
const lines = async (content: string) => (await tableRows(content)).map((row) => row.place.line)

test.each([
  ['commas', 'name,city\nOak Hill,Gary'],
  ['semicolons', 'name;city\nOak Hill;Gary'],
  ['tabs', 'name\tcity\nOak Hill\tGary'],
  ['bars', 'name|city\nOak Hill|Gary'],
  ['what Excel says', 'sep=;\r\nname;city\r\nOak Hill;Gary'],
  ['quotes', '"name","city"\r\n"Oak Hill","Gary"\r\n'],
  ['a byte-order mark', '\ufeffname,city\nOak Hill,Gary\n\n'],
  ['carriage returns alone', 'name,city\rOak Hill,Gary\r'],
  ['unnamed columns and empty rows at the end', 'name,city,,\nOak Hill,Gary,,\n,,,\n'],
  ['blanks in the header', ' name , city \nOak Hill,Gary'],
])('cells parted by %s', async (_, content) => {
  expect((await tableRows(content)).map((row) => [...row.values])).toEqual([
    [
      ['name', 'Oak Hill'],
      ['city', 'Gary'],
    ],
  ])
})

test('a comma in the quoted header does not decide what parts the cells', async () => {
  expect(await cells('"name, long";city\nOak Hill;Gary')).toEqual([['Oak Hill', 'Gary']])
})

test('quotes hold delimiters, quotes and lines; quotes inside a plain cell are letters', async () => {
  expect(await cells('name,city\n"Oak, ""The"" Hill\r\nRink",Gary\n6" Field,Gary')).toEqual([
    ['Oak, "The" Hill\r\nRink', 'Gary'],
    ['6" Field', 'Gary'],
  ])
})

test('lines are counted as an editor counts them', async () => {
  expect(await lines('name,city\r\n\r\nA,x\r\n"B\r\n\r\nb",x\r\n\r\n"C",x\r\nD,x')).toEqual([3, 4, 8, 9])
  expect(await lines('sep=,\nname,city\nA,x\n"B\nb",x\nC,x')).toEqual([3, 4, 6])
})

const bytes = (text: string, encoding: 'latin1' | 'utf16le') => Buffer.from(text, encoding)

test('text that is not UTF-8 is taken for Windows-1252', async () => {
  expect(await cells(bytes('name,city\nAr\u00e9na,Montr\u00e9al', 'latin1'))).toEqual([['Aréna', 'Montréal']])
  expect(
    await cells(
      Buffer.concat([bytes('name,city\nOak', 'latin1'), Buffer.from([0x92]), bytes('s,x', 'latin1')]),
    ),
  ).toEqual([['Oak’s', 'x']])
})

test('UTF-16 as Excel saves Unicode text', async () => {
  const little = bytes('\ufeffname\tcity\r\nAréna\tGary', 'utf16le')
  expect(await cells(little)).toEqual([['Aréna', 'Gary']])
  expect(await cells(Buffer.from(little).swap16())).toEqual([['Aréna', 'Gary']])
})

test('a letter cut by the border of two pieces of the file stays whole', async () => {
  const filler = 'x'.repeat(65_533)
  expect(await cells(`name,city\n${filler.slice(11)}é,Gary`)).toEqual([[`${filler.slice(11)}é`, 'Gary']])
})

test('ragged rows are named', async () => {
  const rows = await tableRows('name,city\nA\nB,x,y\nC,x,\nD,x')
  expect(rows.map((row) => row.fault)).toEqual([
    'has 1 cell where the header has 2',
    'has 3 cells where the header has 2',
    undefined,
    undefined,
  ])
})

test.each([
  ['name,city\nA,x\nB,"y\nC,z\nD,z', /row that begins in line 3 opens a quote that is never closed/],
  ['name,city,name\nA,x,y', /two columns "name"/],
  ['name,,city\nA,x,y', /Column 2 has no name/],
  ['', /empty/],
  ['\n\n', /no rows/],
  ['PK\u0003\u0004 and so on', /spreadsheet/],
  ['name,city\n\0\0', /zero bytes/],
])('%j is refused', async (content, message) => {
  await expect(tableRows(content)).rejects.toThrow(ImportRefusal)
  await expect(tableRows(content)).rejects.toThrow(message)
})
