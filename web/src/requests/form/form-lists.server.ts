import { amenityNames, type AmenityName } from '@app/contract/reference-lists/amenities.ts'
import { facilityTypes, type FacilityType } from '@app/contract/reference-lists/facility-types.ts'
import { genders, type Gender } from '@app/contract/reference-lists/genders.ts'
import { spaceTypes, type SpaceType } from '@app/contract/reference-lists/space-types.ts'
import { askedFields } from '@app/contract/rules/asked.ts'
import { sportNames, type SportName } from '@app/contract/reference-lists/sports.ts'
import { teamCountRanges, type TeamCountRange } from '@app/contract/reference-lists/team-count-ranges.ts'

/** The fields of the short form with their labels. Its script loads no others, so the server tells them. */
export const shortFields = () =>
  askedFields.flatMap((field) => ('isShort' in field ? [{ name: field.name, label: field.label }] : []))
export type ShortField = ReturnType<typeof shortFields>[number]

/** The choices of the form, which are too large for its code. */
export interface FormLists {
  sports: readonly SportName[]
  genders: readonly Gender[]
  teamCountRanges: readonly TeamCountRange[]
  facilityTypes: readonly FacilityType[]
  amenities: readonly AmenityName[]
  spaceTypes: readonly Pick<SpaceType, 'name' | 'locations' | 'surfaces'>[]
}

export const formLists = (): FormLists => ({
  sports: sportNames,
  genders,
  teamCountRanges,
  facilityTypes,
  amenities: amenityNames,
  spaceTypes: spaceTypes.map(({ name, locations, surfaces }) => ({ name, locations, surfaces })),
})
