import { buffer } from 'node:stream/consumers'
import type { ExportedColumn } from '@app/contract/columns/column.ts'
import type { ExportFormat } from '@app/contract/rules/export-formats.ts'
import { expect, test } from 'vitest'
import { readWorkbook } from '../platform/files/testing/read-workbook.ts'
import { fileWriter } from './write-file.ts'

const columns: ExportedColumn[] = [
  { field: 'name', heading: 'Name' },
  { field: 'size.seats', heading: 'Seats' },
  { field: 'isOpen', heading: 'Open' },
  { field: 'sports', heading: 'Sports' },
  { field: 'day', heading: 'Day', type: 'date' },
  { field: 'time', heading: 'Time (UTC)', type: 'instant' },
]
const items = [
  {
    name: 'Oak, "Park" & <Co>',
    size: { seats: 1200 },
    isOpen: true,
    sports: ['Soccer', 'Tennis'],
    day: '2027-03-01',
    time: '2027-03-01T12:30:00.000Z',
  },
  { name: '=1+1', size: { seats: -5 }, isOpen: false, sports: [], day: null, time: null },
  { name: 'Zażółć 🏟️ \u0007_x0041_', size: null },
]

async function* batchesOf(...batches: unknown[][]) {
  yield* batches
}

function fileOf(format: ExportFormat, batches: AsyncIterable<unknown[]>) {
  const writer = fileWriter(format, columns)
  async function* texts() {
    for await (const batch of batches) yield await writer.textOf(batch)
  }
  return writer.streamOf(texts())
}

const sheetOf = async (...batches: unknown[][]) => {
  const parts = await readWorkbook(await buffer(fileOf('xlsx', batchesOf(...batches))))
  return parts.get('xl/worksheets/sheet1.xml') ?? ''
}

test('a CSV file has a byte order mark, headings and a row for each item', async () => {
  const content = await buffer(fileOf('csv', batchesOf(items.slice(0, 2), items.slice(2))))
  expect(content.toString()).toBe(
    [
      '\ufeffName,Seats,Open,Sports,Day,Time (UTC)',
      '"Oak, ""Park"" & <Co>",1200,Yes,"Soccer; Tennis",2027-03-01,2027-03-01T12:30:00.000Z',
      "'=1+1,-5,No,,,",
      'Zażółć 🏟️ \u0007_x0041_,,,,,',
      '',
    ].join('\r\n'),
  )
})

test('a CSV file of nothing has the headings', async () =>
  expect((await buffer(fileOf('csv', batchesOf()))).toString()).toBe(
    '\ufeffName,Seats,Open,Sports,Day,Time (UTC)\r\n',
  ))

test('a workbook has the parts that spreadsheets need', async () => {
  const parts = await readWorkbook(await buffer(fileOf('xlsx', batchesOf(items))))
  expect([...parts.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ])
})

test('a sheet has the headings in its first row', async () =>
  expect(await sheetOf()).toContain(
    '<sheetData><row r="1"><c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">Name</t></is></c>',
  ))

test('texts are escaped, numbers stay numbers, and dates are days since 1900', async () => {
  const sheet = await sheetOf(items.slice(0, 1))
  expect(sheet).toContain(
    '<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">Oak, "Park" &amp; &lt;Co&gt;</t>',
  )
  expect(sheet).toContain('<c r="B2"><v>1200</v></c>')
  expect(sheet).toContain('<c r="E2" s="3"><v>46447</v></c><c r="F2" s="4"><v>46447.52083333</v></c></row>')
})

test('a text that begins like a formula is a text with a quote prefix', async () => {
  const sheet = await sheetOf(items.slice(1, 2))
  expect(sheet).toContain('<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
  expect(sheet).not.toContain('<f>')
})

test('control characters are left out, and escapes of Excel are escaped', async () =>
  expect(await sheetOf([], items.slice(2))).toContain('Zażółć 🏟️ _x005F_x0041_</t>'))

test('rows are numbered across batches', async () =>
  expect([...(await sheetOf(items, items)).matchAll(/<row r="(\d+)"/g)].map(([, row]) => row)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]))

test('a text that is too long for a cell is cut', async () => {
  const sheet = await sheetOf([{ name: 'x'.repeat(40_000) }])
  expect(/x+…/.exec(sheet)?.[0]).toHaveLength(32_767)
})

test.each(['csv', 'xlsx'] as const)('a %s file whose rows fail to be read fails', async (format) => {
  async function* failing() {
    yield items
    throw new Error('gone')
  }
  await expect(buffer(fileOf(format, failing()))).rejects.toThrow('gone')
})

test.each(['csv', 'xlsx'] as const)('a %s file reads batches only as fast as it is read', async (format) => {
  let read = 0
  async function* endless() {
    for (;;) {
      read++
      // Random, so that it isn't compressed away.
      yield Array.from({ length: 500 }, () => ({ name: crypto.randomUUID() + crypto.randomUUID() }))
    }
  }
  const file = fileOf(format, endless())
  for await (const chunk of file) if (String(chunk).length > 0) break
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(read).toBeLessThan(20)
  expect(file.destroyed).toBe(true)
})

test.each(['csv', 'xlsx'] as const)(
  'other work goes on while a large batch is written as %s',
  async (format) => {
    let rounds = 0
    let isWritten = false
    const beat = () => {
      rounds++
      if (!isWritten) setImmediate(beat)
    }
    setImmediate(beat)
    const rows = Array.from({ length: 60_000 }, (_, at) => ({ ...items[0], name: `Park ${at}` }))
    await buffer(fileOf(format, batchesOf(rows)))
    isWritten = true
    expect(rounds).toBeGreaterThan(10)
  },
)
