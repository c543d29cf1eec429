/**
 * '(414) 266-7000', with an extension as 'x12', for ten digits of North America in any writing; of several numbers the
 * first. Others are left as they are, for the contract to judge.
 */
export function phoneNumber(text: string): string {
  const first = text.split(/[;/,]|\bor\b/i)[0]?.trim() ?? ''
  const [number = '', extension] = first.split(/(?:ext(?:ension)?\.?|x|#)\s*(?=\d{1,6}$)/i)
  // IPEDS writes an extension straight behind the ten digits.
  const digits = number.replaceAll(/\D/g, '')
  // IPEDS writes an extension straight behind the ten digits.
  const isAmerican =
    /^(?:\+?1[\s().-]*)?[2-9(][\d\s().-]*$/.test(number) && (digits.length <= 11 || number === digits)
  const run = isAmerican ? /^1?([2-9]\d\d)([2-9]\d\d)(\d{4})(\d{0,5})$/.exec(digits) : null
  if (!run) return first
  const [, area, exchange, line, trailing] = run
  const suffix = extension ?? trailing
  return `(${area}) ${exchange}-${line}${suffix ? ` x${suffix}` : ''}`
}
