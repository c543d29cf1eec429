import { states, type StateName } from '@app/contract/reference-lists/regions.ts'
import { regions } from './regions.ts'
import { compassWords, stateByWords } from './state-words.ts'
import { joinedWords, tokensOf } from './tokens.ts'

/** States, a region or a country: hosts are looked for in all of it, not around its middle. */
export interface Area {
  /** As it is shown after 'in': 'the Midwest', 'Ohio or Indiana'. */
  name: string
  states: readonly StateName[]
}

const key = (text: string) => joinedWords(tokensOf(text))
const statesOf = (country: 'US' | 'CA') =>
  states.flatMap((state) => (state.country === country ? [state.name] : []))

const areas = new Map<string, Area>(
  [
    ...regions,
    {
      label: 'the United States',
      names: 'us, usa, u.s., u.s.a., united states, united states of america, america',
      states: statesOf('US'),
    },
    { label: 'Canada', names: 'canada', states: statesOf('CA') },
  ].flatMap(({ label, names, states: all }) =>
    [label, ...names.split(', ')].map((name) => [key(name), { name: label, states: all }] as const),
  ),
)

const anywhere = new Set(
  [
    'nationwide',
    'nation wide',
    'nationally',
    'national',
    'countrywide',
    'anywhere',
    'everywhere',
    'north america',
    'any',
    'any city',
    'any location',
    'any place',
    'any state',
    'flexible',
    'no preference',
    'open',
    'tba',
    'tbd',
    'to be determined',
    'undecided',
    'unsure',
    'not sure',
  ].map(key),
)
const filler =
  /^(?:(?:anywhere|somewhere|everywhere|any place|all|across|throughout|within|in|of|either|states?|provinces?)\s+)+/i
const kind = /\s+(?:region|area|states?|provinces?)$/i
/** 'New York State' is no town, other than 'New York'. */
const namesKind = /^(?:the\s+)?(?:state|province)\s+of\s|\s(?:state|province)$/i
const partOfState = new RegExp(String.raw`^(?:(?:${[...compassWords].join('|')})[\s-]+)+(.+)$`, 'i')
/** A town with the name of a state, written with the district that it is. */
const districtTown = /\bwashington,?\s+d\.?\s?c\b\.?/i
const separator = /\s+(?:or|and)\s+|\s*[/;&]\s*/i

const stripped = (text: string) =>
  text
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/^the\s+(?=(?:state|province)\s)/i, '')
    .replace(filler, '')
    .replace(kind, '')

/** Whether a text says that any place will do, such as 'nationwide'. */
export const isAnywhere = (text: string) => anywhere.has(key(stripped(text))) || anywhere.has(key(text))

function oneArea(text: string): Area | undefined {
  const name = stripped(text)
  // 'United States' has the word in its name.
  return [text, name, `the ${name}`, name.replace(/^the\s+/i, '')]
    .map((one) => areas.get(key(one)))
    .find((one) => one !== undefined)
}

export const areaOfState = (state: StateName): Area => ({ name: state, states: [state] })

function oneState(text: string): Area | undefined {
  const state = stateByWords(key(stripped(text)))
  return state && areaOfState(state)
}

/**
 * The area that a text names by its words alone: a region, a country, several states, or a part of a state. A single state may be a town's name as well, so
 * the gazetteer tells it.
 */
export function areaByWords(text: string): Area | undefined {
  const whole = oneArea(text)
  if (whole !== undefined) return whole
  const state = oneState(text)
  if (state !== undefined) return namesKind.test(text.trim()) ? state : undefined
  // 'Central Indiana' is a part of the state rather than the town of Central, which is written with a comma.
  const [, of] = partOfState.exec(stripped(text)) ?? []
  const partly = of === undefined ? undefined : oneState(of)
  if (partly !== undefined) return partly
  const ends = text.replace(districtTown, 'DC').split(separator)
  if (ends.length < 2) return undefined
  // 'Ohio, Indiana or Kentucky': commas separate states only beside another separator. 'Washington, DC' is a town.
  const parts = ends.flatMap((one) => one.split(',')).filter((one) => one.trim() !== '')
  const found = parts.map((part) => oneArea(part) ?? oneState(part))
  const known = found.filter((one) => one !== undefined)
  if (known.length < parts.length) return undefined
  return united(known)
}

/** All of several areas. */
export const united = (parts: readonly Area[]): Area => ({
  name: [...new Set(parts.map(({ name }) => name))].join(' or '),
  states: [...new Set(parts.flatMap(({ states: of }) => of))],
})

/** Words that stand between states. 'OR' is Oregon. */
const between = /^(?:or|and|either|both|&)$/
/** Of a state: 'Newfoundland and Labrador'. */
const mostWords = 4

/** Several states with nothing but commas or spaces between them: 'OH, IN, KY'. The last one may have a town that is called like the first. */
export function areaOfStates(text: string): Area | undefined {
  const words = text.split(/[\s,;/()]+/).filter((word) => word !== '')
  const found: Area[] = []
  for (let at = 0; at < words.length;) {
    const length = [mostWords, 3, 2, 1].find(
      (most) =>
        at + most <= words.length && stateByWords(key(words.slice(at, at + most).join(' '))) !== undefined,
    )
    const state = length && stateByWords(key(words.slice(at, at + length).join(' ')))
    if (between.test(words[at]!) && !(length && length > 1)) at++
    else if (!state) return undefined
    else {
      found.push(areaOfState(state))
      at += length
    }
  }
  return found.length > 1 ? united(found) : undefined
}
