import type { AskedField } from '@app/contract/rules/asked-field.ts'
import type { Asked } from '@app/contract/rules/asked-words.ts'
import type { askedFields } from '@app/contract/rules/asked.ts'
import { isSaid } from '@app/contract/rules/list-completeness.ts'

type FieldName = Exclude<(typeof askedFields)[number]['name'], 'needsSpecificSpaceType'>

/** What is known of a request: the fields of the table, those of an event by the contract's names, and who asks. */
export type RequestDraft = {
  [N in FieldName | 'hasOpenDates']?: NonNullable<Asked[N]> | undefined
} & {
  /** Also listed in the RFP marketplace. */
  isListed?: boolean | undefined
}

export interface Option {
  value: string | number
  label: string
}

/** A field of a draft, as a form has it. */
export type DraftRow = Pick<
  AskedField,
  | 'group'
  | 'typed'
  | 'chosen'
  | 'label'
  | 'unit'
  | 'noun'
  | 'longest'
  | 'placeholder'
  | 'hint'
  | 'autoComplete'
  | 'isOptional'
  | 'isWide'
> & {
  name: FieldName
  /** Choices, or suggestions for a number. Undefined for a field whose choices its form knows otherwise. */
  options?: readonly Option[] | undefined
}

/** Whether a value can be of a field. Without its choices, the server names those that don't exist any longer. */
function isValue({ typed, chosen, options }: Pick<DraftRow, 'typed' | 'chosen' | 'options'>, value: unknown) {
  const isOption = (one: unknown) => options === undefined || options.some((option) => option.value === one)
  if (typed === 'number') return typeof value === 'number'
  if (typed !== undefined) return typeof value === 'string'
  if (chosen === 'flag') return typeof value === 'boolean'
  if (chosen === 'some')
    return Array.isArray(value) && value.every((one) => typeof one === 'string' && isOption(one))
  return (typeof value === 'string' || typeof value === 'number') && isOption(value)
}

export type DraftRows = readonly Pick<DraftRow, 'name' | 'typed' | 'chosen' | 'options'>[]

const isFlag = { chosen: 'flag' } as const

/** Rows of further spaces. Each has a name and how many. */
function spacesIn(value: unknown) {
  const rows: unknown[] = Array.isArray(value) ? value : []
  return rows.filter(
    (row) =>
      typeof row === 'object' &&
      row !== null &&
      'name' in row &&
      typeof row.name === 'string' &&
      'count' in row &&
      Number.isInteger(row.count) &&
      Number(row.count) > 0,
  )
}

/** The values of a record that can be of these fields. */
export function draftIn(record: Readonly<Record<string, unknown>>, rows: DraftRows): RequestDraft {
  const fields = [...rows, { ...isFlag, name: 'hasOpenDates' }, { ...isFlag, name: 'isListed' }]
  return Object.fromEntries(
    fields.flatMap(({ name, ...field }) => {
      if (name !== 'requirements') return isValue(field, record[name]) ? [[name, record[name]]] : []
      const spaces = spacesIn(record[name])
      return spaces.length > 0 ? [[name, spaces]] : []
    }),
  )
}

/** A draft of these fields that says nothing. A form replaces all of its values by those of another with it. */
export const blankDraft = (rows: DraftRows): RequestDraft =>
  Object.fromEntries(
    [...rows.map(({ name }) => name), 'hasOpenDates', 'isListed'].map((name) => [name, undefined]),
  )

export const isBlank = (draft: RequestDraft) => !Object.values(draft).some(isSaid)
