import type { AmenityName } from '@app/contract/reference-lists/amenities.ts'
import type { Availability } from '@app/contract/reference-lists/availability.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import type { Layout } from './layouts/layout.ts'
import type { Language } from '../names/language.ts'
import type { Site } from '../places/position.ts'
import type { Town } from '../places/towns.ts'
import type { BuiltSpace } from './spaces/build-spaces.ts'

/** Everything that is so about one facility. What is written and said about it comes from here. */
export interface Facts {
  name: string
  language: Language
  layout: Layout
  town: Town
  site: Site
  spaces: BuiltSpace[]
  /** Those of the main space first, at most seven. */
  sports: SportName[]
  amenities: AmenityName[]
  availability: Availability | null
  seats: number | null
  /** Square feet under roof. */
  indoorArea: number | null
  yearOpened: number | null
}
