/** The text of a control, or null if it is empty. */
export const textOf = (typed: string): string | null => typed.trim() || null

/** The digits of a number such as `3,200`, `84 000` or `$ 8,500.50`. Null for an empty text, and undefined for any other. */
function digitsOf(typed: string): string | null | undefined {
  const text = textOf(typed)
  if (text === null) return null
  const [, sign = '', digits = ''] = /^(-?)(?:US)?\$?\s*(.*?)(?:\s*USD)?$/i.exec(text) ?? []
  const plain = /^\d{1,3}([\s,]\d{3})+(\.\d*)?$/.test(digits) ? digits.replaceAll(/[\s,]/g, '') : digits
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? sign + plain : undefined
}

/** A number such as `3,200`, `84 000` or `$ 8,500.50`. NaN for other text, which schemas reject. */
export function numberOf(typed: string): number | null {
  const digits = digitsOf(typed)
  return digits === null ? null : Number(digits)
}

/** The hundredths of a number, exactly: 12,950 of `129.50`. NaN for other text, and for more than two decimals. */
export function hundredthsOf(typed: string): number | null {
  const digits = digitsOf(typed)
  if (digits === null) return null
  const [, whole, decimals = ''] = /^(-?\d*)(?:\.(\d{0,2}))?$/.exec(digits ?? '') ?? []
  return whole === undefined || digits === undefined ? NaN : Number(whole + decimals.padEnd(2, '0'))
}

/** Adds `https://` if it is missing. */
export function webAddressOf(typed: string): string | null {
  const text = textOf(typed)
  return text === null || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
}

/** A checkbox is `true`, or else `false` or empty. */
export const flagOf = (typed: string): boolean => typed === 'true'

/** Several choices, one per line. */
export const linesOf = (typed: string): string[] => typed.split('\n').filter((line) => line !== '')
