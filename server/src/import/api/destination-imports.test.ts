import { csv } from '@app/catalogue/import/testing/import-fixture.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDestination } from '../../testing/destinations.ts'
import { makeFacility } from '../../testing/facilities.ts'
import { addMember, signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, testServer, type Api, type TestServer } from '../../testing/test-server.ts'
import { fewerPlaces, importerOf } from '../testing/online-imports.ts'
import { admin } from '../../testing/test-tokens.ts'

let server: TestServer
let approver: Api
let manager: SignedUp
let destinationId: string
let importer: ReturnType<typeof importerOf>
let people = 0
let towns = 0
/** A latitude of its own for each test, so that their venues are not compared. */
let lat: string

beforeAll(async () => {
  server = await testServer()
  await fewerPlaces(server.pool)
  approver = await server.as(admin)
})
beforeEach(async () => {
  manager = await signUp(server, `manager-${people++}`)
  destinationId = (await makeDestination(server, manager.person, { name: 'Visit Elm County' })).id
  importer = importerOf(manager.api, destinationId)
  lat = (38.213 + towns++ / 9).toFixed(3)
})
afterAll(() => server.close())

const header = 'name,city,state,lat,lng,capacity'
const row = (name: string, capacity = 500) => `${name},Elmville,IN,${lat},-86.15,${capacity}`

async function importedFacility(name = 'Oak Hill Arena') {
  const { id } = await importer.dropped(csv(header, row(name)), 'region.csv')
  await importer.imported(id)
  const facilityId = (await importer.rows(id))[0]?.facility?.id ?? ''
  return { id, facilityId }
}

test('new venues are pending, linked to the destination, and name their source', async () => {
  const { id, facilityId } = await importedFacility()
  expect(await importer.read(id)).toMatchObject({
    by: manager.person.name,
    destination: { id: destinationId, name: 'Visit Elm County' },
    state: 'Imported',
    counts: { new: 1 },
  })
  const source = {
    facilityId,
    importId: id,
    fileName: 'region.csv',
    by: manager.person.name,
    destination: { id: destinationId, name: 'Visit Elm County' },
  }
  const ids = [facilityId]
  expect((await manager.api.facilities.sources({ data: { ids } })).data).toMatchObject([source])
  expect((await approver.facilities.sources({ data: { ids } })).data).toMatchObject([source])
  expect((await manager.api.facilities.get({ id: facilityId })).data.status).toBe('Pending')
  const links = await manager.api.facilities.destinations.list({ ownerId: facilityId })
  expect(links.data).toMatchObject([{ destinationId, isAccepted: true }])
})

test('a pending venue and its source are hidden from others until it is approved', async () => {
  const { facilityId } = await importedFacility()
  const stranger = await signUp(server, `stranger-${people++}`)
  expect((await refusal(stranger.api.facilities.get({ id: facilityId }))).status).toBe(404)
  const query = { data: { ids: [facilityId] } }
  expect((await stranger.api.facilities.sources(query)).data).toEqual([])
  await approver.facilities.approve({ id: facilityId })
  expect((await stranger.api.facilities.get({ id: facilityId })).data.name).toBe('Oak Hill Arena')
  expect((await manager.api.facilities.sources(query)).data).toEqual([])
})

test('an approved venue counts for the destination', async () => {
  const { facilityId } = await importedFacility()
  await approver.facilities.approve({ id: facilityId })
  expect((await manager.api.destinations.get({ id: destinationId })).data.facilityCount).toBe(1)
})

test('the audit log names the manager who imported', async () => {
  const { facilityId } = await importedFacility()
  const { rows } = await server.pool.query('select user_id, operation from audit_log where owner_id = $1', [
    facilityId,
  ])
  expect(rows).toEqual([{ user_id: manager.id, operation: 'facility-mgmt.facilities.import' }])
})

