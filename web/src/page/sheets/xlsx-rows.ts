/** The entries of a zip archive that `isWanted` by their names, as texts. */
async function unzip(bytes: ArrayBuffer, isWanted: (name: string) => boolean): Promise<Map<string, string>> {
  const view = new DataView(bytes)
  let end = bytes.byteLength - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < 0) throw new Error('not a zip archive')
  const texts = new Map<string, string>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const nameLength = view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(new Uint8Array(bytes, at + 46, nameLength))
    if (isWanted(name)) {
      const local = view.getUint32(at + 42, true)
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      const data = new Blob([bytes.slice(start, start + view.getUint32(at + 20, true))])
      const isStored = view.getUint16(at + 10, true) === 0
      const stream = isStored
        ? data.stream()
        : data.stream().pipeThrough(new DecompressionStream('deflate-raw'))
      texts.set(name, await new Response(stream).text())
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return texts
}

const parsed = (xml: string | undefined) =>
  new DOMParser().parseFromString(xml ?? '<none/>', 'application/xml')

/** The column of a cell such as `AB12`, from 0. */
const columnOf = (cell: string) =>
  [...cell.replace(/\d+$/, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

const mostColumns = 200

/** The cells of the first sheet of a workbook by row. Dates are the numbers of days that workbooks store. */
export async function xlsxRows(file: ArrayBuffer): Promise<string[][]> {
  const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)
  const entries = await unzip(file, (name) => name === 'xl/sharedStrings.xml' || isSheet(name))
  const [sheet] = [...entries.keys()]
    .filter(isSheet)
    .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  if (sheet === undefined) throw new Error('no sheet')
  const shared = Array.from(
    parsed(entries.get('xl/sharedStrings.xml')).querySelectorAll('si'),
    (text) => text.textContent,
  )
  const rows: string[][] = []
  for (const row of parsed(entries.get(sheet)).querySelectorAll('row')) {
    const cells: string[] = []
    for (const cell of row.querySelectorAll('c')) {
      const column = columnOf(cell.getAttribute('r') ?? 'A1')
      const value = cell.querySelector('v, is')?.textContent ?? ''
      if (column < mostColumns)
        cells[column] = (cell.getAttribute('t') === 's' ? (shared[Number(value)] ?? '') : value).trim()
    }
    rows[Math.min(Number(row.getAttribute('r') ?? rows.length + 1), 10_000) - 1] = cells
  }
  return Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? ''))
}
