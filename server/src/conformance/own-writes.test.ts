import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFacility } from '../testing/facilities.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { admin } from '../testing/test-tokens.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const rounds = 15
const manager = { email: 'manager@test.test' }
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id)

test('the next search of a caller finds each page that the caller has just renamed', async () => {
  const api = await server.as(manager)
  const { id } = await makeFacility(server, manager)
  for (let n = 0; n < rounds; n += 1) {
    const name = `Summit ${'abcdefghijklmnopqrstuvwxyz'[n]?.repeat(8)}`
    await api.facilities.update({ id, patch: [{ op: 'replace', path: '/name', value: name }] })
    expect(idsOf(await api.facilities.search({ data: { text: name } }))).toEqual([id])
  }
})

test('the next list of a caller has each page that the caller has just created', async () => {
  const api = await server.as(admin)
  for (let n = 0; n < rounds; n += 1) {
    const name = `Harbor ${'abcdefghijklmnopqrstuvwxyz'[n]?.repeat(8)}`
    const { data } = await api.facilities.create({ data: { name, facilityType: 'Fieldhouse' } })
    expect(idsOf(await api.facilities.filtered({ data: { text: name } }))).toEqual([data.id])
  }
})