test('a venue that the own imports created is updated, until it has a manager', async () => {
  const { facilityId } = await importedFacility()
  const second = await importer.dropped(csv(header, row('Oak Hill Arena', 600)))
  expect(await importer.rows(second.id)).toMatchObject([
    { outcome: 'changed', differences: [{ field: 'capacity', from: 500, to: 600 }] },
  ])
  await addMember(approver.facilities.managers, facilityId, await signUp(server, `keeper-${people++}`))
  const third = await importer.dropped(csv(header, row('Oak Hill Arena', 700)))
  expect(await importer.rows(third.id)).toMatchObject([
    { outcome: 'unchanged', reasons: ['is on the marketplace already, and others keep it up to date'] },
  ])
})

test('a venue of others is already there, and is shown', async () => {
  const other = await makeFacility(
    server,
    { email: `other-${people++}@people.test` },
    { name: 'Elm Hall', city: 'Elmville', lat: Number(lat), lng: -86.15, capacity: 900 },
  )
  const { id, counts } = await importer.dropped(csv(header, row('Elm Hall')))
  expect(counts).toMatchObject({ unchanged: 1, new: 0, changed: 0 })
  expect(await importer.rows(id)).toMatchObject([{ facility: { id: other.id, name: 'Elm Hall' } }])
  const { problem } = await refusal(importer.start(id))
  expect(problem.code).toBe('NOTHING_TO_IMPORT')
})

test('a double that the manager may not see is neither named nor shown', async () => {
  const hidden = await makeFacility(
    server,
    { email: `other-${people++}@people.test` },
    { name: 'Elm Secret Hall', city: 'Elmville', lat: Number(lat), lng: -86.15 },
  )
  await approver.facilities.update({
    id: hidden.id,
    patch: [{ op: 'replace', path: '/isActive', value: false }],
  })
  const { id } = await importer.dropped(csv(header, row('Elm Secret Hall')))
  const [found] = await importer.rows(id)
  expect(found).toMatchObject({
    outcome: 'doubtful',
    reasons: ['may be on the marketplace already, but is not public'],
    resembles: [],
    facility: null,
  })
  expect(JSON.stringify(found)).not.toContain(hidden.id)
  expect((await refusal(importer.decide(id, { rows: [1], decision: 'same' }))).problem.code).toBe(
    'NOT_DECIDABLE',
  )
})

test('a double that was hidden after the file was read is not shown anymore', async () => {
  const other = await makeFacility(
    server,
    { email: `other-${people++}@people.test` },
    { name: 'Elm Lake Hall', city: 'Elmville', lat: Number(lat), lng: -86.15, phone: '317-555-0199' },
  )
  const { id } = await importer.dropped(csv(header, row('Elm Lake Hal')))
  expect(await importer.rows(id)).toMatchObject([{ resembles: [{ facilityId: other.id }] }])
  await approver.facilities.remove({ id: other.id })
  const rows = await importer.rows(id)
  expect(rows).toMatchObject([{ outcome: 'doubtful', resembles: [] }])
  expect(JSON.stringify(rows)).not.toContain('Elm Lake Hall')
  const decision = importer.decide(id, { rows: [1], decision: 'same', facilityId: other.id })
  expect((await refusal(decision)).problem.errors?.map(({ path }) => path)).toEqual(['data/facilityId'])
})

test('a manager of another destination finds neither the imports nor their rows', async () => {
  const { id } = await importedFacility()
  const other = await signUp(server, `other-manager-${people++}`)
  const otherDestination = await makeDestination(server, other.person)
  const foreign = importerOf(other.api, destinationId)
  for (const call of [foreign.list, foreign.read, foreign.rows, foreign.undone])
    expect((await refusal(call(id))).status).toBe(403)
  const own = importerOf(other.api, otherDestination.id)
  expect(await own.list()).toEqual([])
  for (const call of [own.read, own.rows, own.undone, own.remove])
    expect((await refusal(call(id))).status).toBe(404)
})

test('only an administrator approves what a destination imports', async () => {
  const { id } = await importer.dropped(csv(header, row('Oak Hill Arena')))
  expect((await refusal(importer.start(id, { approve: true }))).status).toBe(403)
  expect(await importerOf(approver, destinationId).imported(id, { approve: true })).toMatchObject({
    state: 'Imported',
  })
  const [found] = await importer.rows(id)
  expect((await approver.facilities.get({ id: found?.facility?.id ?? '' })).data.status).toBe('Approved')
})

