const squareFeetPerSquareMeter = 10.763_910_4

/** Parses '45,000', '45000.0' and '45 000'. Undefined for other text. */
export function parseWholeNumber(text: string): number | undefined {
  const plain = text.replaceAll(/(?<=\d)[,\s'\u00a0\u202f](?=\d{3}\b)/g, '')
  return /^\+?\d+(?:\.\d+)?$/.test(plain) ? Math.round(Number(plain)) : undefined
}

/** Parses an area with or without a unit. Converts square meters to square feet. */
export function parseSquareFeet(text: string): number | undefined {
  const [, amount, unit = ''] = /^([\d.,\s\u00a0\u202f]+?)\s*([a-z.²2\s]*)$/i.exec(text.trim()) ?? []
  const number = amount === undefined ? undefined : parseWholeNumber(amount.trim())
  if (number === undefined) return undefined
  const plain = unit.toLowerCase().replaceAll(/[.\s]/g, '')
  if (['', 'sf', 'sqft', 'ft2', 'ft²', 'squarefeet', 'sqfeet', 'squarefoot'].includes(plain)) return number
  return ['m2', 'm²', 'sqm', 'squaremetres', 'squaremeters'].includes(plain)
    ? Math.round(number * squareFeetPerSquareMeter)
    : undefined
}

/** Parses a year, alone or in a date in a common format. */
export function parseYear(text: string): number | undefined {
  const found =
    /^(?:c\.?\s*|~)?(\d{4})(?:\.0+|[-/].*|T.*)?$/.exec(text) ??
    /^(?:\d{1,2}[-/.]){1,2}(\d{4})$/.exec(text) ??
    /^[A-Za-z]+ (?:\d{1,2}, )?(\d{4})$/.exec(text)
  return found ? Number(found[1]) : undefined
}
