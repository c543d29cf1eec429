import { formatChoices, parseTarget } from '@app/catalogue/import/columns/column-map.ts'
import type { Import, ImportChoices } from '@app/contract/facilities/import-schema.ts'
import type * as z from 'zod'
import { invalid, type FieldError } from '../../platform/errors.ts'
import type { SavedChoices } from '../saved-mappings.ts'

/** The choices as they are stored. Throws a 400 for columns that the file doesn't have and for unknown targets. */
export function storedChoices(
  { columns, constants, ignoreRest }: z.output<typeof ImportChoices>,
  known: Import['columns'],
): SavedChoices {
  const names = new Set(known.map(({ name }) => name))
  const errors: FieldError[] = []
  const map = new Map(
    columns.map(({ name, target }, index) => {
      const parsed = parseTarget(target)
      if (!names.has(name))
        errors.push({ path: `data/columns/${index}/name`, message: 'is not a column of the file' })
      if (parsed === undefined)
        errors.push({ path: `data/columns/${index}/target`, message: 'is not a field of venues' })
      return [name, parsed ?? null] as const
    }),
  )
  if (errors.length > 0) throw invalid(errors)
  return formatChoices({
    map,
    constants: new Map(constants.map(({ field, value }) => [field, value])),
    ignoreRest,
  })
}
