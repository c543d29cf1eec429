// The fields of imported files. Without zod, because pages in the browser use them too.
import type { Column } from '../columns/column.ts'
import { importColumns } from '../columns/import-columns.ts'
import { importedKinds, type ImportedKindName } from '../owners.ts'

type AnyColumn = (typeof importColumns)[ImportedKindName][number]
type TargetOf<C> = C extends { names: string }
  ? C extends { target: infer T extends string }
    ? T
    : C extends { field: infer F extends string }
      ? F
      : never
  : never

/** What a column can be for, in the files of some kind. */
export type Field = TargetOf<AnyColumn>

/** Fields stored as child rows of a facility. */
export const childFields = ['sports', 'spaces', 'amenities'] as const
export type ChildField = (typeof childFields)[number]

export interface ImportedColumn {
  field: Field
  label: string
  names: string
  heading: string | undefined
  isRepeatable: boolean
}

const columnsOf = (columns: readonly Column[]): ImportedColumn[] =>
  columns.flatMap(({ field, target = field, names, label = target, heading, isRepeatable = false }) =>
    names === undefined || !isField(target) ? [] : [{ field: target, label, names, heading, isRepeatable }],
  )

const isImported = (column: AnyColumn): column is Extract<AnyColumn, { names: string }> => 'names' in column

/** The fields of all kinds. */
export const allFields: readonly Field[] = [
  ...new Set(
    importedKinds.flatMap((kind) =>
      importColumns[kind]
        .filter(isImported)
        .map((column) => ('target' in column ? column.target : column.field)),
    ),
  ),
]

const names: ReadonlySet<string> = new Set(allFields)
export const isField = (name: string): name is Field => names.has(name)

const imported: ReadonlyMap<ImportedKindName, readonly ImportedColumn[]> = new Map(
  importedKinds.map((kind) => [kind, columnsOf(importColumns[kind])]),
)

/** The columns that files of a kind may have. */
export const importedColumns = (kind: ImportedKindName) => imported.get(kind) ?? []

/** The fields of a kind, in the order of its columns. */
export const fieldsOf = (kind: ImportedKindName): readonly Field[] =>
  importedColumns(kind).map(({ field }) => field)

const labels: ReadonlyMap<string, string> = new Map(
  importedKinds.flatMap((kind) => importedColumns(kind).map(({ field, label }) => [field, label] as const)),
)
export const labelOf = (field: string) => labels.get(field) ?? field

const repeatable: ReadonlySet<string> = new Set(
  importedKinds.flatMap((kind) =>
    importedColumns(kind).flatMap(({ field, isRepeatable }) => (isRepeatable ? [field] : [])),
  ),
)
/** Whether several columns may have this target. */
export const isRepeatable = (target: string) =>
  target === '-' || target.includes(':') || repeatable.has(target)
