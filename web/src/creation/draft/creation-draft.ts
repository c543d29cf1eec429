import type { UseFormReturn } from 'react-hook-form'

/** An entry of a collection, as typed. */
export type ChildRow = Record<string, string>

/** Everything as typed, so that half-typed values are stored too. Without a choice, a text is empty. */
export interface CreationDraft {
  /** By field name. Several choices are one per line. */
  fields: Record<string, string>
  pin: DraftPin | null
  /** By collection. */
  children: Record<string, ChildRow[]>
}

export interface DraftPin {
  lat: number
  lng: number
  /** Otherwise it is at the center of the city or postal code, and moves with them. */
  isSetByHand: boolean
}

export interface DraftPicture {
  id: string
  /** Its caption; the file name at first. */
  name: string
}

/** A picture that isn't uploaded yet. */
export interface DraftImage extends DraftPicture {
  file: Blob
}

/** The state of a draft that was sent. */
export interface SentDraft {
  /** The body of the first create request. Resent with the draft's key, it returns the same profile. */
  profile: unknown
  /** Set once the profile exists. */
  id?: string
  /** Ids of the parts that were created too. */
  done: string[]
}

export interface StoredDraft {
  /** The idempotency key, a UUID: sending a draft twice creates one profile. */
  key: string
  /** Empty until something was typed. */
  savedDate: string
  draft: CreationDraft
  /** In order. The files are too large to be stored here. */
  pictures: DraftPicture[]
  sent?: SentDraft
}

/** A draft by the contract's rules and in its types. */
export interface CheckedDraft {
  fields: Record<string, unknown>
  pin: CreationDraft['pin']
  children: Record<string, object[]>
}

export type DraftForm = UseFormReturn<CreationDraft, unknown, CheckedDraft>
