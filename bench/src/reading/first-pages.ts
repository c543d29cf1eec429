import { milesBetween } from '@app/contract/rules/globe.ts'
import { createGeocoder } from '@app/catalogue/gazetteer/geocoder.ts'
import pg from 'pg'
import type { RunningSide } from '../sides.ts'
import type { CommonFilter, ReadingQuery } from './queries/reading-query.ts'
import { hasAny, type Candidate, type Check, type TestedMarket } from './tested-market.ts'

/** How many of the first results are judged. */
const judged = 10
const usualMiles = 50
const mostMiles = 250

/** What a candidate must have for the query, checked one by one and without the search's own code. */
interface Demands<C> {
  place: Check<C>
  /** Within the largest distance that the page widens to, for areas from their middle. */
  widePlace: Check<C>
  sport: Check<C>
  /** Undefined if the query has none. */
  words: Check<C> | undefined
  rest: Check<C>
}

interface Position {
  lat: number
  lng: number
}

/** Positions of towns by their label, and of areas by their key. */
type PositionOf = (place: string) => Promise<Position>

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

async function demandsOf<F extends CommonFilter, C extends Candidate>(
  market: TestedMarket<F, C>,
  query: ReadingQuery<F>,
  positionOf: PositionOf,
): Promise<Demands<C>> {
  const { filter } = query
  const near = filter.near === undefined ? undefined : await positionOf(filter.near)
  const words = fold(filter.text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const middles = await Promise.all([filter.area ?? []].flat().map(positionOf))
  const isNear = (miles: number, from: Position, { lat, lng }: Candidate) =>
    lat !== null && lng !== null && milesBetween(from, { lat, lng }) <= miles + 0.01
  const isWithin = (miles: number, candidate: Candidate) =>
    (filter.state === undefined || hasAny([candidate.state ?? ''], filter.state)) &&
    (near === undefined || isNear(miles, near, candidate))
  const isInArea = ({ areas }: Candidate) => hasAny(areas, filter.area)
  return {
    place: (candidate) => isWithin(filter.dist ?? usualMiles, candidate) && isInArea(candidate),
    widePlace: (candidate) =>
      isWithin(mostMiles, candidate) &&
      (isInArea(candidate) || middles.some((middle) => isNear(mostMiles, middle, candidate))),
    words:
      words.length === 0
        ? undefined
        : (candidate) => words.every((word) => fold(market.words(candidate).join(' ')).includes(word)),
    sport: ({ sports }) => hasAny(sports, filter.sports),
    rest: market.demands(query),
  }
}

/** The ids on the first page for a text, in the order of the page. */
async function firstIds(origin: string, path: string, text: string): Promise<string[]> {
  const reply = await fetch(`${origin}${path}/marketplace?${new URLSearchParams({ q: text }).toString()}`)
  if (!reply.ok) throw new Error(`The page for “${text}” answered ${reply.status}.`)
  const html = await reply.text()
  const list = /"@type":"ItemList".*?<\/script>/s.exec(html)?.[0] ?? ''
  return [...list.matchAll(new RegExp(`${path}/([0-9a-f-]{36})"`, 'g'))]
    .map(([, id]) => id ?? '')
    .slice(0, judged)
}

/**
 * A page is good if the profiles that have everything come first, up to ten of them, and what follows is of the sport and in
 * the place, or a little farther away. If none has everything, the same goes for those that have the most important of it: the
 * place and the sport, the sport farther away, or the place. One of ten may be wrong. Words that no profile has can only be
 * left out.
 */
function isGood<C>(
  shown: readonly C[],
  all: readonly C[],
  { place, widePlace, sport, rest, words }: Demands<C>,
): boolean {
  const hasWords = words === undefined || all.some((one) => place(one) && words(one))
  const levels: Check<C>[] = [
    (one) => place(one) && sport(one) && rest(one) && words?.(one) !== false,
    (one) => place(one) && sport(one),
    (one) => widePlace(one) && sport(one),
    place,
  ]
  const wanted = levels.find((check) => all.some(check)) ?? place
  // Without its words, such a query asks for little or nothing, so any part of it is an answer.
  if (!hasWords) return shown.every(place)
  const possible = Math.min(judged, all.filter((one) => place(one) && wanted(one)).length)
  const first = shown.slice(0, possible)
  const isRelated = (one: C) => wanted(one) || (widePlace(one) && sport(one))
  return (
    first.length === possible &&
    first.filter(wanted).length >= 0.9 * possible &&
    shown.filter(isRelated).length >= 0.9 * shown.length
  )
}

/** The middle of the counties of an area such as 'county:24027' or 'metro:columbus'. */
async function middleOfArea(pool: pg.Pool, area: string): Promise<Position | undefined> {
  const { rows } = await pool.query<Position>(
    `select avg((center(box(b.shape)))[1]) as lat, avg((center(box(b.shape)))[0]) as lng
     from gazetteer_border b join gazetteer_county c using (fips)
     where 'county:' || c.fips = $1 or exists (select from unnest(c.metros) metro where 'metro:' || metro = $1)
     having count(*) > 0
     union all select lat, lng from gazetteer_circle where 'metro:' || metro = $1`,
    [area],
  )
  return rows[0]
}

export interface Score {
  good: number
  of: number
}

/** How many first pages of a market answer the queries well. Prints the others. */
export async function firstPages<F extends CommonFilter, C extends Candidate>(
  { port }: RunningSide,
  pool: pg.Pool,
  market: TestedMarket<F, C>,
  queries: readonly ReadingQuery<F>[],
): Promise<Score> {
  const geocoder = createGeocoder(pool)
  const positionOf: PositionOf = async (place) => {
    const found = (await middleOfArea(pool, place)) ?? (await geocoder.geocode(place))
    if (!found) throw new Error(`The evaluation set has an unknown place: ${place}.`)
    return found
  }
  const { rows: all } = await pool.query<C>(market.candidates)
  const byId = new Map(all.map((one) => [one.id, one]))
  // Its results depend on a position that only a browser has.
  const judgedQueries = queries.filter(({ here }) => here !== true)
  let good = 0
  for (const query of judgedQueries) {
    const ids = await firstIds(`http://localhost:${port}`, market.path, query.text)
    const shown = ids.flatMap((id) => byId.get(id) ?? [])
    if (isGood(shown, all, await demandsOf(market, query, positionOf))) good++
    else console.log(`${query.text}\n  shows ${shown.map(({ name }) => name).join(', ') || 'nothing'}`)
  }
  return { good, of: judgedQueries.length }
}
