import { parseWholeNumber } from './whole-number.ts'

const pattern =
  /^(?:(?:us)?\s*\$|usd|us dollars)?\s*([\d.,]+)\s*(?:\$|usd|us dollars|dollars)?(?:\s*(?:\/|per|a|each)?\s*(?:night|nightly|nt))?$/i

/** Parses '$1,089', '89.50' and 'USD 89 per night' to whole US dollars. Undefined for other text, and other currencies. */
export function parseDollars(text: string): number | undefined {
  const [, amount] = pattern.exec(text.trim()) ?? []
  return amount === undefined ? undefined : parseWholeNumber(amount)
}
