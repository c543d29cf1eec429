import { ImportRefusal } from '../import-refusal.ts'
import { UsageError, type ColumnMap } from './column-map.ts'
import { editDistance } from './edit-distance.ts'
import { labelOf, type Field } from './fields.ts'
import { headerName } from './header-name.ts'
import type { KnownSource } from './known-source.ts'
import { anySource, knownSources } from './known-sources.ts'
import { fieldByHeader, rankOf, synonyms, uselessAnywhere } from './synonyms.ts'

export interface Recognition {
  source: KnownSource
  /** The columns of each field, the one to believe first. */
  columns: ReadonlyMap<Field, readonly string[]>
  ignored: readonly string[]
}

/**
 * Decides what each column is. Throws `ImportRefusal` naming every column that is not known with the nearest known
 * name, or what is missing; `UsageError` for a map that names a column which is not there.
 */
export function recogniseColumns(
  names: readonly string[],
  map: ColumnMap,
  hasGeometry: boolean,
): Recognition {
  const chosen = resolveMap(names, map)
  const headers = new Set(names.map(headerName))
  const source = knownSources.find((known) => known.recognises(headers, names)) ?? anySource
  const ranked = new Map<Field, { column: string; rank: number }[]>()
  const ignored: string[] = []
  const unknown: string[] = []
  for (const column of names) {
    const told = chosen.get(column)
    const meaning = told === undefined ? meaningOf(column, source) : { field: told, rank: -1000 }
    if (meaning === undefined) unknown.push(column)
    else if (meaning.field !== null)
      ranked.set(meaning.field, [...(ranked.get(meaning.field) ?? []), { column, rank: meaning.rank }])
    else ignored.push(column)
  }
  if (unknown.length > 0)
    throw new ImportRefusal(
      `The file has ${unknown.length === 1 ? 'a column' : `${unknown.length} columns`} not known here.`,
      unknown.map(adviceOn),
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

const useless = { field: null, rank: 0 }

function meaningOf(column: string, source: KnownSource): { field: Field | null; rank: number } | undefined {
  const header = headerName(column)
  const ofSource = source.columns[header]
  if (ofSource !== undefined)
    return { field: ofSource, rank: Object.keys(source.columns).indexOf(header) - 100 }
  if (source.ignores?.(header)) return useless
  const field = fieldByHeader.get(header)
  if (field !== undefined) return { field, rank: rankOf(field, column) }
  return source.ignoresWhatIsUnknown || uselessAnywhere.has(header) ? useless : undefined
}

/** A column of the map is named as in the file, or nearly so. */
function resolveMap(names: readonly string[], map: ColumnMap): ReadonlyMap<string, Field | null> {
  return new Map(
    [...map].map(([wanted, field]) => {
      const column =
        names.find((name) => name === wanted) ?? names.find((name) => headerName(name) === headerName(wanted))
      if (column === undefined)
        throw new UsageError(
          `--map: the file has no column "${wanted}". Its columns are ${names.join(', ')}.`,
        )
      return [column, field]
    }),
  )
}

function adviceOn(column: string): string {
  const header = headerName(column)
  const known = Object.values(synonyms).flat()
  const nearest = known.reduce((best, name) =>
    editDistance(header, headerName(name)) < editDistance(header, headerName(best)) ? name : best,
  )
  const field = fieldByHeader.get(headerName(nearest)) ?? 'name'
  return `column "${column}" is not known; the nearest known name is "${nearest}". Say --map "${column}=${field}" if it is that, or --map "${column}=-" to leave it out.`
}

function requireColumns(
  names: readonly string[],
  columns: ReadonlyMap<Field, unknown>,
  hasGeometry: boolean,
) {
  if (!columns.has('name'))
    throw new ImportRefusal(
      `No column holds the name. The columns are ${names.join(', ')}; say --map COLUMN=name.`,
    )
  if (columns.has('lat') !== columns.has('lng')) {
    const [here, missing] = columns.has('lat') ? (['lat', 'lng'] as const) : (['lng', 'lat'] as const)
    throw new ImportRefusal(
      `There is a column for the ${labelOf(here)} and none for the ${labelOf(missing)}; say --map COLUMN=${missing}.`,
    )
  }
  if (!hasGeometry && !(['lat', 'postalCode', 'city', 'state'] as const).some((field) => columns.has(field)))
    throw new ImportRefusal(
      'No column says where the facilities are: neither coordinates, postal code, city nor state.',
    )
}
