import { stateOfPostalCode } from './postal-prefixes.ts'

export type PostalCodeReading =
  | { code: string; remark?: string }
  /** Why the code is invalid, as the end of a sentence that starts with the value. */
  | { fault: string }

export interface Region {
  country: 'US' | 'CA' | undefined
  state: string | undefined
}

/**
 * Parses a postal code to five digits or 'A1A 1A1'. Accepts ZIP+4 and nine digits, which it shortens, and ZIP codes that a
 * spreadsheet turned into numbers, with or without their leading zeros.
 */
export function parsePostalCode(text: string, where: Region): PostalCodeReading {
  const plain = text
    .toUpperCase()
    .replace(/^(\d+)\.0+$/, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const region =
    where.state ??
    (where.country === 'CA'
      ? 'Canada'
      : where.country === 'US'
        ? 'the United States'
        : 'the United States or Canada')
  const canadian = /^([A-Z])(\d)([A-Z])[ -]?([0-9OI])([A-Z])([0-9OI])$/.exec(plain)
  if (canadian && where.country !== 'US') {
    const code = `${canadian.slice(1, 4).join('')} ${canadian.slice(4).join('').replace(/^O|O$/g, '0').replace(/^I|I$/g, '1')}`
    return { code }
  }
  const zip = where.country === 'CA' ? undefined : zipDigits(plain)
  if (zip === undefined) return { fault: `is not valid in ${region}` }
  if (zip.length === 5) return { code: zip }
  return withZeros(zip, where.state, region)
}

/** The ZIP code without its +4 suffix, or undefined. */
function zipDigits(plain: string): string | undefined {
  const found = /^(\d{3,5})(?:[ -](?:\d{4}|0{1,4})?)?$/.exec(plain) ?? /^(\d{3,5})(\d{4})$/.exec(plain)
  return found?.[1]
}

function withZeros(digits: string, state: string | undefined, region: string): PostalCodeReading {
  const code = digits.padStart(5, '0')
  const found = stateOfPostalCode(code)
  if (found === undefined || (state !== undefined && found !== state))
    return { fault: `is not valid in ${region}` }
  return { code, remark: `added leading zeros to postal code ${digits}` }
}
