import type { Match } from '../matching/facility-index.ts'

/** 'looks like "Oak Hill Arena", 2.1 miles away: similar name, same telephone'. */
export function looksLike({ certainty, miles, reasons }: Match<unknown>, what: string): string {
  const distance =
    miles === undefined ? '' : miles < 0.1 ? ' at the same place' : `, ${miles.toFixed(1)} miles away`
  const why = reasons.length > 0 ? `: ${reasons.join(', ')}` : ''
  return certainty === 'near' ? `looks like ${what}${distance}${why}` : `is ${what}`
}
