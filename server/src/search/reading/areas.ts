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
  ].map(key),
)
const filler = /^(?:(?:anywhere|somewhere|everywhere|any place|all|across|throughout|within|in|of)\s+)+/i
const kind = /\s+(?:region|area|states?)$/i
const partOfState = new RegExp(String.raw`^(?:(?:${[...compassWords].join('|')})[\s-]+)+(.+)$`, 'i')
const separator = /\s+(?:or|and)\s+|\s*[/;&]\s*/i

const stripped = (text: string) =>
  text
    .trim()
    .replace(/[.!]+$/, '')
    .replace(filler, '')
    .replace(kind, '')

/** Whether a text says that any place will do, such as 'nationwide'. */
export const isAnywhere = (text: string) => anywhere.has(key(stripped(text))) || anywhere.has(key(text))

function oneArea(text: string): Area | undefined {
  const name = stripped(text)
  return [name, `the ${name}`, name.replace(/^the\s+/i, '')]
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
  if (whole !== undefined || oneState(text) !== undefined) return whole
  // 'Central Indiana' is a part of the state rather than the town of Central, which is written with a comma.
  const [, of] = partOfState.exec(stripped(text)) ?? []
  const partly = of === undefined ? undefined : oneState(of)
  if (partly !== undefined) return partly
  const ends = text.split(separator)
  if (ends.length < 2) return undefined
  // 'Ohio, Indiana or Kentucky': commas separate states only beside another separator. 'Washington, DC' is a town.
  const parts = ends.flatMap((one) => one.split(',')).filter((one) => one.trim() !== '')
  const found = parts.map((part) => oneArea(part) ?? oneState(part))
  const known = found.filter((one) => one !== undefined)
  if (known.length < parts.length) return undefined
  return {
    name: known.map(({ name }) => name).join(' or '),
    states: [...new Set(known.flatMap((one) => one.states))],
  }
}
