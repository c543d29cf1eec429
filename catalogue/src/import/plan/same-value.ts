import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { milesBetween } from '@app/contract/rules/globe.ts'
import type { Field } from '@app/contract/imports/import-fields.ts'
import { streetKey } from '../matching/contact-keys.ts'
import { nameWords } from '../matching/name-key.ts'

/** Positions closer than this differ only by rounding. */
const sameSpotMiles = 0.05

export const isSameSpot = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) =>
  milesBetween(a, b) < sameSpotMiles

const keys: Partial<Record<Field, (text: string) => string>> = {
  address: streetKey,
  postalCode: (code) => code.replaceAll(/\s/g, '').toUpperCase(),
  phone: (phone) => phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10})/, ''),
  email: (email) => email.toLowerCase(),
  website: (address) =>
    address
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/\/$/, ''),
}

/** Whether two values are equal apart from formatting. Set `respelled` if the capitalization of `b` is a guess. */
export function isSameValue(field: Field, a: unknown, b: unknown, respelled: boolean): boolean {
  if (a === b) return true
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null)
    return patchBetween(a, b).length === 0
  if (typeof a !== 'string' || typeof b !== 'string') return false
  const key = keys[field] ?? (respelled ? (text: string) => nameWords(text).join(' ') : undefined)
  return key !== undefined && key(a) === key(b)
}
