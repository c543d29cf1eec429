import { parseMeaning, type ColumnMeaning } from './column-meaning.ts'
import { allFields, type Field } from '@app/contract/imports/import-fields.ts'

/** The user's choice per column: a field, what it counts or says, or null to skip the column. */
export type ColumnMap = ReadonlyMap<string, Field | ColumnMeaning | null>

/** Values for all rows of a file, used where a row has none of its own. */
export type Constants = ReadonlyMap<Field, string>

/** How to read the columns of a file beyond what is recognized. */
export interface ColumnChoices {
  map: ColumnMap
  constants: Constants
  /** Skips unknown columns. */
  ignoreRest: boolean
}

export const noChoices: ColumnChoices = { map: new Map(), constants: new Map(), ignoreRest: false }

/** Invalid command line. */
export class UsageError extends Error {}

const fieldByName = new Map<string, Field>(allFields.map((field) => [field.toLowerCase(), field]))

/** Reads `column=field`, `column=space:Diamond` and `column=-`. Throws `UsageError`, which lists `fields`. */
export function parseColumnMap(entries: readonly string[], fields: readonly Field[] = allFields): ColumnMap {
  const map = new Map<string, Field | ColumnMeaning | null>()
  for (const entry of entries) {
    const separator = entry.lastIndexOf('=')
    const column = entry.slice(0, separator).trim()
    const name = entry.slice(separator + 1).trim()
    if (separator < 1 || column === '' || name === '')
      throw new UsageError(`--map ${JSON.stringify(entry)} must have the form COLUMN=FIELD or COLUMN=-.`)
    const target = parseTarget(name)
    if (target === undefined)
      throw new UsageError(
        `--map: "${name}" is not a field. The fields are: ${fields.join(', ')}; or amenity:NAME, space:NAME, sport:NAME.`,
      )
    if (map.has(column)) throw new UsageError(`--map maps the column "${column}" twice.`)
    map.set(column, target)
  }
  return map
}

/** Reads a field, `space:Diamond` or `-`. Undefined for anything else. */
export const parseTarget = (name: string): Field | ColumnMeaning | null | undefined =>
  name === '-' ? null : (fieldByName.get(name.toLowerCase()) ?? parseMeaning(name))

/** Reads `field=value`. Throws `UsageError`. */
export function parseConstants(entries: readonly string[], fields: readonly Field[] = allFields): Constants {
  const constants = new Map<Field, string>()
  for (const entry of entries) {
    const separator = entry.indexOf('=')
    const field = fieldByName.get(entry.slice(0, separator).trim().toLowerCase())
    const value = entry.slice(separator + 1).trim()
    if (separator < 1 || value === '')
      throw new UsageError(`--set ${JSON.stringify(entry)} must have the form FIELD=VALUE.`)
    if (field === undefined)
      throw new UsageError(
        `--set: "${entry.slice(0, separator)}" is not a field. The fields are: ${fields.join(', ')}.`,
      )
    if (constants.has(field)) throw new UsageError(`--set sets ${field} twice.`)
    constants.set(field, value)
  }
  return constants
}

export const hasChoices = ({ map, constants, ignoreRest }: ColumnChoices) =>
  map.size > 0 || constants.size > 0 || ignoreRest

/** The choices in the form of the command line. */
export const formatChoices = ({ map, constants, ignoreRest }: ColumnChoices) => ({
  map: [...map].map(([column, target]) => `${column}=${formatTarget(target)}`),
  set: [...constants].map(([field, value]) => `${field}=${value}`),
  ignoreRest,
})

/** The target of a column in the form of the command line. */
export function formatTarget(target: Field | ColumnMeaning | null): string {
  if (target === null) return '-'
  if (typeof target === 'string') return target
  const { amenity, space, sport } = target
  if (amenity !== undefined) return `amenity:${amenity}`
  // A space of a sport is written as a phrase: 'space:Tennis Court'.
  if (space !== undefined) return `space:${sport === undefined ? space : `${sport} ${space}`}`
  return `sport:${sport ?? ''}`
}
