import { SpaceTypeDraft, type SpaceType } from '@app/contract/facilities/space-type-schema.ts'
import { spaceTypeByName } from '@app/contract/reference-lists/space-types.ts'
import { fittedTo } from '@app/contract/rules/space-choices.ts'
import * as z from 'zod'
import { fieldWords, sentence } from '../../platform/form/field-words.ts'
import { spaceDetails } from '../../page/space-words.ts'
import { numberOf, textOf } from '../../page/typed-values.ts'

/** The texts of a row's controls. */
export const TypedSpace = z.object({
  name: z.string(),
  count: z.string(),
  surface: z.string(),
  location: z.string(),
  additionalFeatures: z.string(),
})
export type TypedSpace = z.infer<typeof TypedSpace>
export type SpaceField = keyof TypedSpace
const spaceFields = TypedSpace.keyof().options

/** A space that is edited: an existing one with its saved values, or a new one. */
export const SpaceRow = z.object({
  key: z.string(),
  id: z.string().nullable(),
  before: TypedSpace.nullable(),
  typed: TypedSpace,
  isRemoved: z.boolean(),
  /** Errors by field. The key '' is for the whole row. */
  errors: z.record(z.string(), z.string()),
})
export type SpaceRow = z.infer<typeof SpaceRow>

export const typedSpace = (space: Omit<z.infer<typeof SpaceType>, 'id' | 'createdDate'>): TypedSpace => ({
  name: space.name,
  count: String(space.count),
  surface: space.surface ?? '',
  location: space.location ?? '',
  additionalFeatures: space.additionalFeatures ?? '',
})

export const rowOf = (space: z.infer<typeof SpaceType>): SpaceRow => ({
  key: space.id,
  id: space.id,
  before: typedSpace(space),
  typed: typedSpace(space),
  isRemoved: false,
  errors: {},
})

export const newRow = (): SpaceRow => ({
  key: crypto.randomUUID(),
  id: null,
  before: null,
  typed: { name: '', count: '1', surface: '', location: '', additionalFeatures: '' },
  isRemoved: false,
  errors: {},
})

/** The row after a change of one field. Values that a new type does not allow are removed. */
export function withField(row: SpaceRow, field: SpaceField, text: string): SpaceRow {
  const typed = { ...row.typed, [field]: text }
  const { [field]: _fixed, '': _whole, ...errors } = row.errors
  if (field !== 'name') return { ...row, typed, errors }
  return { ...row, typed: { ...typed, ...fittedTo(spaceTypeByName.get(text), typed) }, errors: {} }
}

export type RowState = 'added' | 'changed' | 'removed' | 'same'

export function stateOf({ before, typed, isRemoved }: SpaceRow): RowState {
  if (isRemoved) return 'removed'
  if (before === null) return 'added'
  return spaceFields.some((field) => typed[field] !== before[field]) ? 'changed' : 'same'
}

/** Parses a row by the rules of the contract. */
export const readRow = ({ typed }: SpaceRow) =>
  SpaceTypeDraft.safeParse(
    {
      name: typed.name,
      count: numberOf(typed.count),
      surface: textOf(typed.surface),
      location: textOf(typed.location),
      additionalFeatures: textOf(typed.additionalFeatures),
    },
    { error: fieldWords },
  )

/** The row with its validation errors. */
export function checked(row: SpaceRow): SpaceRow {
  if (stateOf(row) === 'same' || row.isRemoved) return { ...row, errors: {} }
  const issues = readRow(row).error?.issues ?? []
  return {
    ...row,
    errors: Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), sentence(message)])),
  }
}

export const hasErrors = ({ errors }: SpaceRow) => Object.keys(errors).length > 0

/** `8 × Court`. */
export const spaceTitle = ({ name, count }: TypedSpace) =>
  name === '' ? 'New space' : `${count.trim() || '?'} × ${name}`

/** Surface, location and features, if known. */
export const spaceLine = (space: TypedSpace) => spaceDetails(space).join(' · ')

/** Rows whose save undoes the save of `rows`. */
export function undoRows(
  rows: readonly SpaceRow[],
  saved: ReadonlyMap<string, SpaceRow | undefined>,
): SpaceRow[] {
  return rows.flatMap((row) => {
    const now = saved.get(row.key)
    const state = stateOf(row)
    if (state === 'added' && now !== undefined) return [{ ...now, isRemoved: true }]
    if (state === 'changed' && now !== undefined && row.before !== null)
      return [{ ...now, typed: row.before }]
    if (state === 'removed' && row.before !== null) return [{ ...newRow(), typed: row.before }]
    return []
  })
}
