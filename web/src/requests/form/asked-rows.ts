import type { AskedField } from '@app/contract/rules/asked-field.ts'
import { ruleSentence } from '@app/contract/rules/asked-rules.ts'
import type { AskedName } from '@app/contract/rules/asked-words.ts'
import { fields } from '@app/contract/rules/tell-asked.ts'
import { fieldErrorsOf } from '../../api/problem.ts'
import type { DraftRow, RequestDraft } from '../request-draft.ts'
import type { FormLists } from './form-lists.ts'

export type AskedRow = AskedField & DraftRow

/** The forms have no control for it: a space that is named is required. */
const isRow = (field: AskedField): field is AskedRow => field.name !== 'needsSpecificSpaceType'

/** The fields of a draft, in the order of the form. */
export const askedRows: readonly AskedRow[] = fields.filter(isRow)

const toldWith = new Map<string, AskedName>(askedRows.map(({ name, of = name }) => [name, of]))
/** The field that a field is told together with, or itself. */
export const toldGroup = <N extends string>(name: N): N | AskedName => toldWith.get(name) ?? name

export const askedLabels = Object.fromEntries(askedRows.map(({ name, label }) => [name, label]))

/** A field with its choices. */
export function withOptions(row: AskedRow, lists: FormLists): AskedRow {
  if (row.from === undefined) return row
  const options = lists[row.from].map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  const placeholder = row.typed === undefined ? `${options.length} to choose from` : undefined
  return { ...(placeholder && { placeholder }), ...row, options }
}

/** A change, without the values that are not asked for any longer after it. */
export function changeOf(draft: RequestDraft, values: RequestDraft): RequestDraft {
  const next = { ...draft, ...values }
  const hidden = askedRows.filter(({ condition }) => condition?.(draft) && !condition(next))
  return { ...values, ...Object.fromEntries(hidden.map(({ name }) => [name, undefined])) }
}

/** What the server refuses, in the words that the form has for the same. */
export const refusalsOf = (error: unknown): ReadonlyMap<string, string> =>
  new Map([...fieldErrorsOf(error)].map(([name, text]) => [name, ruleSentence(name, text) ?? text]))
