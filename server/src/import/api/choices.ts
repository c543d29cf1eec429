import { formatChoices, parseTarget } from '@app/catalogue/import/columns/column-map.ts'
import type { Import, ImportChoices } from '@app/contract/imports/import-schema.ts'
import type { ColumnMeaning } from '@app/catalogue/import/columns/column-meaning.ts'
import type { Field } from '@app/contract/imports/import-fields.ts'
import type * as z from 'zod'
import { importedKind } from '../imported-kind.ts'
import { invalid, type FieldError } from '../../platform/errors.ts'
import type { SavedChoices } from '../saved-mappings.ts'

/** The choices as they are stored. Throws a 400 for columns that the file doesn't have and for unknown targets. */
export function storedChoices(
  { columns, constants, ignoreRest }: z.output<typeof ImportChoices>,
  { kind, columns: known }: Pick<Import, 'kind' | 'columns'>,
): SavedChoices {
  const { reading } = importedKind(kind)
  const isOwn = (target: Field | ColumnMeaning | null | undefined) =>
    target === null ||
    (typeof target === 'object'
      ? reading.meaningOfHeader !== undefined
      : target !== undefined && reading.fields.includes(target))
  const names = new Set(known.map(({ name }) => name))
  const errors: FieldError[] = []
  const map = new Map(
    columns.map(({ name, target }, index) => {
      const parsed = parseTarget(target)
      if (!names.has(name))
        errors.push({ path: `data/columns/${index}/name`, message: 'is not a column of the file' })
      if (!isOwn(parsed))
        errors.push({
          path: `data/columns/${index}/target`,
          message: `is not a field of ${reading.nouns.other}`,
        })
      return [name, parsed ?? null] as const
    }),
  )
  for (const [index, { field }] of constants.entries())
    if (!isOwn(field))
      errors.push({
        path: `data/constants/${index}/field`,
        message: `is not a field of ${reading.nouns.other}`,
      })
  if (errors.length > 0) throw invalid(errors)
  return formatChoices({
    map,
    constants: new Map(constants.map(({ field, value }) => [field, value])),
    ignoreRest,
  })
}
