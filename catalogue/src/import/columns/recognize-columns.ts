import { ImportRefusal } from '../import-refusal.ts'
import { formatTarget, UsageError, type ColumnChoices, type ColumnMap } from './column-map.ts'
import type { ImportKind, MeantColumn } from '../import-kind.ts'
import type { ColumnMeaning } from './column-meaning.ts'
import type { ColumnSample } from './column-sample.ts'
import { labelOf, type Field } from '@app/contract/imports/import-fields.ts'
import { unnamedFirst } from '../file/source-table.ts'
import { fieldOfWords } from './field-of-words.ts'
import { headerName } from './header-name.ts'
import { headerWords } from './header-words.ts'
import type { Headers } from './headers.ts'
import { unknownSource, type KnownSource } from './known-source.ts'
import { alwaysIgnored } from './ignored-columns.ts'
import type { Recognition } from './recognition.ts'

type Match = { field: Field; rank: number } | { meaning: ColumnMeaning } | 'ignored' | undefined

/**
 * Maps columns to fields. Unknown columns are returned as such. Throws `UsageError`
 * if the choices name a column that the file doesn't have.
 */
export function recognizeColumns(
  kind: ImportKind,
  names: readonly string[],
  { map, constants }: Pick<ColumnChoices, 'map' | 'constants'>,
  sample?: ColumnSample,
): Recognition {
  requireFields(kind, [...map.values(), ...constants.keys()])
  const chosen = resolveMap(names, map)
  const headers = new Set(names.map(headerName))
  const source = kind.sources.find((known) => known.matches(headers, names)) ?? unknownSource
  const ranked = new Map<Field, { column: string; rank: number }[]>()
  const meant: MeantColumn[] = []
  const [ignored, unknown]: [string[], string[]] = [[], []]
  for (const column of names) {
    const choice = chosen.get(column)
    const match = choice === undefined ? matchColumn(kind, column, source, sample) : matchChoice(choice)
    if (match === undefined) unknown.push(column)
    else if (match === 'ignored') ignored.push(column)
    else if ('meaning' in match) meant.push({ column, meaning: match.meaning })
    else ranked.set(match.field, [...(ranked.get(match.field) ?? []), { column, rank: match.rank }])
  }
  const columns = new Map(
    [...ranked].map(([field, found]) => [
      field,
      found.toSorted((a, b) => a.rank - b.rank).map(({ column }) => column),
    ]),
  )
  const addressParts = names.filter((name) => chosen.get(name) === 'address')
  return { kind, source, columns, addressParts, meant, constants, ignored, unknown }
}

/** A chosen column precedes all others of its field. */
const matchChoice = (choice: Field | ColumnMeaning | null): Match =>
  choice === null
    ? 'ignored'
    : typeof choice === 'string'
      ? { field: choice, rank: -1000 }
      : { meaning: choice }

/** Refuses targets that only files of another kind have. */
function requireFields(
  { fields, meaningOfHeader, nouns }: ImportKind,
  targets: readonly (Field | ColumnMeaning | null)[],
) {
  const foreign = targets.find((target) =>
    typeof target === 'object' ? target !== null && !meaningOfHeader : !fields.includes(target),
  )
  if (foreign === undefined || foreign === null) return
  throw new UsageError(
    `"${formatTarget(foreign)}" is not a field of ${nouns.other}. The fields are: ${fields.join(', ')}.`,
  )
}

function matchColumn(
  { headers, meaningOfHeader }: ImportKind,
  column: string,
  source: KnownSource,
  sample: ColumnSample | undefined,
): Match {
  const header = headerName(column)
  const ofSource = source.columns.get(header)
  if (ofSource !== undefined)
    return { field: ofSource, rank: [...source.columns.keys()].indexOf(header) - 100 }
  if (source.ignores?.(header)) return 'ignored'
  const field = headers.fieldByHeader.get(header)
  if (field !== undefined) return matchField(headers, field, column, sample)
  if (headers.ignored.has(header)) return 'ignored'
  if (source.ignoresUnknown) return 'ignored'
  const meaning = meaningOfHeader?.(column)
  if (meaning !== undefined && (!sample || areCountsOrFlags(sample.valuesOf(column)))) return { meaning }
  if (alwaysIgnored.has(header) || areRowNumbers(column, sample)) return 'ignored'
  const reworded = fieldOfWords(headers, headerWords(column))
  return reworded && matchField(headers, reworded, column, sample)
}

