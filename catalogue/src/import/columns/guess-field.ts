import { stateOf } from '@app/contract/reference-lists/regions.ts'
import type { Field } from '@app/contract/imports/import-fields.ts'
import { sportOf } from '../classification/sport-of.ts'
import { parseDegrees } from '../cleaning/coordinates.ts'
import { parseWholeNumber, parseYear } from '../cleaning/whole-number.ts'
import { editDistance } from './edit-distance.ts'
import { fieldOfWords } from './field-of-words.ts'
import { headerName } from './header-name.ts'
import { headerWords } from './header-words.ts'
import type { Headers } from './headers.ts'

/** Fields whose columns are named by rule, so that a similar name means something else. */
const exactlyNamed: ReadonlySet<Field> = new Set(['googlePlaceId', 'timeZone', 'sourceId'])

/**
 * The field that a column of an unknown name is likely for: without words that add nothing, by abbreviated words, or with a typo.
 * Its values must be possible for that field.
 */
export function guessField(headers: Headers, column: string, values: readonly string[]): Field | undefined {
  const words = headerWords(column)
  const isPossible = (field: Field | undefined): field is Field =>
    field !== undefined && !exactlyNamed.has(field) && suits(field, values)
  return [
    withoutFillers(headers, words),
    byAbbreviations(headers, words),
    byTypo(headers, headerName(column)),
  ].find(isPossible)
}

const words = (text: string) => new Set(text.split(/\s+/))
/** Words that don't change what a column is for. Not those of people: the name of a contact isn't that of a venue. */
const fillers = words(
  `main primary principal offered available provided played hosted supported allowed permitted current max maximum min minimum approx
  approximate est estimated general public business official full complete facility venue park site location place property building
  arena stadium complex center school info information details list listed text value field`,
)
const counting = words('number total count quantity qty num no nbr how many')
const counted: ReadonlySet<Field> = new Set(['capacity', 'indoorArea'])

function withoutFillers(headers: Headers, header: readonly string[]): Field | undefined {
  const rest = header.filter((word) => !fillers.has(word))
  if (rest.length === 0) return undefined
  const found = rest.length < header.length ? fieldOfWords(headers, rest) : undefined
  if (found !== undefined) return found
  const thing = rest.filter((word) => !counting.has(word) && word !== 'of')
  const field = thing.length > 0 && thing.length < rest.length ? fieldOfWords(headers, thing) : undefined
  return field !== undefined && counted.has(field) ? field : undefined
}

/** The field of the only known names whose words these abbreviate: 'Cty Nm' is the city's name. */
function byAbbreviations({ knownNames }: Headers, header: readonly string[]): Field | undefined {
  const found = new Set(
    knownNames
      .filter(
        ({ field, words: known }) =>
          known.length === header.length &&
          known.every((word, index) => abbreviates(header[index] ?? '', word, header.length > 1)) &&
          // One short word is too little to tell the names of venues.
          (header.length > 1 || field !== 'name'),
      )
      .map(({ field }) => field),
  )
  return found.size === 1 ? [...found][0] : undefined
}

/** By its beginning or, beside other words, by its consonants. */
function abbreviates(short: string, word: string, hasContext: boolean): boolean {
  if (short === word) return true
  if (short.length < (hasContext ? 2 : 3)) return false
  return word.startsWith(short) || (hasContext && consonantsOf(word).startsWith(short))
}

const consonantsOf = (word: string) => word.slice(0, 1) + word.slice(1).replaceAll(/[aeiou]/g, '')

/** The share of a name's letters that may differ from a known name: one in four, three at most. */
const maxDistance = (header: string) => Math.min(3, Math.floor(header.length / 4))

function byTypo({ fieldByHeader }: Headers, header: string): Field | undefined {
  let best: { field: Field; distance: number } | undefined
  for (const [known, field] of fieldByHeader) {
    if (Math.abs(known.length - header.length) > 3 || known.length < 4 || exactlyNamed.has(field)) continue
    const distance = editDistance(header, known)
    if (distance <= maxDistance(header) && distance < (best?.distance ?? Infinity)) best = { field, distance }
  }
  return best?.field
}

const isText = (value: string) => /\p{L}{2}/u.test(value)
const isDegrees = (value: string) => parseDegrees(value) !== undefined

/** What a value of the field has. Any text otherwise. */
const tests: Partial<Record<Field, (value: string) => boolean>> = {
  address: (value) => /\d/.test(value) && isText(value),
  state: (value) => stateOf(value) !== undefined,
  postalCode: (value) => /\d/.test(value) && value.length <= 12,
  lat: isDegrees,
  lng: isDegrees,
  phone: (value) => value.replaceAll(/\D/g, '').length >= 7,
  email: (value) => value.includes('@'),
  website: (value) => /\p{L}\.\p{L}/u.test(value),
  capacity: (value) => parseWholeNumber(value) !== undefined,
  indoorArea: (value) => /^[\d.,\s]+/.test(value),
  yearOpened: (value) => parseYear(value) !== undefined,
  yearFounded: (value) => parseYear(value) !== undefined,
  sports: (value) => value.split(/[,;|/&]|\band\b/).some((part) => sportOf(part) !== undefined),
  streetNumber: (value) => /\d/.test(value),
  unit: () => true,
  active: (value) => /^(?:y|n|yes|no|true|false|t|f|[01]|open|closed|active|inactive)$/i.test(value.trim()),
  closingDate: (value) => parseYear(value) !== undefined,
  spaceName: () => true,
}

/** Whether half of the values are possible for the field. */
function suits(field: Field, values: readonly string[]): boolean {
  const test = tests[field] ?? isText
  return values.filter(test).length * 2 >= values.length
}
