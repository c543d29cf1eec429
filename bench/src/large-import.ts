import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '@app/contract/api.ts'
import { prepareDatabase } from '@app/server/prepare-database.ts'
import pg from 'pg'
import { apiOf } from './api.ts'
import { copyOf, ensureCatalogue, folder, openBenchServer } from './databases.ts'
import type { Figure } from './figures.ts'
import { settled } from './importing.ts'
import { residentOf } from './processes.ts'
import { originOf, product, tokensFor, type RunningSide } from './sides.ts'

const rowCount = 200_000
const smallCount = 20
const port = 55_312
const sampleEveryMs = 100
/** The large file is being read, and then written, when the small ones come. */
const headStartMs = 8000
const settleMs = 10_000

/** An import of 200,000 rows: how much memory the server takes beyond what it has when idle, and how long small imports of another account take meanwhile. */
export async function largeImportFigures(isQuick: boolean): Promise<Figure[]> {
  const rows = isQuick ? rowCount / 10 : rowCount
  const postgres = await openBenchServer()
  try {
    const original = await ensureCatalogue(postgres.url, 15_000)
    const databaseUrl = await copyOf(postgres.url, original, 'import_copy')
    const [large, small, smaller] = await writeSamples(databaseUrl, rows)
    const side = await product(databaseUrl, postgres.pid, port)
    try {
      const [owner, other] = await administrators(databaseUrl, side)
      const memory = watchMemory(side)
      const alone = await timed(() => importFile(other, smaller))
      const seen: Record<string, number> = {}
      const importId = await upload(owner, large)
      const beside = async (name: string, file: string) => {
        await pause(headStartMs)
        seen[name] = await timed(() => importFile(other, file))
      }
      const compared = await timed(() =>
        Promise.all([settled(owner, importId), beside('compared', small[0] ?? '')]),
      )
      const written = await timed(async () => {
        await owner.start({ importId, data: { skipBroken: true } })
        await Promise.all([settled(owner, importId), beside('written', small[1] ?? '')])
      })
      // The search index is loaded after the commit.
      await pause(settleMs)
      const { idle, peak } = memory.stop()
      const { data } = await owner.read({ importId })
      console.log(`${rows} rows: ${JSON.stringify(data.counts)}`)
      const what = `import of ${rows} rows`
      return [
        {
          what: `${what}: memory beyond the idle server`,
          ours: peak - idle,
          atMost: 1024,
          unit: 'MB resident',
        },
        { what: `${what}: idle server`, ours: idle, unit: 'MB resident' },
        { what: `${what}: compared`, ours: compared, unit: 's' },
        { what: `${what}: written`, ours: written, unit: 's' },
        ...Object.entries(seen).map(([step, seconds]) => ({
          what: `import of ${smallCount} rows while the large one is ${step}`,
          ours: seconds,
          yardstick: alone,
          atMost: 15,
          unit: 's',
        })),
      ]
    } finally {
      await side.stop()
    }
  } finally {
    await postgres.stop()
  }
}

type Imports = Api['import-mgmt']['imports']

async function administrators(databaseUrl: string, side: RunningSide): Promise<[Imports, Imports]> {
  const tokens = await tokensFor(databaseUrl, originOf(side.port), [
    { email: 'admin@demo.example', name: 'Admin', roles: ['admin'] },
    { email: 'second@demo.example', name: 'Second', roles: ['admin'] },
  ])
  const importsOf = (token = '') =>
    apiOf({ port: side.port, headers: { authorization: `Bearer ${token}` } })['import-mgmt'].imports
  return [importsOf(tokens[0]), importsOf(tokens[1])]
}

const upload = async (imports: Imports, file: string) =>
  (await imports.upload({ name: 'venues.csv', file: await openAsBlob(file) })).data.id

async function importFile(imports: Imports, file: string) {
  const importId = await upload(imports, file)
  await settled(imports, importId)
  await imports.start({ importId, data: { skipBroken: true } })
  await settled(imports, importId)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1000
}

function watchMemory({ pid }: RunningSide) {
  const idle = residentOf(pid)
  let peak = idle
  const timer = setInterval(() => {
    peak = Math.max(peak, residentOf(pid))
  }, sampleEveryMs)
  return {
    stop: () => {
      clearInterval(timer)
      return { idle, peak }
    },
  }
}

interface Place {
  code: string
  city: string
  state: string
  lat: number
  lng: number
}

const trees = [
  'Oak',
  'Elm',
  'Maple',
  'Cedar',
  'Birch',
  'Aspen',
  'Willow',
  'Juniper',
  'Linden',
  'Alder',
  'Rowan',
]
const kinds = ['Arena', 'Sports Complex', 'Park', 'Gymnasium', 'Ice Rink', 'Stadium', 'Field House']
const sports = ['Soccer', 'Basketball', 'Ice Hockey', 'Volleyball', 'Baseball', 'Tennis']

/** A large file of different venues in towns all over the country, and small ones of others. */
async function writeSamples(databaseUrl: string, rows: number): Promise<[string, string[], string]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await prepareDatabase(pool)
  const { rows: places } = await pool.query<Place>(
    `select code, initcap(city_key) as city, state, lat, lng from gazetteer_postal_code
    where code ~ '^[0-9]{5}$' order by md5(code)`,
  )
  await pool.end()
  const line = (word: string, n: number) => {
    const { code, city, state, lat, lng } = places[n % places.length] ?? {
      code: '',
      city: '',
      state: '',
      lat: 0,
      lng: 0,
    }
    const round = Math.floor(n / places.length)
    const name = `${trees[(n + round) % trees.length]} ${word} ${city} ${kinds[(n + round) % kinds.length]}`
    const position = n % 3 === 0 ? ',' : `${lat + 0.011 + round * 0.02},${lng - 0.013}`
    const children = `${sports[n % sports.length]};${sports[(n + 1) % sports.length]},${1 + (n % 6)} Court,Parking`
    return `"${name}",${100 + n} Main St,"${city}",${state},${code},${position},317-555-${String(n % 10_000).padStart(4, '0')},${500 + (n % 5000)},${children}`
  }
  const write = async (name: string, word: string, count: number, from = 0) => {
    const file = join(folder, name)
    const header = 'name,address,city,state,zip,lat,lng,phone,capacity,sports,spaces,amenities'
    await writeFile(
      file,
      [header, ...Array.from({ length: count }, (_, n) => line(word, from + n))].join('\n'),
    )
    return file
  }
  return [
    await write('large.csv', 'Hill', rows),
    [
      await write('small-1.csv', 'Ferry', smallCount, rows + 1000),
      await write('small-2.csv', 'Quarry', smallCount, rows + 2000),
    ],
    await write('small-3.csv', 'Harbor', smallCount, rows + 3000),
  ]
}
