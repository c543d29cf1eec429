import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { fieldsOf } from '@app/contract/imports/import-fields.ts'
import { availabilities } from '@app/contract/reference-lists/availability.ts'
import { parseSquareFeet, parseYear } from '../cleaning/whole-number.ts'
import { meaningOfHeader } from '../columns/column-meaning.ts'
import { headersOf } from '../columns/headers.ts'
import type { ImportKind } from '../import-kind.ts'
import { readChildren } from '../rows/read-children.ts'
import { readMeantColumns } from '../rows/read-meant-columns.ts'
import { readType } from '../rows/read-type.ts'
import { facilitySources } from './facility-sources.ts'
import { ownColumns, readOwnColumns } from './own-columns.ts'
import { draftFieldsOf } from './simple-kind.ts'

const name = 'facility'

const columns = ownColumns(
  FacilityDraft,
  ['capacity', 'indoorArea', 'yearOpened', 'availability', 'timeZone'],
  {
    readers: {
      indoorArea: { parse: parseSquareFeet, problem: 'is not an area in square feet' },
      yearOpened: { parse: parseYear, problem: 'is not a year' },
      // Not by its words: 'not available to host' has those of another value.
      availability: {
        parse: (text) => availabilities.find((one) => one.toLowerCase() === text.toLowerCase()),
        problem: `is not one of ${availabilities.join(', ')}`,
      },
    },
  },
)

export const facilityImport: ImportKind = {
  name,
  nouns: { one: 'venue', other: 'venues' },
  fields: fieldsOf(name),
  headers: headersOf(name),
  sources: facilitySources,
  draft: FacilityDraft,
  draftFields: draftFieldsOf(name, FacilityDraft),
  meaningOfHeader,
  readFacts: (notes) => readOwnColumns(notes, columns),
  readOwn: (notes, { row, source, names, meant }) =>
    readChildren(notes, readType(notes, source, names), names, readMeantColumns(notes, row, meant)),
}
