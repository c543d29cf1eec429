import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedDatabase, type TestDatabase } from '../testing/test-database.ts'
import { metroAreas } from './metro-areas.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await preparedDatabase()
})
afterAll(() => database.drop())

async function areasAt(lat: number, lng: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ areas: string[] }>(
    'select derived.areas_at($1, $2) as areas',
    [lat, lng],
  )
  return rows[0]?.areas ?? []
}

test.each([
  ['downtown Columbus, Ohio', 39.9612, -82.9988, ['county:39049', 'metro:columbus']],
  ['Manhattan', 40.7831, -73.9712, ['county:36061', 'metro:nyc', 'metro:nyc-metro']],
  ['Anaheim, California', 33.8366, -117.9143, ['county:06059', 'metro:la', 'metro:oc', 'metro:socal']],
  // An independent city inside the border of Albemarle County.
  ['Charlottesville, Virginia', 38.0336, -78.4767, ['county:51540']],
  ['a rural county of no metropolitan area', 43.1, -105.5, ['county:56009']],
  ['Mississauga, Ontario', 43.589, -79.6441, ['metro:gta']],
  ['Winnipeg, Manitoba', 49.8951, -97.1384, []],
  ['the Atlantic', 35, -50, []],
])('%s is in its county and its areas', async (_name, lat, lng, areas) => {
  expect(await areasAt(lat, lng)).toEqual(areas)
})

test('every county of a metropolitan area is known', async () => {
  const { rows } = await database.pool.query<{ metro: string; count: number }>(
    'select unnest(metros) as metro, count(*)::int from gazetteer_county group by 1',
  )
  const found = new Map(rows.map(({ metro, count }) => [metro, count]))
  for (const { key, counties = {} } of metroAreas) {
    const named = Object.values(counties).flatMap((names) => names.split(', ')).length
    // St. Louis and Baltimore are a county and a city of the same name.
    expect(found.get(key) ?? 0, key).toBeGreaterThanOrEqual(named)
  }
})

test('of counties with the same name, the populous one is known as such', async () => {
  const { rows } = await database.pool.query<{ state: string }>(
    `select state from gazetteer_county where name = 'Orange' order by population desc limit 1`,
  )
  expect(rows).toEqual([{ state: 'California' }])
})
