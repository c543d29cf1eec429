import { cityLabel, postalCodeLabel } from '@app/catalogue/gazetteer/labels.ts'
import type { StateName } from '@app/contract/reference-lists/regions.ts'
import type pg from 'pg'
import { areaPhrases } from './area-phrases.ts'
import { commonPhrases } from './common-phrases.ts'
import { phrasesOf, type Phrase } from './phrases.ts'
import { placeNames, type CountyName, type NamedPlace, type PostalArea } from './place-names.ts'
import { placeReader, type PlaceReader } from './read-places.ts'
import { queryReader, type QueryReader } from './read-query.ts'

interface PostalRow {
  code: string
  city: string
  state: StateName
  lat: number
  lng: number
}

interface LargestTown {
  area: string
  name: string
  state: StateName
}

interface LazyReader {
  read(...input: Parameters<QueryReader['read']>): Promise<ReturnType<QueryReader['read']>>
}

/** Opens a reader with the vocabulary of a market. */
export type OpenReader = (phrases: readonly Phrase[]) => LazyReader

/** The places that texts name. */
export interface Gazetteer {
  places: PlaceReader
  /** Metropolitan areas, regions and nicknames. */
  areas: readonly Phrase[]
}

/** The gazetteer, which the first text loads into memory for all readers. */
export function lazyGazetteer(pool: pg.Pool): () => Promise<Gazetteer> {
  let loading: Promise<Gazetteer> | undefined
  // A failed load is tried again by the next text.
  return () =>
    (loading ??= loadGazetteer(pool).catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}

/** Readers of all markets share the gazetteer. */
export const readers =
  (gazetteer: () => Promise<Gazetteer>): OpenReader =>
  (phrases) => {
    let reader: QueryReader | undefined
    return {
      async read(...input) {
        const { places, areas } = await gazetteer()
        reader ??= queryReader({ phrases: phrasesOf([...commonPhrases, ...phrases, ...areas]), places })
        return reader.read(...input)
      },
    }
  }

/** About 12 MB. */
async function loadGazetteer(pool: pg.Pool): Promise<Gazetteer> {
  const [towns, counties, codes, largest] = await Promise.all([
    pool.query<NamedPlace & { isSection: boolean }>(
      `select name, key, state, lat, lng, population, is_section as "isSection" from gazetteer_place
       union all
       -- Towns that only the post knows.
       select min(c.city), c.city_key, c.state, avg(c.lat), avg(c.lng), 0, false from gazetteer_postal_code c
       where not exists (select from gazetteer_place p where p.key = c.city_key and p.state = c.state)
       group by c.city_key, c.state`,
    ),
    pool.query<CountyName>('select fips as key, name, state, population::float8 from gazetteer_county'),
    pool.query<PostalRow>('select code, city, state, lat, lng from gazetteer_postal_code'),
    pool.query<LargestTown>(
      `with area_town as (
         select unnest(array['county:' || c.fips] || array(select 'metro:' || m from unnest(c.metros) m)) as area, t.name, t.state, t.population
         from gazetteer_place t join gazetteer_border b on b.shape @> point(t.lng, t.lat) join gazetteer_county c using (fips)
         where not t.is_section
         union all
         select 'metro:' || c.metro, t.name, t.state, t.population
         from gazetteer_place t join gazetteer_circle c on derived.is_in_circle(t.lat, t.lng, c)
       )
       select distinct on (area) area, name, state from area_town order by area, population desc`,
    ),
  ])
  const populations = new Map<StateName, number>()
  for (const { state, population, isSection } of towns.rows)
    if (!isSection) populations.set(state, (populations.get(state) ?? 0) + population)
  const postalCodes = new Map<string, PostalArea>(
    codes.rows.map(({ code, city, state, lat, lng }) => [
      code,
      { label: postalCodeLabel(city, state, code), lat, lng },
    ]),
  )
  const largestTowns = new Map(largest.rows.map(({ area, name, state }) => [area, cityLabel(name, state)]))
  const names = placeNames({ towns: towns.rows, counties: counties.rows, postalCodes, largestTowns })
  const places = placeReader(names, (state) => populations.get(state) ?? 0)
  return { places, areas: areaPhrases(names) }
}
