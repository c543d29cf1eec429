import { states, stateOf, type StateName } from '@app/contract/reference-lists/regions.ts'

/** Possible meanings of an address. Each list is sorted by likelihood. */
export interface AddressReading {
  /** An uncertain code counts only when the town or state confirms it. */
  postalCode: { code: string; isCertain: boolean } | undefined
  towns: TownReading[]
  /** Set when the state's name is clear enough to use without a town. */
  state: StateName | undefined
  /** Whether the text is a state and nothing else. */
  isStateAlone: boolean
}

export interface TownReading {
  name: string
  /** The states the town can be in; any state when absent. */
  states?: readonly StateName[]
}

const maxLength = 200
const separators = /[,;|/()[\]\n\r\t]|\s[-–—]\s/
const countries = /^(?:usa|us|u\.s\.(?:a\.)?|united states(?: of america)?|canada)$/i
const trailingCountry = /\s(?:usa|u\.s\.a\.|united states(?: of america)?|canada)$/i
const townPrefix =
  /^(?:the|near|around|downtown|greater|metro|city of|town of|village of|municipality of)\s+/i
/** 'Within 2 hours of Chicago'. */
const rangePrefix =
  /^(?:(?:anywhere|within|inside|up to|about|less than|no more than|at most)\s+)*(?:an?|\d+(?:\.\d+)?)\s*[a-z]+(?:['’]?s?\s+drive)?\s+(?:of|from|around)\s+/i
/** 'Indianapolis area'. */
export const areaSuffix = /\s+(?:(?:metro(?:politan)?\s+)?(?:area|region)|metro)$/i
const maxWords = 5

const provinces = states.filter(({ country }) => country === 'CA').map(({ name }) => name)

export function readAddress(text: string): AddressReading {
  const segments = segmentsOf(text)
  const postalCode = takePostalCode(segments)
  const endings = statesAtEnd(segments)
  const whole = endings.find(({ before }) => before === '')?.state
  // A house number or a second segment means a full address, where a town may directly follow the street name.
  const isAddress = segments.length > 1 || postalCode !== undefined || /^\d+\s/.test(segments[0] ?? '')
  return {
    postalCode,
    isStateAlone: segments.length === 1 && whole !== undefined && postalCode === undefined,
    state: whole ?? endings.find(({ spelling }) => isAddress || spelling.length > 3)?.state,
    towns: [
      ...endings.flatMap(({ before, state, spelling }) => {
        const names = townsIn([...segments.slice(0, -1), before], true)
        const inState: TownReading[] = names.map((name) => ({ name, states: [state] }))
        return /^ca$/i.test(spelling)
          ? [...inState, ...names.map((name) => ({ name, states: provinces }))]
          : inState
      }),
      ...(whole !== undefined && segments.length > 1
        ? []
        : townsIn(segments, isAddress).map((name) => ({ name }))),
    ],
  }
}

/** Splits text at separators and drops a trailing country. Ignores text past 200 characters. */
export function segmentsOf(text: string): string[] {
  const segments = text
    .slice(0, maxLength)
    .toWellFormed()
    .normalize('NFC')
    .split(separators)
    .map((segment) => segment.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((segment) => segment !== '')
  if (countries.test(segments.at(-1) ?? '')) segments.pop()
  const last = segments.pop()
  return last === undefined ? [] : [...segments, last.replace(trailingCountry, '')]
}

const zipAtEnd = /^(.*?)\s*\b(\d{5})(?:-\d{4})?$/
const canadianAtEnd = /^(.*?)\s*\b([a-z]\d[a-z])([\s-]?\d[a-z]\d)?$/i
const zipAtStart = /^(\d{5})(?:-\d{4})?\s+(.+)$/

/** Removes the postal code from the segments and returns it. */
function takePostalCode(segments: string[]): AddressReading['postalCode'] {
  for (const [at, segment] of [...segments.entries()].toReversed()) {
    const zip = zipAtEnd.exec(segment)
    const found = zip ?? canadianAtEnd.exec(segment)
    if (found === null) continue
    const [, before = '', code = '', localPart] = found
    const isLast = at === segments.length - 1
    segments.splice(at, 1, ...(before === '' ? [] : [before]))
    // "Highway A1A" looks like the first half of a Canadian code, so half a code is certain only on its own.
    const isCertain = zip ? isLast : localPart !== undefined || segments.length === 0
    return { code: code.toUpperCase(), isCertain }
  }
  const [, code, rest = ''] = zipAtStart.exec(segments[0] ?? '') ?? []
  if (code === undefined) return undefined
  segments.splice(0, 1, rest)
  return { code, isCertain: false }
}

/** States that match the last words, longest spelling first: 'Charleston West Virginia' is not in Virginia. */
function statesAtEnd(segments: string[]): { state: StateName; spelling: string; before: string }[] {
  const words = segments.at(-1)?.split(' ') ?? []
  return words.flatMap((_, from) => {
    const spelling = words.slice(from).join(' ')
    const state = words.length - from <= maxWords ? stateOf(spelling)?.name : undefined
    return state === undefined ? [] : [{ state, spelling, before: words.slice(0, from).join(' ') }]
  })
}

/** Town candidates: whole segments from last to first, because towns come late in an address, then segment endings. */
function townsIn(segments: string[], includeEndings: boolean): string[] {
  const fromLast = segments.toReversed()
  const wholes = fromLast.flatMap((segment) => [
    segment,
    segment.replace(townPrefix, ''),
    segment.replace(rangePrefix, '').replace(townPrefix, '').replace(areaSuffix, ''),
  ])
  const endings = includeEndings ? fromLast.flatMap(endingsOf) : []
  return [...new Set([...wholes, ...endings])].filter((name) => name !== '')
}

function endingsOf(segment: string): string[] {
  const words = segment.split(' ')
  return words.map((_, from) => words.slice(from).join(' ')).slice(-maxWords)
}
