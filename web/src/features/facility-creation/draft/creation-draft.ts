/** Everything as it was typed, so that what is half typed is kept too. Nothing chosen is an empty text. */
export interface CreationDraft {
  name: string
  facilityType: string
  address: string
  city: string
  state: string
  postalCode: string
  pin: DraftPin | null
  spaces: DraftSpace[]
  sports: string[]
  amenities: string[]
  description: string
  availability: string
  capacity: string
  indoorArea: string
  yearOpened: string
  phone: string
  email: string
  website: string
}

export interface DraftPin {
  lat: number
  lng: number
  /** Otherwise it stands in the middle of the town or postal code, and moves with them. */
  isSetByHand: boolean
}

export interface DraftSpace {
  name: string
  count: string
  surface: string
  location: string
  additionalFeatures: string
}

export interface DraftPicture {
  id: string
  /** What it shows; its file's name at first. */
  name: string
}

/** What became of the draft once it was sent. */
export interface SentDraft {
  /** What the facility was asked for with. Asked again with the draft's key, it answers the same facility. */
  facility: unknown
  /** There once the facility is. */
  id?: string
  /** The children that are there too. */
  done: string[]
}

export interface KeptDraft {
  /** A UUID that stands for the facility until it has an id of its own: two sendings of one draft make one facility. */
  key: string
  /** Empty until something was typed. */
  savedDate: string
  draft: CreationDraft
  /** In their order. Their files are too large to be kept with them. */
  pictures: DraftPicture[]
  sent?: SentDraft
}

export const blankDraft: CreationDraft = {
  name: '',
  facilityType: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  pin: null,
  spaces: [],
  sports: [],
  amenities: [],
  description: '',
  availability: '',
  capacity: '',
  indoorArea: '',
  yearOpened: '',
  phone: '',
  email: '',
  website: '',
}

export const blankSpace: DraftSpace = {
  name: '',
  count: '1',
  surface: '',
  location: '',
  additionalFeatures: '',
}
