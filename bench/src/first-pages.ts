import { suitableSpace, isSuitable } from '@app/contract/rules/sport-spaces.ts'
import { listed } from '@app/contract/filter.ts'
import { milesBetween } from '@app/catalogue/gazetteer/distance.ts'
import { createGeocoder } from '@app/catalogue/gazetteer/geocoder.ts'
import pg from 'pg'
import type { Figure } from './figures.ts'
import type { ReadingQuery } from './reading-queries/reading-query.ts'
import type { RunningSide } from './sides.ts'

/** How many of the first results are judged. */
const judged = 10
const usualMiles = 50
const mostMiles = 250
/** Dates ask for venues that host events. */
const hosting = ['Available to host', 'Limited availability to host']

interface Venue {
  id: string
  name: string
  facilityType: string
  capacity: number | null
  sports: string[]
  amenities: string[]
  spaces: { name: string; surface: string | null; location: string | null; count: number }[]
  availability: string | null
  state: string | null
  areas: string[]
  city: string | null
  lat: number | null
  lng: number | null
}

type Check = (venue: Venue) => boolean

/** What a venue must have for the query, checked one by one and without the search's own code. */
interface Demands {
  place: Check
  /** Within the largest distance that the page widens to. */
  widePlace: Check
  sport: Check
  words: Check
  rest: Check
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const hasAny = (values: readonly string[], wanted: string | readonly string[] | undefined) =>
  wanted === undefined ||
  values.some((value) => (typeof wanted === 'string' ? value === wanted : wanted.includes(value)))

function spacesAre({ filter }: ReadingQuery): Check {
  const { space, spaceType, surface, location } = filter
  const wanted = { name: space?.name ?? spaceType, surface: space?.surface ?? surface }
  const where = space?.location ?? location
  const suited = space?.sport === undefined ? undefined : suitableSpace(listed(space.sport)[0] ?? '', where)
  return ({ spaces }) => {
    if (wanted.name === undefined && wanted.surface === undefined && where === undefined) return true
    const found = spaces.filter(
      (one) =>
        hasAny([one.name], wanted.name) &&
        (wanted.surface === undefined
          ? suited === undefined || suited.name !== one.name || isSuitable(suited, one)
          : hasAny([one.surface ?? ''], wanted.surface)) &&
        (where === undefined || where === 'Both' || one.location === where || one.location === 'Both'),
    )
    return found.reduce((sum, { count }) => sum + count, 0) >= (space?.count ?? 1)
  }
}

async function demandsOf(query: ReadingQuery, positionOf: PositionOf): Promise<Demands> {
  const { filter } = query
  const near = filter.near === undefined ? undefined : await positionOf(filter.near)
  const words = fold(filter.text ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const spaces = spacesAre(query)
  const least = typeof filter.capacity === 'object' && 'from' in filter.capacity ? filter.capacity.from : 0
  const isWithin = (miles: number, { state, areas, lat, lng }: Venue) =>
    (filter.state === undefined || hasAny([state ?? ''], filter.state)) &&
    hasAny(areas, filter.area) &&
    (near === undefined || (lat !== null && lng !== null && milesBetween(near, { lat, lng }) <= miles + 0.01))
  return {
    place: (venue) => isWithin(filter.dist ?? usualMiles, venue),
    widePlace: (venue) => isWithin(mostMiles, venue),
    words: ({ name, facilityType, sports, city }) =>
      words.every((word) => fold([name, facilityType, city, ...sports].join(' ')).includes(word)),
    sport: ({ sports }) => hasAny(sports, filter.sports),
    rest: (venue) =>
      spaces(venue) &&
      hasAny([venue.facilityType], filter.facilityType) &&
      listed(filter.amenities ?? []).every((one) => hasAny(venue.amenities, one)) &&
      (venue.capacity ?? 0) >= (least ?? 0) &&
      (query.dates === undefined || hasAny([venue.availability ?? ''], hosting)),
  }
}

type PositionOf = (label: string) => Promise<{ lat: number; lng: number }>

/** The ids on the first page for a text, in the order of the page. */
async function firstIds(origin: string, text: string): Promise<string[]> {
  const reply = await fetch(`${origin}/facilities/marketplace?${new URLSearchParams({ q: text }).toString()}`)
  if (!reply.ok) throw new Error(`The page for “${text}” answered ${reply.status}.`)
  const html = await reply.text()
  const list = /"@type":"ItemList".*?<\/script>/s.exec(html)?.[0] ?? ''
  return [...list.matchAll(/\/facilities\/([0-9a-f-]{36})"/g)].map(([, id]) => id ?? '').slice(0, judged)
}

/**
 * A page is good if nine of its first ten venues have everything that the query asks for. If no venue has, as many must
 * have the most important of it: the place and the sport, the sport farther away, or the place. Words that no venue has
 * can only be left out.
 */
function isGood(
  shown: readonly Venue[],
  all: readonly Venue[],
  { place, widePlace, sport, rest, words }: Demands,
): boolean {
  const hasWords = all.some((venue) => place(venue) && words(venue))
  const levels: Check[] = [
    (venue) => place(venue) && sport(venue) && rest(venue) && (!hasWords || words(venue)),
    (venue) => place(venue) && sport(venue),
    (venue) => widePlace(venue) && sport(venue),
    place,
  ]
  const wanted = levels.find((check) => all.some(check)) ?? place
  // Without its words, such a query asks for little or nothing, so any part of it is an answer.
  if (!hasWords) return shown.every(place)
  const possible = Math.min(judged, all.filter(wanted).length)
  return shown.length >= possible && shown.filter(wanted).length >= 0.9 * Math.min(shown.length, judged)
}

/** How many first pages of the marketplace answer the queries of the evaluation set well. Prints the others. */
export async function firstPageFigure(
  { port }: RunningSide,
  databaseUrl: string,
  queries: readonly ReadingQuery[],
): Promise<Figure> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 })
  const geocoder = createGeocoder(pool)
  const positionOf: PositionOf = async (label) => {
    const place = await geocoder.geocode(label)
    if (!place) throw new Error(`The evaluation set has an unknown place: ${label}.`)
    return place
  }
  try {
    const { rows: all } = await pool.query<Venue>(
      `select i.id, i.name, i.facility_type as "facilityType", i.capacity, i.sports, i.amenities,
         i.space_types as spaces, i.availability, i.city, i.state, p.areas, i.lat, i.lng
       from derived.facility_item i join profile p on p.id = i.id where p.audience = 'public'`,
    )
    const byId = new Map(all.map((venue) => [venue.id, venue]))
    // Its results depend on a position that only a browser has.
    const judgedQueries = queries.filter(({ here }) => here !== true)
    let good = 0
    for (const query of judgedQueries) {
      const ids = await firstIds(`http://localhost:${port}`, query.text)
      const shown = ids.flatMap((id) => byId.get(id) ?? [])
      if (isGood(shown, all, await demandsOf(query, positionOf))) good++
      else console.log(`${query.text}\n  shows ${shown.map(({ name }) => name).join(', ') || 'nothing'}`)
    }
    return {
      what: `first pages of ${judgedQueries.length} queries that are good`,
      ours: (100 * good) / judgedQueries.length,
      atLeast: 90,
      unit: '%',
    }
  } finally {
    await pool.end()
  }
}
