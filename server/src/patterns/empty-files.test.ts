import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleImage } from '../platform/files/testing/sample-images.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { refusal, workerServer, type Api, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let owner: SignedUp
let stranger: SignedUp
let visitor: Api
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  stranger = await signUp(server, 'stranger')
  visitor = await server.as()
})
afterAll(() => server.close())

test.each(['images', 'documents'] as const)(
  '%s without a file are listed to the team only, and only by it found by their ids',
  async (kind) => {
    const { id: ownerId } = await makeFacility(server, owner.person)
    const add = async (name: string) =>
      (await owner.api.facilities[kind].create({ ownerId, data: { name } })).data.id
    const shownTo = async (api: Api) => {
      const { data, _meta } = await api.facilities[kind].list({ ownerId })
      const { data: filtered } = await api.facilities[kind].filtered({ ownerId, data: { name: 'Empty' } })
      return [data.map(({ name }) => name), _meta.stats.count, filtered.length]
    }
    const id = await add('Empty')
    const file = new Blob([Buffer.from(await sampleImage('png', 40, 30))])
    await owner.api.facilities[kind].putFile({ ownerId, id: await add('Full'), file })
    expect(await shownTo(owner.api)).toEqual([['Empty', 'Full'], 2, 1])
    for (const api of [visitor, stranger.api]) {
      expect(await shownTo(api)).toEqual([['Full'], 1, 0])
      expect((await refusal(api.facilities[kind].get({ ownerId, id }))).status).toBe(404)
    }
  },
)
