/** What a column about closing says: closed, open, or nothing that can be read. */
export function isPastClosing(text: string, today: Date): boolean | undefined {
  if (/^(?:yes|y|true|t|closed|x|oui|si|sí)$/i.test(text)) return true
  if (/^(?:no|n|false|f|open|non|0)$/i.test(text)) return false
  const year = /^\d{4}$/.test(text) ? Number(text) : undefined
  if (year !== undefined) return year < 1700 || year > 2200 ? undefined : year < today.getUTCFullYear()
  const date = new Date(text)
  return /\d{4}|\d{1,2}\/\d{1,2}\/\d{2}/.test(text) && !Number.isNaN(date.getTime())
    ? date < today
    : undefined
}

const seasonDays = 400

/** Whether two dates are the ends of a season, such as that of an ice rink. */
export function isSeason(opening: string, closing: string): boolean {
  const [from, to] = [new Date(opening).getTime(), new Date(closing).getTime()]
  return /\d[-/]\d/.test(opening) && /\d[-/]\d/.test(closing) && Math.abs(to - from) < seasonDays * 86_400_000
}
