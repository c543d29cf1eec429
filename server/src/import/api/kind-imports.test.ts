import { csv } from '@app/catalogue/import/testing/import-fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDestination } from '../../testing/destinations.ts'
import { refusal, testServer, type TestServer } from '../../testing/test-server.ts'
import { fewerPlaces, importerOf } from '../testing/online-imports.ts'
import { admin } from '../../testing/test-tokens.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await fewerPlaces(server.pool)
})
afterAll(() => server.close())

const file = () =>
  new Blob([
    csv('Organization,Type,City,State,Zip', 'Visit Gary,DMO,Gary,IN,46402', 'Elm,Club,Gary,IN,46402'),
  ])

test('an administrator imports a file of destinations, and undoes it', async () => {
  const api = await server.as(admin)
  const importer = importerOf(api)
  const { id } = (await api.imports.upload({ name: 'bureaus.csv', kind: 'destination', file: file() })).data
  const read = await importer.settled(id)
  expect(read).toMatchObject({ kind: 'destination', state: 'Ready', counts: { new: 2 } })
  expect(await importer.rows(id)).toMatchObject([
    {
      outcome: 'new',
      values: {
        name: 'Visit Gary',
        facilityType: null,
        own: [{ label: 'destination type', value: 'Destination Management Organization' }],
      },
    },
    { remarks: [expect.stringContaining('unknown destination type "Club"'), expect.anything()] },
  ])
  expect(await importer.imported(id)).toMatchObject({ state: 'Imported' })
  const [row] = await importer.rows(id)
  const created = await api.destinations.get({ id: row?.facility?.id ?? '' })
  expect(created.data).toMatchObject({ name: 'Visit Gary', status: 'Pending' })
  expect(await importer.undone(id)).toMatchObject({ state: 'Undone', undo: { removed: 2 } })
})

test('a changed field of a hotel is shown by its label', async () => {
  const api = await server.as(admin)
  const importer = importerOf(api)
  const hotels = (rooms: number) =>
    new Blob([csv('Hotel,City,State,Zip,Units', `Oak Inn,Gary,IN,46402,${rooms}`)])
  const first = await api.imports.upload({ name: 'hotels.csv', kind: 'hotel', file: hotels(48) })
  await importer.settled(first.data.id)
  expect(await importer.rows(first.data.id)).toMatchObject([
    { values: { own: [{ label: 'rooms', value: '48' }] } },
  ])
  await importer.imported(first.data.id)
  const second = await api.imports.upload({ name: 'hotels.csv', kind: 'hotel', file: hotels(52) })
  await importer.settled(second.data.id)
  expect(await importer.rows(second.data.id)).toMatchObject([
    { outcome: 'changed', differences: [{ field: 'roomCount', label: 'rooms', from: 48, to: 52 }] },
  ])
})

test('a column can’t be for a field of another kind', async () => {
  const api = await server.as(admin)
  const { id } = (await api.imports.upload({ name: 'bureaus.csv', kind: 'destination', file: file() })).data
  await importerOf(api).settled(id)
  const data = { columns: [{ name: 'Type', target: 'space:Court' }], constants: [] }
  const { status, problem } = await refusal(api.imports.check({ importId: id, data }))
  expect([status, problem.errors]).toEqual([
    400,
    [{ path: 'data/columns/0/target', message: 'is not a field of destinations' }],
  ])
})

test('a destination imports facilities only', async () => {
  const manager = { email: 'manager@bureau.test' }
  const { id: ownerId } = await makeDestination(server, manager)
  const { destinations } = await server.as(manager)
  const upload = destinations.imports.upload({ ownerId, name: 'x.csv', kind: 'destination', file: file() })
  expect((await refusal(upload)).problem.errors).toEqual([
    { path: 'kind', message: 'must be facility for a destination' },
  ])
})
