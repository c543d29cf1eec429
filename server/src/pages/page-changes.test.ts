import { ownHelpLinks } from '@app/contract/page-surroundings.ts'
import type { RenderPage } from '@app/contract/page-surroundings.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { dropListeners } from '../testing/drop-listeners.ts'
import { makeFacility } from '../testing/facilities.ts'
import { addMember, makeOrganization, signUp, type SignedUp } from '../testing/people.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'

/** All writes go to one server. Pages are read from another server on the same database. */
let writer: TestServer
let reader: TestServer
let owner: SignedUp
let admin: SignedUp
let fan: SignedUp
let id: string

let renders = 0
/** If set, renders wait for it once they have read their data. */
let gate: Promise<void> | undefined

/** Pages that show the data of the API and the number of the render. */
const renderPage: RenderPage = async ({ url }, { api }) => {
  const { facilities } = api['facility-mgmt']
  const { pathname } = new URL(url)
  const number = ++renders
  const contentOf = async () => {
    if (pathname === '/') return (await facilities.search({ data: {}, take: 1 }))._meta.stats.count
    if (pathname === '/marketplace')
      return (await facilities.search({ data: {}, take: 100 })).data.map(({ name }) => name)
    return (await facilities.get({ id: pathname.slice('/facilities/'.length) })).data.name
  }
  const response = await contentOf().then(
    (content) => Response.json({ content, number }),
    () => new Response('not found', { status: 404 }),
  )
  await gate
  return response
}

beforeAll(async () => {
  writer = await testServer()
  reader = await testServer(writer, {
    from: { isBuilt: true, serveAssets: async () => {}, render: renderPage },
    signIn: { domain: 'https://issuer.example', clientId: '', audience: '', rolesClaim: '' },
    links: ownHelpLinks,
    stateVideos: {},
    isDevelopment: false,
  })
  owner = await signUp(writer, 'owner')
  admin = await signUp(writer, 'admin', ['admin'])
  fan = await signUp(writer, 'fan')
})
afterAll(async () => {
  await reader.close()
  await writer.close()
})
beforeEach(async () => {
  id = (await makeFacility(writer, owner.person, { name: 'Kittiwake Dome' })).id
  await settle()
})
afterEach(async () => {
  gate = undefined
  await owner.api.facilities.remove({ id })
})

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(reader.origin + path, { headers })
  return { status: response.status, text: await response.text() }
}
const own = () => page(`/facilities/${id}`)

/** Resolves when the pages are kept, so that the search index includes all changes. */
async function settle() {
  await expect
    .poll(async () => {
      const before = await page('/marketplace')
      await new Promise((resolve) => setTimeout(resolve, 100))
      return (await page('/marketplace')).text === before.text && before.text.includes('Kittiwake')
    })
    .toBe(true)
}
const setActive = (value: boolean) =>
  owner.api.facilities.update({ id, patch: [{ op: 'replace', path: '/isActive', value }] })

test('a page is rendered once while nothing changes', async () => {
  const first = await own()
  expect([first.status, await own()]).toEqual([200, first])
})

test('a request with a token gets a page of its own, which is not kept', async () => {
  const first = await own()
  const authorization = `Bearer ${fan.token}`
  expect(await page(`/facilities/${id}`, { authorization })).not.toEqual(first)
  expect(await own()).toEqual(first)
})

test('a hidden facility is gone from its page and the marketplace with the next request', async () => {
  for (let round = 0; round < 15; round++) {
    await setActive(true)
    await expect.poll(async () => (await page('/marketplace')).text).toContain('Kittiwake')
    expect((await own()).status).toBe(200)
    await setActive(false)
    const [shown, market] = await Promise.all([own(), page('/marketplace')])
    expect([shown.status, market.text.includes('Kittiwake')]).toEqual([404, false])
  }
  await setActive(true)
})

test('a deleted facility is gone from its page and the marketplace with the next request', async () => {
  await Promise.all([own(), page('/marketplace')])
  await owner.api.facilities.remove({ id })
  const [shown, market] = await Promise.all([own(), page('/marketplace')])
  await admin.api.facilities.restore({ id })
  expect([shown.status, market.text.includes('Kittiwake')]).toEqual([404, false])
})

test('counts follow a hidden facility', async () => {
  const { text: before } = await page('/')
  const count: unknown = JSON.parse(before).content
  await setActive(false)
  await expect.poll(async () => JSON.parse((await page('/')).text).content).toBe(Number(count) - 1)
  await setActive(true)
})

test.each(['/facilities/', '/marketplace'])(
  'a facility that is hidden while %s is rendered is gone with the next request',
  async (path) => {
    const address = path === '/marketplace' ? path : path + id
    await setActive(true)
    await settle()
    const release = Promise.withResolvers<void>()
    gate = release.promise
    const before = renders
    const underway = page(`${address}?under-way`)
    await expect.poll(() => renders).toBe(before + 1)
    await setActive(false)
    gate = undefined
    const next = await page(`${address}?under-way`)
    release.resolve()
    await underway
    const later = await page(`${address}?under-way`)
    await setActive(true)
    expect(next.text).not.toContain('Kittiwake')
    expect(later.text).not.toContain('Kittiwake')
  },
)

test('a facility that is hidden while the connection for notices is broken is gone with the next request', async () => {
  expect((await own()).status).toBe(200)
  await dropListeners(writer.pool)
  await setActive(false)
  const { status } = await own()
  await setActive(true)
  expect(status).toBe(404)
})

test('pages are kept again once the connection for notices is back', async () => {
  await dropListeners(writer.pool)
  await expect.poll(async () => (await own()).text === (await own()).text).toBe(true)
})

const owned = () => ({ ownerId: id })
test.each<[string, () => Promise<unknown>]>([
  ['a like', () => fan.api.facilities.likes.add({ ...owned(), data: {} })],
  ['a review', () => fan.api.facilities.reviews.create({ ...owned(), data: { rating: 4 } })],
  [
    'a space',
    () => owner.api.facilities.spaceTypes.create({ ...owned(), data: { name: 'Court', count: 1 } }),
  ],
  ['an amenity', () => owner.api.facilities.amenities.create({ ...owned(), data: { name: 'Parking' } })],
  ['an image', () => owner.api.facilities.images.create({ ...owned(), data: { name: 'Front' } })],
  ['a document', () => owner.api.facilities.documents.create({ ...owned(), data: { name: 'Plan' } })],
  ['a manager', () => addMember(owner.api.facilities.managers, owned().ownerId, fan)],
  ['a new manager of its organization', async () => makeOrganization(writer, [fan.id])],
  [
    'a new name of a user',
    () =>
      writer.db.updateTable('app_user').set({ name: crypto.randomUUID() }).where('id', '=', fan.id).execute(),
  ],
])('%s is on the page with the next request', async (_what, change) => {
  const before = await own()
  expect(await own()).toEqual(before)
  await change()
  expect(await own()).not.toEqual(before)
})

test('an update of a user that changes nothing keeps the pages', async () => {
  const before = await own()
  await writer.db.updateTable('app_user').set({ updated_date: new Date() }).where('id', '=', fan.id).execute()
  expect(await own()).toEqual(before)
})
