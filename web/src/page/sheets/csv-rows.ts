const separators = [',', ';', '\t']

/** The cells of a CSV text by row, separated by what the first row has most of. Empty rows stay, so that a row has its number. */
export function csvRows(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '')
  const [head = ''] = text.split(/\r?\n/, 1)
  const columns = (separator: string) => head.split(separator).length
  const [separator = ','] = separators.toSorted((a, b) => columns(b) - columns(a))
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|[\\r\\n]|$)`,
    'gy',
  )
  let row: string[] = []
  const rows = [row]
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === '') break
    if (end === separator) continue
    row = []
    rows.push(row)
  }
  return rows
}
