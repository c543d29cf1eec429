const candidates = [',', ';', '\t', '|']

/** How many lines to skip before the header, and what parts the cells. */
export interface Layout {
  delimiter: string
  skippedLines: number
}

/** Excel may say what it used in a first line `sep=;`; else the sign that the header holds most often outside quotes. */
export function layoutOf(beginning: string): Layout {
  const declared = /^sep=(.)\r?(?:\n|$)/i.exec(beginning)?.[1]
  if (declared !== undefined) return { delimiter: declared, skippedLines: 1 }
  const header =
    beginning
      .trimStart()
      .replaceAll(/"(?:[^"]|"")*"/g, '""')
      .split(/[\r\n]/, 1)[0] ?? ''
  const counts = candidates.map((sign) => ({ sign, count: header.split(sign).length - 1 }))
  const best = counts.reduce((most, next) => (next.count > most.count ? next : most))
  return { delimiter: best.sign, skippedLines: 0 }
}
