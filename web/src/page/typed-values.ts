/** The text of a control, or null if it is empty. */
export const textOf = (typed: string): string | null => typed.trim() || null

/** A number such as `3,200`, `84 000` or `$ 8,500.50`. NaN for other text, which schemas reject. */
export function numberOf(typed: string): number | null {
  const text = textOf(typed)
  if (text === null) return null
  const [, sign = '', digits = ''] = /^(-?)(?:US)?\$?\s*(.*?)(?:\s*USD)?$/i.exec(text) ?? []
  const plain = /^\d{1,3}([\s,]\d{3})+(\.\d*)?$/.test(digits) ? digits.replaceAll(/[\s,]/g, '') : digits
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(sign + plain) : NaN
}

/** Adds `https://` if it is missing. */
export function webAddressOf(typed: string): string | null {
  const text = textOf(typed)
  return text === null || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
}

/** A checkbox is `true` or empty. */
export const flagOf = (typed: string): boolean => typed === 'true'

/** Several choices, one per line. */
export const linesOf = (typed: string): string[] => typed.split('\n').filter((line) => line !== '')
