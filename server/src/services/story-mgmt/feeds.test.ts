import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { type TestServer, workerServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
let pageId: string
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'admin', ['admin'])
  pageId = (await server.stage.facility({ manager: admin.person })).id
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from story')
})

type Draft = Parameters<SignedUp['api']['stories']['create']>[0]['data']
async function publish(changes: Partial<Draft> = {}) {
  const data = {
    title: 'Rain & ]]> <b>thunder</b>',
    standfirst: 'What it costs.',
    category: 'Venues',
    text: '[Here](/facilities) and [there](#there) & more.\n\n## There',
    ...changes,
  } as const
  const { id } = (await admin.api.stories.create({ ownerId: pageId, data })).data
  await admin.api.stories.send({ id })
  return id
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers })
const read = async (path: string) => (await get(path)).text()
const formats = ['feed.xml', 'atom.xml', 'feed.json']

describe.each(formats)('/stories/%s', (format) => {
  test('has absolute addresses and a stable id', async () => {
    const id = await publish()
    const text = await read(`/stories/${format}`)
    expect(text).toContain(`tag:localhost,2026:story:${id}`)
    expect(text).toContain('http://localhost/stories/rain-b-thunder-b')
    expect(text).not.toMatch(/href=\\?"[/#]/)
  })

  test('is not sent again to those who have it', async () => {
    await publish()
    const first = await get(`/stories/${format}`)
    const etag = first.headers.get('etag') ?? ''
    expect((await get(`/stories/${format}`, { 'if-none-match': etag })).status).toBe(304)
    await publish({ title: 'Another' })
    expect((await get(`/stories/${format}`, { 'if-none-match': etag })).status).toBe(200)
  })

  test('has neither drafts nor scheduled stories', async () => {
    await admin.api.stories.create({ ownerId: pageId, data: { title: 'Draft one', category: 'Venues' } })
    await publish({ title: 'Later one', publishDate: new Date(Date.now() + 86_400_000).toISOString() })
    const text = await read(`/stories/${format}`)
    expect(text).not.toMatch(/Draft one|Later one/)
  })

  test('has the stories of the filter', async () => {
    await publish({ title: 'Of venues', tags: ['Grass'] })
    await publish({ title: 'Of markets', category: 'Market' })
    const ofMarket = await read(`/stories/${format}?categories=Market`)
    expect(ofMarket).toContain('Of markets')
    expect(ofMarket).not.toContain('Of venues')
    const ofGrass = await read(`/stories/${format}?tags=grass`)
    expect(ofGrass).toContain('Of venues')
    expect(ofGrass).not.toContain('Of markets')
    expect((await get(`/stories/${format}?tags=a&tags=b`)).status).toBe(400)
  })
})
