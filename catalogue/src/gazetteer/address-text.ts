import { states, stateOf, type StateName } from '@app/contract/reference-lists/regions.ts'

/** What an address may mean, each list with the likeliest first. */
export interface AddressReading {
  /** A certain code needs nothing beside it; of the others, the town or state must agree. */
  postalCode: { code: string; isCertain: boolean } | undefined
  towns: TownReading[]
  /** The state, when it is named clearly enough to stand without a town. */
  state: StateName | undefined
  /** Whether nothing but the state was said. */
  isStateAlone: boolean
}

export interface TownReading {
  name: string
  /** Where the town must be; anywhere when absent. */
  states?: readonly StateName[]
}

const longest = 200
const separators = /[,;|/()[\]\n\r\t]|\s[-–—]\s/
const countries = /^(?:usa|us|u\.s\.(?:a\.)?|united states(?: of america)?|canada)$/i
const trailingCountry = /\s(?:usa|u\.s\.a\.|united states(?: of america)?|canada)$/i
const around = /^(?:the|near|around|downtown|greater|metro|city of|town of|village of|municipality of)\s+/i
const mostWords = 5

const provinces = states.filter(({ country }) => country === 'CA').map(({ name }) => name)

export function readAddress(text: string): AddressReading {
  const segments = segmentsOf(text)
  const postalCode = takePostalCode(segments)
  const endings = statesAtEnd(segments)
  const whole = endings.find(({ before }) => before === '')?.state
  // A house number or a second part shows that this is an address, so that a town may follow a street's name.
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

/** The parts between separators, without a country at the end. Text past 200 characters is ignored. */
export function segmentsOf(text: string): string[] {
  const segments = text
    .slice(0, longest)
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

/** Cuts the postal code out of the segments. */
function takePostalCode(segments: string[]): AddressReading['postalCode'] {
  for (const [at, segment] of [...segments.entries()].toReversed()) {
    const zip = zipAtEnd.exec(segment)
    const found = zip ?? canadianAtEnd.exec(segment)
    if (found === null) continue
    const [, before = '', code = '', localPart] = found
    const isLast = at === segments.length - 1
    segments.splice(at, 1, ...(before === '' ? [] : [before]))
    // Highway A1A has the form of half a Canadian code, so half a code counts only on its own.
    const isCertain = zip ? isLast : localPart !== undefined || segments.length === 0
    return { code: code.toUpperCase(), isCertain }
  }
  const [, code, rest = ''] = zipAtStart.exec(segments[0] ?? '') ?? []
  if (code === undefined) return undefined
  segments.splice(0, 1, rest)
  return { code, isCertain: false }
}

/** States that the last words may name, the longest spelling first: 'Charleston West Virginia' is not in Virginia. */
function statesAtEnd(segments: string[]): { state: StateName; spelling: string; before: string }[] {
  const words = segments.at(-1)?.split(' ') ?? []
  return words.flatMap((_, from) => {
    const spelling = words.slice(from).join(' ')
    const state = words.length - from <= mostWords ? stateOf(spelling)?.name : undefined
    return state === undefined ? [] : [{ state, spelling, before: words.slice(0, from).join(' ') }]
  })
}

/** Towns stand late in an address: whole segments from the last to the first, then what the segments end with. */
function townsIn(segments: string[], withEndings: boolean): string[] {
  const fromLast = segments.toReversed()
  const wholes = fromLast.flatMap((segment) => [segment, segment.replace(around, '')])
  const endings = withEndings ? fromLast.flatMap(endingsOf) : []
  return [...new Set([...wholes, ...endings])].filter((name) => name !== '')
}

function endingsOf(segment: string): string[] {
  const words = segment.split(' ')
  return words.map((_, from) => words.slice(from).join(' ')).slice(-mostWords)
}