const matchField = (
  { rankOf }: Headers,
  field: Field,
  column: string,
  sample: ColumnSample | undefined,
): Match =>
  sample && isProjected(field, sample.valuesOf(column)) ? 'ignored' : { field, rank: rankOf(field, column) }

/** Coordinates in feet or meters of a projection, which no row needs. */
const isProjected = (field: Field, values: readonly string[]) =>
  (field === 'lat' || field === 'lng') &&
  values.length > 0 &&
  values.every((value) => Math.abs(Number(value)) > 360)

/** R and pandas write the numbers of rows in a first column without a name. */
const areRowNumbers = (column: string, sample: ColumnSample | undefined) =>
  column === unnamedFirst && sample?.valuesOf(column).every((value) => /^\d+$/.test(value)) === true

const areCountsOrFlags = (values: readonly string[]) =>
  values.every((value) =>
    /^(?:\d{1,3}(?:\.0+)?|y|n|yes|no|true|false|x|✓|✔|none|oui|non|si|sí|lighted|lit)$/i.test(value.trim()),
  )

/** Resolves the columns of the map: exact names first, then names that are equal after normalization. */
function resolveMap(names: readonly string[], map: ColumnMap): ColumnMap {
  const resolved = new Map<string, Field | ColumnMeaning | null>()
  for (const [requested, target] of map) {
    const column =
      names.find((name) => name === requested) ??
      names.find((name) => headerName(name) === headerName(requested))
    if (column === undefined)
      throw new UsageError(`--map: the file has no column "${requested}". Its columns are: ${listed(names)}.`)
    if (resolved.has(column)) throw new UsageError(`--map maps the column "${column}" twice.`)
    resolved.set(column, target)
  }
  return resolved
}

const maxListed = 50
const listed = (names: readonly string[]) =>
  names.length > maxListed
    ? `${names.slice(0, maxListed).join(', ')} and ${names.length - maxListed} more`
    : names.join(', ')

/** Refuses a file without the columns that every import needs. */
export function requireColumns(
  names: readonly string[],
  { kind: { nouns }, columns, constants }: Recognition,
  hasGeometry: boolean,
) {
  if (!hasGeometry && columns.size <= 1 && names.some((name) => /\d/.test(name)))
    throw new ImportRefusal(
      `The first line looks like a row, not like column names: ${listed(names)}. Add a line above it, such as name,address,city,state.`,
    )
  if (!columns.has('name'))
    throw new ImportRefusal(
      `The file has no name column. Its columns are: ${listed(names)}. Use --map COLUMN=name to choose one.`,
      [],
      { explanation: `No column has the names of the ${nouns.other}. Choose one.`, remedy: 'columns' },
    )
  if (columns.has('lat') !== columns.has('lng')) {
    const [present, missing] = columns.has('lat') ? (['lat', 'lng'] as const) : (['lng', 'lat'] as const)
    throw new ImportRefusal(
      `The file has a ${labelOf(present)} column but no ${labelOf(missing)} column. Use --map COLUMN=${missing} to choose one.`,
      [],
      {
        explanation: `The file has a ${labelOf(present)} column but no ${labelOf(missing)} column. Choose one, or ignore the ${labelOf(present)}.`,
        remedy: 'columns',
      },
    )
  }
  const locating = ['lat', 'postalCode', 'city', 'state', 'address'] as const
  if (!hasGeometry && !locating.some((field) => columns.has(field) || constants.has(field)))
    throw new ImportRefusal(
      'The file has no location columns. Add coordinates, postal codes, cities or states, or give one for all rows, such as --set state="New York".',
      [],
      {
        explanation: `No column says where the ${nouns.other} are. Choose one with coordinates, postal codes, cities or states, or set the state for all rows.`,
        remedy: 'columns',
      },
    )
}
