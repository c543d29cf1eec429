import { importedColumns } from '@app/contract/imports/import-fields.ts'
import type { ImportedKindName } from '@app/contract/owners.ts'
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

/** What a column can count or say of a facility. */
const countedOptions: readonly ComboboxOption[] = [
  ...spaceTypeNames.map((name) => ({ ...targetOption(`space:${name}`), synonyms: spaceWords[name] ?? [] })),
  ...sports.map(({ name, synonyms }) => ({ ...targetOption(`sport:${name}`), synonyms })),
  ...amenityNames.map((name) => targetOption(`amenity:${name}`)),
]

const optionsOf = (kind: ImportedKindName): readonly ComboboxOption[] => [
  { ...targetOption('-'), synonyms: ['skip', 'none', 'nothing'] },
  ...importedColumns(kind).map(({ field, names }) => ({
    ...targetOption(field),
    synonyms: names.split(/\s*\|\s*/),
  })),
  ...(importedColumns(kind).some(({ field }) => field === 'spaces') ? countedOptions : []),
]

const made = new Map<ImportedKindName, readonly ComboboxOption[]>()

/** Everything that a column of a kind can be for, found by other names too. Loads the reference lists. */
export function targetOptions(kind: ImportedKindName): readonly ComboboxOption[] {
  const options = made.get(kind) ?? optionsOf(kind)
  made.set(kind, options)
  return options
}
