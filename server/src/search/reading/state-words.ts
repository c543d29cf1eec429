import { stateAbbreviations as abbreviations } from '@app/catalogue/gazetteer/state-abbreviations.ts'
import { otherSpellings, states, type StateName } from '@app/contract/reference-lists/regions.ts'
import { similarWords } from './similar.ts'
import { joinedWords, tokensOf } from './tokens.ts'

const joined = (name: string) => joinedWords(tokensOf(name))

/** In Spanish and French, and short forms that addresses don't have. */
const others: Readonly<Partial<Record<StateName, string>>> = {
  'Newfoundland and Labrador': 'terre-neuve, terre neuve et labrador',
  'Prince Edward Island': 'île-du-prince-édouard',
  'New Brunswick': 'nouveau-brunswick',
  'Nova Scotia': 'nouvelle-écosse',
  'British Columbia': 'colombie-britannique',
  'New Mexico': 'nuevo méxico, nouveau-mexique',
  'New Jersey': 'nueva jersey',
  'North Carolina': 'carolina del norte, caroline du nord',
  'South Carolina': 'carolina del sur, caroline du sud',
  'North Dakota': 'dakota del norte, dakota du nord',
  'South Dakota': 'dakota del sur, dakota du sud',
  'West Virginia': 'virginia occidental',
  Pennsylvania: 'pensilvania, pennsylvanie, penna',
  Florida: 'floride',
  California: 'californie',
  Louisiana: 'luisiana, louisiane',
  Georgia: 'géorgie',
  Hawaii: 'hawái, hawaï',
  Texas: 'tejas',
  Michigan: 'míchigan',
  Massachusetts: 'mass',
}

/** Codes and abbreviations that are English words or names. */
export const englishShortForms: ReadonlySet<string> = new Set(
  'as hi in me oh ok or ark cali del ill ind man miss ore que wash'.split(' '),
)
/** Codes that are words in Spanish or French. */
export const foreignShortForms: ReadonlySet<string> = new Set('al co de id la ma pa'.split(' '))

/** A code or abbreviation, which may mean something else. */
export const isShortForm = (words: string) => words.length <= 2 || Object.hasOwn(abbreviations, words)

const byKey = new Map<string, StateName>([
  ...Object.entries(abbreviations),
  ...[...otherSpellings].map(([text, name]) => [joined(text), name] as const),
  ...states.flatMap(({ name, code }) => [
    ...(others[name]?.split(', ') ?? []).map((text) => [joined(text), name] as const),
    [joined(name), name] as const,
    [code.toLowerCase(), name] as const,
  ]),
])
const similar = similarWords(states.map(({ name }) => joined(name)))

/** A state or province by its name in English, Spanish or French, or by its code, in lowercase without spaces. */
export const stateByWords = (words: string): StateName | undefined => byKey.get(words)

/** The state that a mistyped name stands for. */
export function similarState(words: string): StateName | undefined {
  const [first] = similar.find(words)
  return first && byKey.get(first.word)
}

/** They name a part of a state: 'northern Michigan'. */
export const compassWords: ReadonlySet<string> = new Set(
  'north south east west northern southern eastern western central northeast northwest southeast southwest northeastern northwestern southeastern southwestern upstate downstate norte sur este oeste nord sud est ouest'.split(
    ' ',
  ),
)
