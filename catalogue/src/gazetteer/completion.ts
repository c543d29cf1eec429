import type { PlaceOption } from '@app/contract/places/place-schema.ts'
import { states, stateOf, type StateName } from '@app/contract/reference-lists/regions.ts'
import type pg from 'pg'
import { segmentsOf } from './address-text.ts'
import { cityKey, cityKeyPrefixes } from './city-key.ts'
import type { Position } from '@app/contract/rules/globe.ts'
import { cityLabel, postalCodeLabel } from './labels.ts'
import type { FoundPostalCode } from './lookups.ts'

const maxOptions = 50

/** Places that complete the text, most populous first. At most 50. */
export async function complete(pool: pg.Pool, prefix: string, take: number): Promise<PlaceOption[]> {
  const segments = segmentsOf(prefix)
  const limit = Math.min(Math.max(Math.trunc(take) || 0, 1), maxOptions)
  const code = partialPostalCode(segments.at(-1) ?? '')
  if (code !== undefined) return completePostalCode(pool, code, segments.slice(0, -1), limit)

  const readings = partialTowns(segments)
  const rows = await findByPrefix(pool, readings, prefix.endsWith(' '), limit)
  return rows.map(({ lead, name, state, lat, lng }) => ({
    ...withLabel(segments.slice(0, lead), cityLabel(name, state)),
    city: name,
    state,
    postalCode: null,
    lat,
    lng,
  }))
}

const withLabel = (lead: string[], label: string) => ({
  label: [...lead, label].join(', '),
  street: lead.join(', ') || null,
})

interface PartialTown {
  town: string
  /** States that match the text after the town; absent if no text follows it. */
  states?: StateName[]
  /** Number of segments before the town. */
  lead: number
}

/** The last words are either a town or a town and the start of its state. */
function partialTowns(segments: string[]): PartialTown[] {
  const lead = segments.length - 1
  const last = segments[lead]
  if (last === undefined) return []
  const readings: PartialTown[] = [{ town: last, lead }]
  const words = last.split(' ')
  for (let from = words.length - 1; from > 0 && words.length - from <= 3; from--)
    readings.push({
      town: words.slice(0, from).join(' '),
      states: statesByPrefix(words.slice(from).join(' ')),
      lead,
    })
  const before = segments[lead - 1]
  if (before !== undefined) readings.push({ town: before, states: statesByPrefix(last), lead: lead - 1 })
  return readings.filter((reading) => reading.states === undefined || reading.states.length > 0)
}

function statesByPrefix(prefix: string): StateName[] {
  const typed = prefix.replaceAll('.', '').toLowerCase()
  return states
    .filter(({ name, code }) => name.toLowerCase().startsWith(typed) || code.toLowerCase().startsWith(typed))
    .map(({ name }) => name)
}

interface KeyRange {
  low: string
  high: string
  state: StateName | null
  lead: number
}

function keyRanges({ town, states: within, lead }: PartialTown, isWordComplete: boolean): KeyRange[] {
  if (within) return within.map((state) => ({ low: cityKey(town), high: cityKey(town), state, lead }))
  const keys = cityKeyPrefixes(isWordComplete ? `${town} ` : town)
  // '~' sorts after every character that a key can contain.
  return keys.map((key) => ({ low: key, high: `${key}~`, state: null, lead }))
}

interface TownRow extends Position {
  name: string
  state: StateName
  lead: number
}

async function findByPrefix(
  pool: pg.Pool,
  readings: PartialTown[],
  isWordComplete: boolean,
  limit: number,
): Promise<TownRow[]> {
  const wanted = readings
    .flatMap((reading) => keyRanges(reading, isWordComplete))
    .filter(({ low }) => low !== '')
  if (wanted.length === 0) return []
  const { rows } = await pool.query<TownRow>({
    name: 'gazetteer-completion',
    text: `with wanted as (
        select * from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as w (low, high, state, lead)
      ), found as (
        select p.key, p.name, p.state, p.lat, p.lng, p.population, w.lead,
          w.state is not null as has_state
        from wanted w
        join gazetteer_place p on p.key between w.low and w.high
        where w.state is null or p.state = w.state
        union all
        select c.city_key, min(c.city), c.state, avg(c.lat), avg(c.lng), 0, w.lead, w.state is not null
        from wanted w
        join gazetteer_postal_code c on c.city_key between w.low and w.high
        where length(w.low) > 2 and (w.state is null or c.state = w.state)
        group by c.city_key, c.state, w.lead, w.state is not null
      ), single as (
        select distinct on (key, state) * from found
        -- In 'Portland, O', prefer Oregon. Treat Portland as a street only if no state matches.
        where lead <= coalesce((select min(lead) from found where has_state), lead)
        order by key, state, population desc, lead desc
      )
      select name, state, lat, lng, lead from single order by population desc, name, state limit $5`,
    values: [
      wanted.map(({ low }) => low),
      wanted.map(({ high }) => high),
      wanted.map(({ state }) => state),
      wanted.map(({ lead }) => lead),
      limit,
    ],
  })
  return rows
}

/** A postal code with at least two characters typed. Canadian codes are cut to the first half, as in the table. */
function partialPostalCode(segment: string): string | undefined {
  const zip = /^(?:\p{L}[\p{L}. ]*\s)?(\d{2,5})$/u.exec(segment)?.[1]
  return zip ?? /^([a-z]\d[a-z]?)(?:(?<=\w{3})[\s-]?\d?[a-z]?\d?)?$/i.exec(segment)?.[1]?.toUpperCase()
}

async function completePostalCode(
  pool: pg.Pool,
  code: string,
  before: string[],
  limit: number,
): Promise<PlaceOption[]> {
  const { rows } = await pool.query<FoundPostalCode>({
    name: 'gazetteer-code-completion',
    text: `select code, city, city_key as "cityKey", state, lat, lng from gazetteer_postal_code
      where code between $1 and $1 || '~' order by code limit $2`,
    values: [code, limit],
  })
  return rows.map((found) => ({
    ...withLabel(streetBefore(before, found), postalCodeLabel(found.city, found.state, found.code)),
    city: found.city,
    state: found.state,
    postalCode: found.code,
    lat: found.lat,
    lng: found.lng,
  }))
}

/** The text before a postal code, minus the town and state that the code already implies. */
function streetBefore(segments: string[], place: Pick<FoundPostalCode, 'cityKey' | 'state'>): string[] {
  const last = segments.at(-1)
  if (last === undefined) return []
  const isRedundant = cityKey(last) === place.cityKey || stateOf(last)?.name === place.state
  return isRedundant ? streetBefore(segments.slice(0, -1), place) : segments
}
