import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import {
  attendanceLevels,
  audienceSizes,
  lodgingPerNightChoices,
} from '@app/contract/reference-lists/audience-sizes.ts'
import { facilityTypes } from '@app/contract/reference-lists/facility-types.ts'
import { genders } from '@app/contract/reference-lists/genders.ts'
import { spaceTypes } from '@app/contract/reference-lists/space-types.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import { teamCountRanges } from '@app/contract/reference-lists/team-count-ranges.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { count } from '../../components/format.ts'
import type { DraftRow } from '../request-draft.ts'
import { askedRows, withOptions } from './asked-rows.ts'
import type { FormLists } from './form-lists.ts'

export const formLists = (): FormLists => ({
  sports: sportNames,
  genders,
  teamCountRanges,
  facilityTypes,
  amenities: amenityNames,
  spaces: spaceTypes.map(({ name }) => ({ value: name, label: spacesWord(name) })),
  audienceSizes: audienceSizes.map((value) => ({ value, label: count(value) })),
  attendanceLevels: attendanceLevels.map(({ name, value }) => ({ value, label: name })),
  lodgingPerNight: lodgingPerNightChoices,
  spaceTypes: spaceTypes.map(({ name, locations, surfaces }) => ({ name, locations, surfaces })),
})

/** The fields of the short form with their choices. Its first load has no others, so the server hands them over. */
export function shortRows(): DraftRow[] {
  const lists = formLists()
  return askedRows.flatMap((row) => {
    if (!row.isShort) return []
    const { text: _text, phrase: _phrase, condition: _condition, inShort, ...words } = withOptions(row, lists)
    return [{ ...words, ...inShort }]
  })
}
