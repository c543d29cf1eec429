import { stateOfPostalCode } from './postal-prefixes.ts'

export type PostalCodeReading =
  | { code: string; remark?: string }
  /** Why it is no postal code of the state; the sentence begins behind the value. */
  | { fault: string }

export interface Where {
  country: 'US' | 'CA' | undefined
  state: string | undefined
}

/**
 * Five digits, or 'A1A 1A1'. Understands ZIP+4, which is cut, nine digits in a row, a number that a spreadsheet made of
 * it and the leading zeros that were lost on the way.
 */
export function postalCode(text: string, where: Where): PostalCodeReading {
  const plain = text
    .toUpperCase()
    .replace(/^(\d+)\.0+$/, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const of =
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
  if (zip === undefined) return { fault: `is not one of ${of}` }
  if (zip.length === 5) return { code: zip }
  return withZeros(zip, where.state, of)
}

/** The digits before the four that name a block; undefined for what is no ZIP code. */
function zipDigits(plain: string): string | undefined {
  const found = /^(\d{3,5})(?:[ -](?:\d{4}|0{1,4})?)?$/.exec(plain) ?? /^(\d{3,5})(\d{4})$/.exec(plain)
  return found?.[1]
}

function withZeros(digits: string, state: string | undefined, of: string): PostalCodeReading {
  const code = digits.padStart(5, '0')
  const found = stateOfPostalCode(code)
  if (found === undefined || (state !== undefined && found !== state)) return { fault: `is not one of ${of}` }
  return { code, remark: `postal code ${digits} had lost its leading zeros` }
}
