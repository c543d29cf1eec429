import { codecs } from './market-codecs.ts'
import { listNames, type ListName, type MarketQuery } from './market-query.ts'
import { queryReading, type Ignored } from './query-reading.ts'

/** Whether a list of the contract has a value. */
export type Knows = (name: ListName | 'space', value: string) => boolean

const parameters = new Set<string>([...Object.keys(codecs), ...listNames])

/** Of campaigns and mail programs: they are for others, and nobody wants to hear of them. */
const isForOthers = (name: string) => /^(utm_|mc_|_)|clid$|^ref$/.test(name)

/** What an address asks for, and what of it was ignored. */
export function readQuery(params: URLSearchParams, knows: Knows): { query: MarketQuery; ignored: Ignored[] } {
  const { one, many, ignore, ignored } = queryReading(params)
  for (const name of new Set(params.keys())) if (!parameters.has(name) && !isForOthers(name)) ignore(name)
  const list = (name: ListName) => many(name, (value) => knows(name, value))
  const near = one('near', codecs.near)
  const space = one('space', {
    ...codecs.space,
    read: (text) => known(text, (value) => knows('space', value)),
  })
  const from = one('from', codecs.from)
  const query: MarketQuery = {
    q: one('q', codecs.q),
    near,
    bounds: one('bounds', codecs.bounds),
    sport: list('sport'),
    type: list('type'),
    state: list('state'),
    amenity: list('amenity'),
    surface: list('surface'),
    availability: list('availability'),
    space,
    location: params.get('location') === 'Both' ? undefined : one('location', codecs.location),
    rating: one('rating', codecs.rating),
    capacity: one('capacity', codecs.capacity),
    from,
    page: one('page', codecs.page) ?? 1,
    view: one('view', codecs.view),
  }
  // These say nothing without what they belong to. A form sends them with it, be it empty, and means no harm.
  if (near !== undefined) query.dist = one('dist', codecs.dist)
  else if (!params.has('near')) ignore('dist')
  if (space !== undefined) query.count = one('count', codecs.count)
  else if (!params.has('space')) ignore('count')

  const to = one('to', codecs.to)
  if (from !== undefined && to !== undefined && to < from) ignore('to')
  else query.to = to

  const sort = one('sort', codecs.sort)
  if (sort === 'distance' && near === undefined) {
    if (!params.has('near')) ignore('sort')
  } else query.sort = sort
  return { query, ignored }
}

const known = (text: string | null, knows: (value: string) => boolean) =>
  text !== null && knows(text) ? text : undefined
