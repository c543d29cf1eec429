/** What stands in a control, by what it means. An emptied control means that nothing is known. */
export const textOf = (typed: string): string | null => typed.trim() || null

/** A number as people write it, such as `3,200`. What is no number is NaN, for the schema to refuse. */
export function numberOf(typed: string): number | null {
  const text = textOf(typed)
  return text === null ? null : Number(text.replaceAll(/[\s,]/g, ''))
}

/** An address of the web may be typed without its beginning. */
export function webAddressOf(typed: string): string | null {
  const text = textOf(typed)
  return text === null || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
}

/** A checkbox is `true` or empty. */
export const flagOf = (typed: string): boolean => typed === 'true'

/** Several choices, one a line. */
export const linesOf = (typed: string): string[] => typed.split('\n').filter((line) => line !== '')