test('a row can be left out, and a file deleted that was not imported', async () => {
  const { id } = await importer.dropped(csv(header, row('Oak Hill Arena'), row('Cedar Gym')))
  expect((await importer.decide(id, { rows: [2], decision: 'skip' })).counts).toMatchObject({
    new: 1,
    skipped: 1,
  })
  await importer.remove(id)
  expect(await importer.list()).toEqual([])
})

test('a place that is skipped is left out with all of its rows', async () => {
  const { id } = await importer.dropped(
    csv(header, row('Oak Hill Arena'), row('Cedar Gym'), row('Oak Hill Arena', 800)),
  )
  expect((await importer.decide(id, { rows: [1], decision: 'skip' })).counts).toMatchObject({
    new: 1,
    merged: 0,
    skipped: 2,
  })
  expect(await importer.imported(id)).toMatchObject({ counts: { new: 1, skipped: 2 } })
})

test('skipping a place of several rows is one decision, which can be taken back', async () => {
  const { id } = await importer.dropped(csv(header, row('Oak Hill Arena'), row('Oak Hill Arena', 800)))
  const skip = { rows: [1], decision: 'skip' as const }
  expect((await importer.decide(id, skip)).decidedCount).toBe(1)
  expect((await importer.rows(id, { isDecided: true })).map((each) => each.row)).toEqual([1])
  expect((await importer.decide(id, { rows: [1], decision: null })).counts).toMatchObject({
    new: 1,
    merged: 1,
    skipped: 0,
  })
  await importer.decide(id, skip)
  expect((await importer.decide(id, { rows: 'all', decision: null })).counts).toMatchObject({
    new: 1,
    merged: 1,
    skipped: 0,
  })
})

test('a destination that is not approved does not import', async () => {
  const { data } = await manager.api.destinations.create({
    data: { name: 'Visit Nowhere', destinationType: 'Sports Commission' },
  })
  const { status, problem } = await refusal(importerOf(manager.api, data.id).upload(csv(header, row('Hall'))))
  expect([status, problem.code]).toEqual([409, 'NOT_APPROVED'])
})

test('administrators see the imports of all destinations', async () => {
  const { id } = await importedFacility()
  expect((await importerOf(approver).list()).find((each) => each.id === id)).toMatchObject({
    destination: { id: destinationId },
  })
})

test('an undo keeps a venue that has a manager of its own, even by force', async () => {
  const { id, facilityId } = await importedFacility()
  await addMember(approver.facilities.managers, facilityId, await signUp(server, `keeper-${people++}`))
  expect(await importer.undone(id, true)).toMatchObject({
    state: 'Undone',
    undo: {
      removed: 0,
      keptCount: 1,
      kept: [{ id: facilityId, name: 'Oak Hill Arena', reason: '1 × manager' }],
    },
  })
})

test('an undo keeps a venue that people use, and force removes it', async () => {
  const { id, facilityId } = await importedFacility()
  await approver.facilities.approve({ id: facilityId })
  await manager.api.facilities.likes.add({ ownerId: facilityId, data: {} })
  expect(await importer.undone(id)).toMatchObject({ undo: { removed: 0, kept: [{ reason: '1 × like' }] } })
  expect(await importer.undone(id, true)).toMatchObject({ undo: { removed: 1, keptCount: 0, kept: [] } })
  expect((await refusal(approver.facilities.get({ id: facilityId }))).status).toBe(404)
})

test('the choices of one destination do not apply to the files of another', async () => {
  const file = csv('venue title,st,y,x', `Oak Hill Arena,IN,${lat},-86.15`)
  const columns = [
    { name: 'venue title', target: 'name' },
    { name: 'y', target: 'lat' },
    { name: 'x', target: 'lng' },
    { name: 'st', target: 'state' },
  ] as const
  const { id } = await importer.dropped(file, 'secret-name.csv')
  expect(await importer.check(id, { columns: [...columns] })).toMatchObject({ state: 'Ready' })
  await importer.imported(id)
  expect((await importer.dropped(`${file}\n`, 'next.csv')).mappingFrom).toBe('secret-name.csv')
  const other = await signUp(server, `other-manager-${people++}`)
  const otherDestination = await makeDestination(server, other.person)
  const foreign = await importerOf(other.api, otherDestination.id).dropped(file)
  expect([foreign.mappingFrom, foreign.sameFile]).toEqual([null, null])
})

