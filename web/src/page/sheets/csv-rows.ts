import Papa from 'papaparse'

const separators = [',', ';', '\t']

/** The cells of a CSV text by row, separated by what the first row has most of. Empty rows stay, so that a row has its number. */
export function csvRows(text: string): string[][] {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const columns = (separator: string) => head.split(separator).length
  const [delimiter] = separators.toSorted((a, b) => columns(b) - columns(a))
  return Papa.parse<string[]>(text, { delimiter }).data.map((row) => row.map((cell) => cell.trim()))
}
