/** Saves a table that the page has as a file. */
export const saveCsv = (csv: string, name: string) => saveBlob(new Blob([csv], { type: 'text/csv' }), name)

/** A download has started by then. */
const downloadStartMs = 60_000

export function saveBlob(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser may read it after this event.
  setTimeout(() => URL.revokeObjectURL(url), downloadStartMs)
}
