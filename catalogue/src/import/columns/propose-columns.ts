import { phraseKey } from '../classification/phrase-key.ts'
import { isKindWord } from '../matching/name-kinds.ts'
import { nameWords } from '../matching/name-key.ts'
import type { KnownPlaces } from '../places/known-places.ts'
import type { ColumnChoices, ColumnMap } from './column-map.ts'
import type { ColumnSample } from './column-sample.ts'
import { isRepeatable, type Field } from '@app/contract/imports/import-fields.ts'
import { guessField } from './guess-field.ts'
import type { Recognition } from './recognition.ts'

/**
 * Completes the choices for a file whose columns are not all known: a name column, names that resemble known ones, the state of the
 * towns, and the rest ignored. Undefined if nothing is missing.
 */
export function proposeColumns(
  recognition: Recognition,
  sample: ColumnSample,
  places: KnownPlaces,
  choices: ColumnChoices,
): ColumnChoices | undefined {
  const { kind, columns, unknown, constants } = recognition
  const map = new Map(choices.map)
  if (!columns.has('name')) {
    const name = findNameColumn(unknown, sample)
    if (name !== undefined) map.set(name, 'name')
  }
  for (const column of unknown.filter((one) => !map.has(one))) {
    const field = guessField(kind.headers, column, sample.valuesOf(column))
    if (field === undefined) continue
    const isTaken = columns.has(field) || [...map.values()].includes(field)
    if (!isTaken || isRepeatable(field)) map.set(column, field)
  }
  const rest = unknown.filter((column) => !map.has(column))
  const state = constants.has('state') ? undefined : guessState({ columns, map }, sample, places)
  if (map.size === choices.map.size && state === undefined && (rest.length === 0 || choices.ignoreRest))
    return undefined
  return {
    map,
    constants: state === undefined ? constants : new Map([...constants, ['state', state]]),
    ignoreRest: choices.ignoreRest || rest.length > 0,
  }
}

const nameHeader =
  /name|facilit|venue|stadium|park|arena|site|place|field|gym|school|rink|court|complex|center|centre|pool|club|nom|installation|lieu|lugar/

/** The column that most likely has the names: by its header, or by values that are words such as 'Oak Park'. */
function findNameColumn(unknown: readonly string[], sample: ColumnSample): string | undefined {
  const scored = unknown.map((column) => {
    const values = sample.valuesOf(column)
    const texts = values.filter((value) => /\p{L}{3}/u.test(value) && value.length <= 120)
    const isText = values.length > 0 && texts.length >= 0.8 * values.length
    const kinds =
      texts.filter((value) => nameWords(value).some(isKindWord)).length / Math.max(1, texts.length)
    const variety = new Set(values).size / Math.max(1, values.length)
    const named = nameHeader.test(phraseKey(column)) ? 1 : 0
    return { column, score: isText && variety > 0.3 ? named + kinds + variety / 2 : 0 }
  })
  const best = scored.reduce((one, next) => (next.score > one.score ? next : one), { column: '', score: 1 })
  return best.column === '' ? undefined : best.column
}

/** The state that nearly all towns, or else all positions, of a file without states are in. */
function guessState(
  { columns, map }: { columns: Recognition['columns']; map: ColumnMap },
  sample: ColumnSample,
  places: KnownPlaces,
): string | undefined {
  const columnOf = (field: Field) =>
    columns.get(field)?.[0] ?? [...map].find(([, target]) => target === field)?.[0]
  const valuesOf = (field: Field) => {
    const column = columnOf(field)
    return column === undefined ? [] : sample.valuesOf(column)
  }
  if (columnOf('state') !== undefined || columnOf('postalCode') !== undefined) return undefined
  const [lats, lngs] = [valuesOf('lat').map(Number), valuesOf('lng').map(Number)]
  if (columnOf('lat') === undefined) {
    const towns = [...new Set(valuesOf('city'))]
    return mostCommon(
      towns.map((town) => places.statesWith(town)),
      0.6,
    )
  }
  // Rows with a position need no state.
  if (lats.length !== lngs.length || lats.length === sample.size) return undefined
  const found = lats.map((lat, index) => places.nearest({ lat, lng: lngs[index] ?? 0 })?.state)
  return mostCommon(
    found.map((state) => (state === undefined ? [] : [state])),
    0.9,
  )
}

/** The value that at least this share of the lists contains. */
function mostCommon(lists: readonly (readonly string[])[], share: number): string | undefined {
  const counts = new Map<string, number>()
  for (const value of lists.flat()) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a)
  return best && best[1] >= share * lists.length ? best[0] : undefined
}
