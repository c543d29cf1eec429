/**
 * Formats the first number in the text as '(414) 266-7000 x12' if it is North American. Otherwise returns it as is, so
 * that the contract's schema validates it.
 */
export function normalizePhoneNumber(text: string): string {
  const first = text.split(/[;/,]|\bor\b/i)[0]?.trim() ?? ''
  const [number = '', extension] = first.split(/(?:ext(?:ension)?\.?|x|#)\s*(?=\d{1,6}$)/i)
  const digits = number.replaceAll(/\D/g, '')
  // IPEDS appends the extension directly to the ten digits.
  const isAmerican =
    /^(?:\+?1[\s().-]*)?[2-9(][\d\s().-]*$/.test(number) && (digits.length <= 11 || number === digits)
  const parts = isAmerican ? /^1?([2-9]\d\d)([2-9]\d\d)(\d{4})(\d{0,5})$/.exec(digits) : null
  if (!parts) return first
  const [, area, exchange, line, trailing] = parts
  const suffix = extension ?? trailing
  return `(${area}) ${exchange}-${line}${suffix ? ` x${suffix}` : ''}`
}
