import type { Position } from '@app/contract/rules/globe.ts'

/** The fields used for matching, of a facility in the database or in the file. */
export interface Located {
  name: string
  aliases?: readonly string[]
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  lat: number | null
  lng: number | null
  phone?: string | null
  website?: string | null
  capacity?: number | null
  yearOpened?: number | null
}

/** Miles by which a position may be off: 0 for a position of the facility's own. */
export type ErrorMiles = (facility: Located) => number

export interface Street {
  /** '12', or undefined for an intersection or a street without a number. */
  number: string | undefined
  street: string
}

export type { Position }
