import { longestText } from '@app/contract/rules/limits.ts'
import type { KindFacts } from '../kind/registry.ts'
import { count, eitherOf, listOf, inSentence } from '../components/format.ts'
import { choice, text as textCodec } from '../page/query-codecs.ts'
import { between, boundsCodec, parameter, phrase, point, typed, viewParameters } from './codecs.ts'
import type { Criterion, Market, MarketQuery, Names } from './market.ts'
import { valueOf, valuesOf } from './query.ts'

export const usualDistance = 50
export const distances = [10, 25, 50, 100, 150, 250] as const

export const distanceOf = (query: MarketQuery) => Number(valueOf(query, 'dist') ?? usualDistance)

/** The words of the text that were not understood as other criteria. */
function wordsOf(query: MarketQuery, names: Names): string | undefined {
  const text = valueOf(query, 'q') ?? ''
  const words = names[text] ?? text
  return words === '' ? undefined : words
}

export const textCriterion: Criterion = {
  name: 'q',
  parameters: [parameter('q', typed)],
  aspect: 'what',
  isPersonal: true,
  rank: 30,
  toFilter: (query, names) => ({ text: wordsOf(query, names)?.slice(0, longestText) }),
  label(_, query, names) {
    const words = wordsOf(query, names)
    return words === undefined ? '' : `“${words}”`
  },
  phrase(query, names) {
    const words = wordsOf(query, names)
    return words === undefined ? undefined : `matching “${words}”`
  },
}

export const placeCriterion: Criterion = {
  name: 'near',
  parameters: [
    parameter('near', phrase),
    // The position of the place, if pages know it better than its name says.
    parameter('around', point, { fits: (_, query) => 'near' in query, sentWith: 'near' }),
    parameter('dist', between(1, 12_500), { fits: (_, query) => 'near' in query, sentWith: 'near' }),
  ],
  aspect: 'where',
  isPersonal: true,
  isIndexedAlone: true,
  rank: 120,
  toFilter(query) {
    const [lat, lng] = valuesOf(query, 'around').flatMap((each) => each.split(',').map(Number))
    const place = lng === undefined ? { address: valueOf(query, 'near') } : { lat, lng }
    return { near: { ...place, dist: distanceOf(query) } }
  },
  label: (_, query) => `Within ${distanceOf(query)} mi`,
  phrase: (query) => `within ${count(distanceOf(query))} mi of ${valueOf(query, 'near')}`,
  control: { type: 'distance' },
  isOffered: (query) => 'near' in query,
}

/** Counties, metropolitan areas and regions, as understood from the text. */
const areaCriterion: Criterion = {
  name: 'area',
  parameters: [{ name: 'area', isList: true, field: 'area', normalize: areaKey }],
  aspect: 'where',
  rank: 128,
  toFilter: (query) => ({ area: valuesOf(query, 'area') }),
  label: (key, _, names) => names[key] ?? 'Area',
  phrase: (query, names) => `in ${eitherOf(valuesOf(query, 'area').map((key) => names[key] ?? 'an area'))}`,
}

function areaKey(text: string) {
  return /^(?:county|metro):[a-z0-9-]{1,40}$/.test(text) ? text : undefined
}

export const boundsCriterion: Criterion = {
  name: 'bounds',
  parameters: [parameter('bounds', boundsCodec)],
  aspect: 'where',
  isPersonal: true,
  rank: 40,
  toFilter: (query) => ({ bounds: boundsOf(query) }),
  label: () => 'This part of the map',
  phrase: () => 'in this part of the map',
}

export const boundsOf = (query: MarketQuery) => boundsCodec.read(valueOf(query, 'bounds') ?? null)

interface ListCriterion extends Partial<Omit<Criterion, 'name' | 'rank' | 'control'>> {
  name: string
  rank: number
  /** Of the filter, and the name of the facet. */
  field: string
  title: string
  /** The label of the search box in a long list. */
  find: string
}

