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

export interface NumberRange {
  from: number
  to: number
}

/** A range such as `$109–169`, or one number for both ends. Other text stays as it is, which schemas reject. */
export function rangeOf(typed: string): NumberRange | string | null {
  const text = textOf(typed)
  const [, from, to = from] =
    /^\$?\s*(\d[\d,]*)(?:\s*(?:[-–—]|to)\s*\$?\s*(\d[\d,]*))?$/.exec(text ?? '') ?? []
  if (from === undefined || to === undefined) return text
  return { from: numberOf(from) ?? 0, to: numberOf(to) ?? 0 }
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
