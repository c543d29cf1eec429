import { ImportRefusal } from '../import-refusal.ts'
import { UsageError, type ColumnMap } from './column-map.ts'
import { editDistance } from './edit-distance.ts'
import { labelOf, type Field } from './fields.ts'
import { headerName } from './header-name.ts'
import type { KnownSource } from './known-source.ts'
import { unknownSource, knownSources } from './known-sources.ts'
import { fieldByHeader, rankOf, synonyms, alwaysIgnored } from './synonyms.ts'

export interface Recognition {
  source: KnownSource
  /** The columns of each field, in order of precedence. */
  columns: ReadonlyMap<Field, readonly string[]>
  ignored: readonly string[]
}

/**
 * Maps columns to fields. Throws `ImportRefusal` for unknown columns, with the closest known name of each, and for
 * missing columns. Throws `UsageError` if the map names a column that the file doesn't have.
 */
export function recognizeColumns(
  names: readonly string[],
  map: ColumnMap,
  hasGeometry: boolean,
): Recognition {
  const chosen = resolveMap(names, map)
  const headers = new Set(names.map(headerName))
  const source = knownSources.find((known) => known.matches(headers, names)) ?? unknownSource
  const ranked = new Map<Field, { column: string; rank: number }[]>()
  const ignored: string[] = []
  const unknown: string[] = []
  for (const column of names) {
    const mapped = chosen.get(column)
    const match = mapped === undefined ? matchColumn(column, source) : { field: mapped, rank: -1000 }
    if (match === undefined) unknown.push(column)
    else if (match.field !== null)
      ranked.set(match.field, [...(ranked.get(match.field) ?? []), { column, rank: match.rank }])
    else ignored.push(column)
  }
  if (unknown.length > 0)
    throw new ImportRefusal(
      `The file has ${unknown.length === 1 ? 'an unknown column' : `${unknown.length} unknown columns`}.`,
      unknown.map(suggestMapping),
    )
  const columns = new Map(
    [...ranked].map(([field, found]) => [
      field,
      found.toSorted((a, b) => a.rank - b.rank).map(({ column }) => column),
    ]),
  )
  requireColumns(names, columns, hasGeometry)
  return { source, columns, ignored }
}

const ignoredColumn = { field: null, rank: 0 }

function matchColumn(column: string, source: KnownSource): { field: Field | null; rank: number } | undefined {
  const header = headerName(column)
  const ofSource = source.columns[header]
  if (ofSource !== undefined)
    return { field: ofSource, rank: Object.keys(source.columns).indexOf(header) - 100 }
  if (source.ignores?.(header)) return ignoredColumn
  const field = fieldByHeader.get(header)
  if (field !== undefined) return { field, rank: rankOf(field, column) }
  return source.ignoresUnknown || alwaysIgnored.has(header) ? ignoredColumn : undefined
}

/** Resolves the columns of the map: exact names first, then names that are equal after normalization. */
function resolveMap(names: readonly string[], map: ColumnMap): ReadonlyMap<string, Field | null> {
  return new Map(
    [...map].map(([requested, field]) => {
      const column =
        names.find((name) => name === requested) ??
        names.find((name) => headerName(name) === headerName(requested))
      if (column === undefined)
        throw new UsageError(
          `--map: the file has no column "${requested}". Its columns are: ${names.join(', ')}.`,
        )
      return [column, field]
    }),
  )
}

function suggestMapping(column: string): string {
  const header = headerName(column)
  const known = Object.values(synonyms).flat()
  const closest = known.reduce((best, name) =>
    editDistance(header, headerName(name)) < editDistance(header, headerName(best)) ? name : best,
  )
  const field = fieldByHeader.get(headerName(closest)) ?? 'name'
  return `column "${column}" is not known. The closest known name is "${closest}". Use --map "${column}=${field}" to import it as ${labelOf(field)}, or --map "${column}=-" to skip it.`
}

function requireColumns(
  names: readonly string[],
  columns: ReadonlyMap<Field, unknown>,
  hasGeometry: boolean,
) {
  if (!columns.has('name'))
    throw new ImportRefusal(
      `The file has no name column. Its columns are: ${names.join(', ')}. Use --map COLUMN=name to choose one.`,
    )
  if (columns.has('lat') !== columns.has('lng')) {
    const [present, missing] = columns.has('lat') ? (['lat', 'lng'] as const) : (['lng', 'lat'] as const)
    throw new ImportRefusal(
      `The file has a ${labelOf(present)} column but no ${labelOf(missing)} column. Use --map COLUMN=${missing} to choose one.`,
    )
  }
  if (!hasGeometry && !(['lat', 'postalCode', 'city', 'state'] as const).some((field) => columns.has(field)))
    throw new ImportRefusal(
      'The file has no location columns. Add coordinates, postal codes, cities or states.',
    )
}
