import { columnNames } from '@app/contract/facilities/import-column-names.ts'
import { fields } from '@app/contract/facilities/import-fields.ts'
import { amenityNames } from '@app/contract/reference-lists/amenities.ts'
import { spaceTypeNames, type SpaceTypeName } from '@app/contract/reference-lists/space-types.ts'
import { sports } from '@app/contract/reference-lists/sports.ts'
import type { ComboboxOption } from '../../components/fields/combobox-option.ts'
import { targetOption } from './target-words.ts'

const spaceWords: Partial<Record<SpaceTypeName, readonly string[]>> = {
  Court: ['gym', 'gymnasium', 'hardwood'],
  Field: ['pitch', 'turf', 'gridiron'],
  Diamond: ['ball field', 'ballfield', 'ballpark', 'infield'],
  Rink: ['ice sheet', 'ice pad'],
  Pool: ['natatorium', 'aquatic', 'swimming'],
  Track: ['oval', 'running'],
  Trail: ['path', 'greenway'],
  'Skate Park': ['skatepark', 'ramp'],
  'Bowling Lane': ['alley'],
  'Exhibit Hall': ['convention', 'expo', 'ballroom'],
  'Meeting Room': ['conference', 'classroom'],
  'Equestrian Arena': ['horse'],
}

/** Everything that a column can be for, found by other names too. Loads the reference lists. */
export const targetOptions: readonly ComboboxOption[] = [
  { ...targetOption('-'), synonyms: ['skip', 'none', 'nothing'] },
  ...fields.map((field) => ({ ...targetOption(field), synonyms: columnNames[field].split(/\s*\|\s*/) })),
  ...spaceTypeNames.map((name) => ({ ...targetOption(`space:${name}`), synonyms: spaceWords[name] ?? [] })),
  ...sports.map(({ name, synonyms }) => ({ ...targetOption(`sport:${name}`), synonyms })),
  ...amenityNames.map((name) => targetOption(`amenity:${name}`)),
]
