import { milesBetween } from '@app/contract/rules/globe.ts'
import { rowKey } from '@app/catalogue/import/plan/answers.ts'
import type { RowOutcome } from '@app/catalogue/import/plan/row-outcome.ts'
import type pg from 'pg'

/** What a destination's position says about its area. */
interface Home {
  lat: number | null
  lng: number | null
  city: string | null
  state: string | null
  areas: string[]
}

/** Within so many miles of a destination, a venue is in its area. */
const nearMiles = 50
/** No county or metropolitan area that contains the destination reaches farther. */
const farMiles = 150

type Placed = Extract<RowOutcome, { candidate: unknown }>
const isPlaced = (outcome: RowOutcome): outcome is Placed =>
  'candidate' in outcome && outcome.candidate !== undefined

/**
 * The keys of rows outside of the destination's area: in none of its counties and metropolitan areas and not near it. The area of
 * a destination without a town is its state. Empty for administrators, and if the destination has no place.
 */
export async function outsideRows(
  client: pg.ClientBase | pg.Pool,
  destinationId: string | null,
  outcomes: readonly RowOutcome[],
): Promise<ReadonlySet<string>> {
  const home = destinationId === null ? undefined : await loadHome(client, destinationId)
  if (home === undefined) return new Set()
  const outside: Placed[] = []
  const uncertain: Placed[] = []
  for (const outcome of outcomes.filter(isPlaced)) {
    const found = relationTo(home, outcome)
    if (found === 'outside') outside.push(outcome)
    else if (found === 'uncertain') uncertain.push(outcome)
  }
  const farther = await inNoArea(client, home.areas, uncertain)
  return new Set([...outside, ...farther].map(({ place }) => rowKey(place)))
}

async function loadHome(client: pg.ClientBase | pg.Pool, id: string): Promise<Home | undefined> {
  const { rows } = await client.query<Home>(
    'select lat, lng, city, state, areas from profile where id = $1',
    [id],
  )
  return rows[0]
}

function relationTo(home: Home, { candidate }: Placed): 'inside' | 'outside' | 'uncertain' {
  const { lat, lng, state } = candidate?.draft ?? { lat: null, lng: null, state: null }
  const isElsewhere = state !== null && home.state !== null && state !== home.state
  const isStatewide = home.city === null || home.lat === null || home.lng === null
  if (isStatewide || lat === null || lng === null) return isElsewhere ? 'outside' : 'inside'
  const miles = milesBetween({ lat, lng }, { lat: home.lat ?? 0, lng: home.lng ?? 0 })
  if (miles <= nearMiles) return 'inside'
  return miles > farMiles || home.areas.length === 0 ? 'outside' : 'uncertain'
}

/** The rows whose positions are in none of these areas. */
async function inNoArea(
  client: pg.ClientBase | pg.Pool,
  areas: readonly string[],
  rows: readonly Placed[],
): Promise<Placed[]> {
  if (rows.length === 0) return []
  const { rows: found } = await client.query<{ place: number }>(
    `select p.place::int - 1 as place from unnest($1::float8[], $2::float8[]) with ordinality p (lat, lng, place)
    where not derived.areas_at(p.lat, p.lng) && $3`,
    [
      rows.map(({ candidate }) => candidate?.draft.lat),
      rows.map(({ candidate }) => candidate?.draft.lng),
      areas,
    ],
  )
  return found.flatMap(({ place }) => rows[place] ?? [])
}