/** A criterion with checkboxes, of which any number can be chosen. */
export const listCriterion = ({ name, field, title, find, ...own }: ListCriterion): Criterion => ({
  name,
  parameters: [{ name, isList: true, field, normalize: (text) => text }],
  aspect: 'what',
  facet: field,
  toFilter: (query) => ({ [field]: valuesOf(query, name) }),
  label: (value) => value,
  phrase: (query) => {
    const values = valuesOf(query, name).map(inSentence)
    return own.matchesAll === true ? `with ${listOf(values)}` : eitherOf(values)
  },
  control: { type: 'list', label: title, find },
  ...own,
})

export const sportCriterion = listCriterion({
  name: 'sport',
  field: 'sports',
  title: 'Sport',
  find: 'Find a sport',
  isTopic: true,
  rank: 140,
  phrase: (query) => eitherOf(valuesOf(query, 'sport')),
})

export const stateCriterion = listCriterion({
  name: 'state',
  field: 'state',
  title: 'State or province',
  find: 'Find a state',
  aspect: 'where',
  isTopic: true,
  rank: 130,
  phrase: (query) => `in ${eitherOf(valuesOf(query, 'state'))}`,
})

interface Flag extends Pick<Criterion, 'name' | 'rank'> {
  title: string
  text: string
  /** By default `text`. */
  label?: string
  phrase: string
}

/** A fact that profiles have or don't have. */
export const flagCriterion = ({ name, rank, title, text, label = text, phrase: words }: Flag): Criterion => ({
  name,
  parameters: [parameter(name, choice(['true']))],
  aspect: 'what',
  facet: name,
  hiddenValue: 'false',
  rank,
  toFilter: () => ({ [name]: true }),
  label: () => label,
  phrase: () => words,
  control: {
    type: 'choice',
    label: title,
    options: [
      { value: '', label: 'Any' },
      { value: 'true', label: text },
    ],
  },
})

/** No profile has this id, so that nothing is found. */
const noProfile = '00000000-0000-4000-8000-000000000000'

interface ProfileCriterion extends Pick<Criterion, 'name' | 'rank'> {
  /** Of the filter. */
  field: string
  kind: KindFacts
  /** The words before its name in a sentence. */
  relation?: string
}

/** The profiles linked to one of another kind. Set by links on its page, so the form has no field for it. */
export const profileCriterion = ({
  name,
  rank,
  field,
  kind,
  relation = 'affiliated with',
}: ProfileCriterion): Criterion => ({
  name,
  parameters: [parameter(name, textCodec, { field })],
  aspect: 'where',
  rank,
  // A search by a hidden profile would reveal its links.
  toFilter(query, names) {
    const id = valueOf(query, name) ?? ''
    return { [field]: names[id] === undefined ? noProfile : id }
  },
  label: (id, _, names) => names[id] ?? `Unknown ${kind.noun.one}`,
  phrase: (query, names) =>
    `${relation} ${names[valueOf(query, name) ?? ''] ?? `an unknown ${kind.noun.one}`}`,
  loadName: async (api, id) => (await kind.calls(api).get({ id })).data.name,
})

interface Declaration extends Omit<Market, 'parameters' | 'sorts' | 'names'> {
  /** Besides those of every market. */
  sorts: Market['sorts']
  /** Instead of 'Best match'. */
  defaultSort?: Market['sorts'][number]
}

/** A market with its own criteria after those that all have: a text, a place and an area. */
export function defineMarket({ defaultSort, ...declaration }: Declaration): Market {
  const criteria = [textCriterion, placeCriterion, areaCriterion, ...declaration.criteria]
  const sorts = [
    ...(defaultSort ? [defaultSort] : []),
    { value: 'relevance', label: 'Best match' },
    { value: 'distance', label: 'Nearest' },
    ...declaration.sorts,
    { value: 'newest', label: 'Newest' },
    { value: 'name', label: 'Name, A to Z' },
    { value: '-name', label: 'Name, Z to A' },
  ]
  const views = viewParameters(
    sorts.map(({ value }) => value),
    declaration.calendar !== undefined,
  )
  const parameters = [
    ...criteria.flatMap((criterion) => criterion.parameters),
    // Rows have no map.
    ...(declaration.look === 'rows' ? views.filter(({ name }) => name !== 'view') : views),
  ]
  return { ...declaration, criteria, sorts, parameters, names: {} }
}
