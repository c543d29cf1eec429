import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApi, type Api } from '@app/contract/api.ts'
import type { Send } from '@app/contract/client.ts'
import { prepareDatabase } from '@app/server/prepare-database.ts'
import pg from 'pg'
import { copyOf, ensureCatalogue, folder, openBenchServer } from './databases.ts'
import type { Figure } from './figures.ts'
import { fire, type Shot } from './load.ts'
import { cpuOf } from './processes.ts'
import { adminHeaders, product, type RunningSide } from './sides.ts'

const rowCount = 10_000
const limitSeconds = 10

/** Importing 10,000 rows beside 16,000 facilities by the command line and by the API, and other calls meanwhile. */
export async function importFigures(): Promise<Figure[]> {
  const postgres = await openBenchServer()
  try {
    const original = await ensureCatalogue(postgres.url, 15_000)
    const { file, knownId } = await writeSample(original)
    const copy = await copyOf(postgres.url, original, 'import_copy')
    const byCommand = await measure([process.pid], () => importByCommand(copy, file))
    const served = async <T>(work: (side: RunningSide, imports: Imports) => Promise<T>): Promise<T> => {
      const databaseUrl = await copyOf(postgres.url, original, 'import_copy')
      const side = await product(databaseUrl, postgres.pid, 55_305)
      try {
        const api = createApi(sendTo(side, await adminHeaders(databaseUrl, side)))
        return await work(side, api['import-mgmt'].imports)
      } finally {
        await side.stop()
      }
    }
    const byApi = await served(importByApi(file))
    const latency = await served(latencyMeanwhile(file, knownId))
    const what = `of ${rowCount} rows`
    return [
      ...figuresOf(`import ${what} by the command line`, byCommand, limitSeconds),
      ...figuresOf(`comparison ${what} by the API`, byApi.compared),
      ...figuresOf(`import ${what} by the API`, byApi.imported, limitSeconds),
      { what: 'one facility while importing, 99th percentile', ...latency, unit: 'ms' },
    ]
  } finally {
    await postgres.stop()
  }
}

interface Effort {
  seconds: number
  cpu: number
}

async function measure(pids: number[], work: () => Promise<unknown>): Promise<Effort> {
  const [started, before] = [performance.now(), cpuOf(pids)]
  await work()
  return { seconds: (performance.now() - started) / 1000, cpu: (cpuOf(pids) - before) / 1000 }
}

const figuresOf = (what: string, { seconds, cpu }: Effort, atMost?: number): Figure[] => [
  { what, ours: seconds, ...(atMost !== undefined && { atMost }), unit: 's' },
  { what, ours: cpu, unit: 'CPU s' },
]

const sports = ['Soccer', 'Basketball', 'Ice Hockey', 'Volleyball', 'Baseball', 'Tennis']
const kinds = ['Arena', 'Sports Complex', 'Park', 'Gymnasium', 'Ice Rink', 'Stadium', 'Field House']
const trees = ['Oak', 'Elm', 'Maple', 'Cedar', 'Birch', 'Aspen', 'Willow', 'Juniper', 'Linden']
const lands = [
  'Hill',
  'Grove',
  'Creek',
  'Ridge',
  'Valley',
  'Lake',
  'Meadow',
  'Point',
  'Falls',
  'Bend',
  'Glen',
]

/** Writes a file of venues in towns all over the country. Every third has no coordinates, every fifth is in the catalogue. */
async function writeSample(databaseUrl: string): Promise<{ file: string; knownId: string }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await prepareDatabase(pool)
  const { rows: places } = await pool.query<{
    code: string
    city: string
    state: string
    lat: number
    lng: number
  }>(
    `select code, initcap(city_key) as city, state, lat, lng from gazetteer_postal_code
    where code ~ '^[0-9]{5}$' order by md5(code) limit $1`,
    [rowCount],
  )
  const { rows: known } = await pool.query<{
    id: string
    name: string
    city: string
    state: string
    code: string
  }>(
    `select id, name, city, state, postal_code as code from profile
    where kind = 'facility' and city is not null and audience = 'public' order by md5(id::text) limit $1`,
    [rowCount / 5],
  )
  await pool.end()
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = places.map((place, index) => {
    const twin = index % 5 === 0 ? known[index / 5] : undefined
    const name =
      twin?.name ??
      `${trees[index % trees.length]} ${lands[index % lands.length]} ${place.city} ${kinds[index % kinds.length]}`
    const { city, state, code } = twin ?? place
    const position = twin || index % 3 === 0 ? ',' : `${place.lat + 0.011},${place.lng - 0.013}`
    const phone = `317-555-${String(index).padStart(4, '0')}`
    const children = `${sports[index % sports.length]};${sports[(index + 1) % sports.length]},${1 + (index % 6)} Court,Parking`
    return `${cell(name)},${100 + index} Main St,${cell(city)},${state},${code},${position},${phone},${500 + index},${children}`
  })
  const file = join(folder, 'venues.csv')
  const header = 'name,address,city,state,zip,lat,lng,phone,capacity,sports,spaces,amenities'
  await writeFile(file, [header, ...lines].join('\n'))
  return { file, knownId: known[0]?.id ?? '' }
}

async function importByCommand(databaseUrl: string, file: string) {
  const main = join(import.meta.dirname, '..', '..', 'server', 'src', 'import', 'main.ts')
  const child = spawn(process.execPath, [main, 'facilities', file, '--skip-broken'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The import exited with code ${code}.`)
}

type Imports = Api['import-mgmt']['imports']

/** Resolves when an import waits for a person, or is done. */
export async function settled(imports: Imports, importId: string) {
  for (;;) {
    const { data } = await imports.read({ importId })
    if (data.problem) throw new Error(data.problem.text)
    if (data.state === 'Ready' || data.state === 'Imported') return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const importByApi = (file: string) => async (side: RunningSide, imports: Imports) => {
  let importId = ''
  const compared = await measure(side.pids, async () => {
    importId = (await imports.upload({ name: 'venues.csv', file: await openAsBlob(file) })).data.id
    await settled(imports, importId)
  })
  const imported = await measure(side.pids, async () => {
    await imports.start({ importId, data: { skipBroken: true } })
    await settled(imports, importId)
  })
  return { compared, imported }
}

/** Calls while a file is compared and imported, against the same calls without. */
const latencyMeanwhile = (file: string, id: string) => async (side: RunningSide, imports: Imports) => {
  const shot = { method: 'GET', path: `/facility-mgmt/api/facilities/${id}` }
  await latencies(side, shot, (count) => count >= 500)
  const idle = await latencies(side, shot, (count) => count >= 3000)
  let isDone = false
  const busy = latencies(side, shot, () => isDone)
  await importByApi(file)(side, imports)
  isDone = true
  return { ours: p99(await busy), yardstick: p99(idle) }
}

/** Milliseconds of calls, one after the other. */
async function latencies(side: RunningSide, shot: Shot, isEnough: (count: number) => boolean) {
  const found: number[] = []
  while (!isEnough(found.length)) {
    const started = performance.now()
    await fire(side, 1, () => shot)
    found.push(performance.now() - started)
  }
  return found
}

const p99 = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.99)] ?? NaN

const sendTo =
  ({ port }: RunningSide, headers: Record<string, string>): Send =>
  async ({ method, url, body }) => {
    const isJson = body !== undefined && 'json' in body
    const reply = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
      ...(body && { body: isJson ? JSON.stringify(body.json) : body.file }),
    })
    if (!reply.ok) throw new Error(`${method} ${url} returned ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