test('venues outside of the destination’s area are named and counted, and can be imported', async () => {
  await approver.destinations.update({
    id: destinationId,
    patch: [
      { op: 'replace', path: '/city', value: 'Elmville' },
      { op: 'replace', path: '/state', value: 'Indiana' },
      { op: 'replace', path: '/lat', value: Number(lat) },
      { op: 'replace', path: '/lng', value: -86.15 },
    ],
  })
  const file = csv(
    header,
    row('Oak Hill Arena'),
    'Far Gym,El Paso,TX,31.76,-106.48,',
    'Chicago Gym,Chicago,IL,41.88,-87.63,',
  )
  const found = await importer.dropped(file)
  expect(found).toMatchObject({ outsideCount: 2, counts: { new: 3 } })
  expect((await importer.rows(found.id, { isOutside: true })).map(({ name }) => name)).toEqual([
    'Far Gym',
    'Chicago Gym',
  ])
  expect(await importer.decide(found.id, { rows: [3], decision: 'skip' })).toMatchObject({ outsideCount: 2 })
  expect(await importer.imported(found.id)).toMatchObject({ outsideCount: 2, counts: { new: 2, skipped: 1 } })
  expect(await importer.rows(found.id, { isOutside: false })).toMatchObject([{ name: 'Oak Hill Arena' }])
})

test('the area of a destination without a town is its state', async () => {
  await approver.destinations.update({
    id: destinationId,
    patch: [
      { op: 'replace', path: '/city', value: null },
      { op: 'replace', path: '/state', value: 'Indiana' },
    ],
  })
  const file = csv(header, row('Oak Hill Arena'), 'Far Gym,El Paso,TX,31.76,-106.48,')
  expect((await importer.rows((await importer.dropped(file)).id)).map(({ isOutside }) => isOutside)).toEqual([
    false,
    true,
  ])
})

test('a row that resembles a venue of others tells that the same would change nothing', async () => {
  await makeFacility(
    server,
    { email: `other-${people++}@people.test` },
    { name: 'Elm Lake Hall', city: 'Elmville', lat: Number(lat), lng: -86.15, phone: '317-555-0199' },
  )
  const { id } = await importer.dropped(csv(header, row('Elm Lake Hal')))
  expect(await importer.rows(id)).toMatchObject([
    { resembles: [{ mayChange: false, agreeing: [], differences: [] }] },
  ])
})

test('an administrator undoes what a deleted destination imported', async () => {
  const { id, facilityId } = await importedFacility()
  await addMember(approver.facilities.managers, facilityId, await signUp(server, `keeper-${people++}`))
  await approver.destinations.remove({ id: destinationId })
  expect((await refusal(importer.undone(id))).status).toBe(404)
  const admins = importerOf(approver)
  expect(await admins.undone(id)).toMatchObject({ state: 'Undone', undo: { removed: 0, keptCount: 1 } })
  expect(await admins.undone(id, true)).toMatchObject({ undo: { removed: 1, keptCount: 0 } })
})

test('kept venues that the manager may not see anymore are counted, not named', async () => {
  const { id, facilityId } = await importedFacility()
  await addMember(approver.facilities.managers, facilityId, await signUp(server, `keeper-${people++}`))
  await approver.facilities.approve({ id: facilityId })
  await importer.undone(id)
  await server.pool.query('update profile set is_active = false where id = $1', [facilityId])
  const links = (await approver.facilities.destinations.list({ ownerId: facilityId })).data
  await approver.facilities.destinations.remove({ ownerId: facilityId, id: links[0]?.id ?? '' })
  expect((await importer.read(id)).undo).toMatchObject({ keptCount: 1, kept: [] })
})
