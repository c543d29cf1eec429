import { isRepeatable } from '@app/contract/imports/import-fields.ts'
import type { Import, ImportCalls, ImportColumn } from '../import-place.ts'

export type Choices = Parameters<ImportCalls['check']>[0]['data']
export type Constant = Import['constants'][number]

/** The choices of somebody who edits the columns. Columns without an edit keep what the server found. */
export interface ColumnEdits {
  /** By column. */
  targets: ReadonlyMap<string, string>
  constants: readonly Constant[]
  ignoreRest: boolean
}

export const editsOf = ({
  constants,
  ignoreRest,
}: Pick<Import, 'constants' | 'ignoreRest'>): ColumnEdits => ({
  targets: new Map(),
  constants,
  ignoreRest,
})

export const targetOf = ({ name, target }: ImportColumn, { targets }: Pick<ColumnEdits, 'targets'>) =>
  targets.get(name) ?? target

/** Choices that the server keeps only if they are sent again. It finds the others by itself. */
const keptChoices: ReadonlySet<ImportColumn['recognizedBy']> = new Set(['saved', 'proposal', 'you'])

/** What to send: everything that was chosen, by this person or before. */
export function choicesOf(columns: readonly ImportColumn[], edits: ColumnEdits): Choices {
  const { targets, constants, ignoreRest } = edits
  return {
    columns: columns.flatMap((column) => {
      const target = targetOf(column, edits)
      const isChosen = targets.has(column.name) || keptChoices.has(column.recognizedBy)
      return isChosen && target !== null ? [{ name: column.name, target }] : []
    }),
    constants: constants
      .map(({ field, value }) => ({ field, value: value.trim() }))
      .filter(({ value }) => value !== ''),
    ignoreRest,
  }
}

/** Chosen columns whose target was chosen for an earlier column, which is the value. */
export function repeatedChoices(choices: Pick<Choices, 'columns'>): ReadonlyMap<string, string> {
  const first = new Map<string, string>()
  const repeated = new Map<string, string>()
  for (const { name, target } of choices.columns) {
    const earlier = first.get(target)
    if (earlier === undefined) first.set(target, name)
    else if (!isRepeatable(target)) repeated.set(name, earlier)
  }
  return repeated
}

/** Fields with more than one value for all rows. */
export const repeatedConstants = (constants: readonly Constant[]): ReadonlySet<string> =>
  new Set(
    constants.flatMap(({ field }, index) =>
      constants.findIndex((other) => other.field === field) < index ? [field] : [],
    ),
  )

export const columnFilters = ['all', 'unknown', 'used', 'ignored'] as const
export type ColumnFilter = (typeof columnFilters)[number]

/** The columns of each filter. Unknown columns are ignored if the rest is. */
export function columnsByFilter(columns: readonly ImportColumn[], edits: ColumnEdits) {
  const groupOf = (column: ImportColumn): ColumnFilter => {
    const target = targetOf(column, edits)
    if (target === null) return edits.ignoreRest ? 'ignored' : 'unknown'
    return target === '-' ? 'ignored' : 'used'
  }
  const groups: Record<ColumnFilter, ImportColumn[]> = {
    all: [...columns],
    unknown: [],
    used: [],
    ignored: [],
  }
  for (const column of columns) groups[groupOf(column)].push(column)
  return groups
}
