const candidates = [',', ';', '\t', '|']

/** The delimiter and the number of lines before the header. */
export interface Layout {
  delimiter: string
  skippedLines: number
}

/** Uses Excel's `sep=;` line if present, or else the candidate that occurs most often in the header outside quotes. */
export function detectLayout(beginning: string): Layout {
  const declared = /^sep=(.)\r?(?:\n|$)/i.exec(beginning)?.[1]
  if (declared !== undefined) return { delimiter: declared, skippedLines: 1 }
  const header =
    beginning
      .trimStart()
      .replaceAll(/"(?:[^"]|"")*"/g, '""')
      .split(/[\r\n]/, 1)[0] ?? ''
  const counts = candidates.map((delimiter) => ({ delimiter, count: header.split(delimiter).length - 1 }))
  const mostFrequent = counts.reduce((best, next) => (next.count > best.count ? next : best))
  return { delimiter: mostFrequent.delimiter, skippedLines: 0 }
}
