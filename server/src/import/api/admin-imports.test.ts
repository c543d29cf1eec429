import { setTimeout } from 'node:timers/promises'
import { csv } from '@app/catalogue/import/testing/import-fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal, testServer, type TestServer } from '../../testing/test-server.ts'
import { fewerPlaces, importerOf } from '../testing/online-imports.ts'
import { admin } from '../../testing/test-tokens.ts'

let server: TestServer
let importer: ReturnType<typeof importerOf>
beforeAll(async () => {
  server = await testServer()
  await fewerPlaces(server.pool)
  importer = importerOf(await server.as(admin))
})
afterAll(() => server.close())

const header = 'name,city,state,zip,lat,lng,phone,capacity,facility type,sports'
const oak = 'Oak Hill Arena,Indianapolis,IN,46204,39.77,-86.15,317-555-0100,5000,Arena,Basketball;Ice Hockey'
const elm = 'Elm Park,Gary,IN,46402,41.6,-87.34,,,Parks & Rec,Soccer'

test('a file is read, imported and undone', async () => {
  const read = await importer.dropped(csv(header, oak, elm), 'venues.csv')
  expect(read).toMatchObject({
    fileName: 'venues.csv',
    by: 'admin',
    destination: null,
    state: 'Ready',
    progress: null,
    problem: null,
    format: 'CSV',
    isProposed: false,
    counts: { new: 2, changed: 0, doubtful: 0, refused: 0 },
  })
  const imported = await importer.imported(read.id)
  expect(imported).toMatchObject({ state: 'Imported', counts: { new: 2 }, problem: null, undo: null })
  const rows = await importer.rows(read.id)
  expect(rows).toMatchObject([
    { row: 1, line: 2, outcome: 'new', facility: { name: 'Oak Hill Arena' } },
    { row: 2, line: 3, outcome: 'new', facility: { name: 'Elm Park' } },
  ])
  const api = await server.as(admin)
  const id = rows[0]?.facility?.id ?? ''
  expect((await api.facilities.get({ id })).data).toMatchObject({
    name: 'Oak Hill Arena',
    status: 'Pending',
    capacity: 5000,
    sports: ['Basketball', 'Ice Hockey'],
  })
  expect((await api.facilities.sources({ data: { ids: [id] } })).data).toMatchObject([
    { facilityId: id, importId: read.id, fileName: 'venues.csv', by: 'admin', destination: null },
  ])
  expect(await importer.undone(read.id)).toMatchObject({
    state: 'Undone',
    undo: { removed: 2, restored: 0, keptCount: 0, kept: [] },
  })
  expect((await refusal(api.facilities.get({ id }))).status).toBe(404)
})

test('a value that cannot be stored in a row of the table is left out', async () => {
  const row = `,IN,39.1,-86.1,\0${'padding '.repeat(50)}`
  const damaged = csv('name,state,lat,lng,notes', `Oak Hall${row}`, row)
  const { id, state } = await importer.dropped(damaged)
  expect(state).toBe('Ready')
  expect(await importer.rows(id)).toMatchObject([{ outcome: 'new' }, { outcome: 'refused', values: null }])
})

test('a row that resembles a venue is decided beside it', async () => {
  const first = await importer.dropped(csv(header, oak))
  await importer.imported(first.id, { approve: true })
  const known = (await importer.rows(first.id))[0]?.facility?.id
  const { id } = await importer.dropped(
    csv(header, 'Oak Hil Arena,Indianapolis,IN,46204,39.7701,-86.15,,6000,,'),
  )
  const [row] = await importer.rows(id)
  expect(row).toMatchObject({
    outcome: 'doubtful',
    isDoubtful: true,
    decision: null,
    reasons: ['looks like a venue on the marketplace at the same place: similar name'],
    values: { name: 'Oak Hil Arena', capacity: 6000 },
    resembles: [
      {
        facilityId: known,
        facts: {
          name: 'Oak Hill Arena',
          address: null,
          capacity: 5000,
          sports: ['Basketball', 'Ice Hockey'],
        },
        errorMiles: 0,
        reasons: ['similar name'],
        differences: [{ field: 'capacity', label: 'capacity', from: 5000, to: 6000 }],
        added: ['Oak Hil Arena'],
      },
    ],
  })
  expect((await importer.decide(id, { rows: [1], decision: 'same' })).counts).toMatchObject({
    changed: 1,
    doubtful: 0,
  })
  expect(await importer.rows(id, { isDecided: true })).toMatchObject([
    {
      outcome: 'changed',
      decision: 'same',
      decidedFacilityId: known,
      differences: [{ field: 'capacity', from: 5000, to: 6000 }],
      facility: { id: known },
    },
  ])
  expect((await importer.decide(id, { rows: 'all', decision: null })).counts).toMatchObject({ doubtful: 1 })
  expect((await importer.decide(id, { rows: 'all', decision: 'new' })).counts).toMatchObject({ new: 1 })
  expect((await importer.decide(id, { rows: [1], decision: 'skip' })).counts).toMatchObject({ skipped: 1 })
  await importer.decide(id, { rows: [1], decision: 'same', facilityId: known })
  expect(await importer.imported(id)).toMatchObject({ state: 'Imported', counts: { changed: 1 } })
  const api = await server.as(admin)
  expect((await api.facilities.get({ id: known ?? '' })).data).toMatchObject({
    name: 'Oak Hill Arena',
    capacity: 6000,
  })
  expect(Object.keys((await api.facilities.changes({ id: known ?? '' })).data)).toEqual([
    'capacity',
    'otherNames',
  ])
  expect(await importer.undone(id)).toMatchObject({ undo: { removed: 0, restored: 1 } })
  expect((await api.facilities.get({ id: known ?? '' })).data.capacity).toBe(5000)
})

test('other calls are answered while 10,000 rows are read', async () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, index) => `Venue ${index} Hall,Gary,IN,${38 + index / 3000},-87.313`,
  )
  const { id } = await importer.upload(csv('name,city,state,lat,lng', ...rows))
  const steps = new Set<string | undefined>()
  let answered = 0
  for (;;) {
    const { state, progress } = await importer.read(id)
    if (state !== 'Reading') break
    steps.add(progress?.step)
    answered++
    // Without a pause, these calls would take most of the time that the rows are read in.
    await setTimeout(10)
  }
  // A blocked event loop would answer once or twice in these seconds.
  expect(answered).toBeGreaterThan(20)
  expect([...steps]).toEqual(expect.arrayContaining(['reading', 'listing']))
  expect(await importer.read(id)).toMatchObject({ state: 'Ready' })
})
