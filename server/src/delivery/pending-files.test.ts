import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplePdf } from '../platform/files/testing/sample-documents.ts'
import { sampleImage } from '../platform/files/testing/sample-images.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { wire } from '../testing/wire.ts'

let server: TestServer
let people: Record<'manager' | 'member' | 'admin' | 'stranger', SignedUp>
/** As the page's manager gets them, with a pass. */
let urls: Record<'image' | 'document', string>
let approval: string
beforeAll(async () => {
  server = await testServer()
  people = {
    manager: await signUp(server, 'manager'),
    member: await signUp(server, 'member'),
    admin: await signUp(server, 'admin', ['admin']),
    stranger: await signUp(server, 'stranger'),
  }
  const { facilities } = people.manager.api
  const { data: page } = await facilities.create({
    data: { name: 'New Hall', city: 'Dayton', state: 'Ohio', postalCode: '45402', lat: 39.76, lng: -84.19 },
  })
  approval = page.status
  const ownerId = page.id
  const file = (content: Uint8Array<ArrayBuffer>) => new Blob([content])
  const { id: imageId } = (await facilities.images.create({ ownerId, data: { name: 'Front' } })).data
  const content = new Uint8Array(await sampleImage('png'))
  await facilities.images.putFile({ ownerId, id: imageId, file: file(content) })
  const { id } = (await facilities.documents.create({ ownerId, data: { name: 'Plan.pdf' } })).data
  const plan = await facilities.documents.putFile({
    ownerId,
    id,
    file: file(new TextEncoder().encode(samplePdf)),
  })
  await server.db
    .insertInto('member')
    .values({ id: crypto.randomUUID(), owner_id: ownerId, user_id: people.member.id, role: 'Sales' })
    .execute()
  urls = {
    image: (await facilities.get({ id: ownerId })).data.headerImage ?? '',
    document: plan.data.url ?? '',
  }
})
afterAll(() => server.close())

const withoutPass = (url: string) => url.replace(/\.\d+\.[0-9a-f]{40}/, '')

test('the page is pending', () => expect(approval).toBe('Pending'))

describe.each(['image', 'document'] as const)('the %s of a page that is not approved yet', (kind) => {
  test.each([
    ['manager', 200],
    ['member', 200],
    ['admin', 200],
    ['stranger', 404],
  ] as const)('for the %s: %i', async (caller, status) => {
    const { token } = people[caller]
    expect((await wire(server.origin, 'GET', withoutPass(urls[kind]), { token })).status).toBe(status)
  })

  test('for a visitor: 404', async () => {
    expect((await wire(server.origin, 'GET', withoutPass(urls[kind]))).status).toBe(404)
  })

  test('is loaded by the browser of its manager with the pass in its address', async () => {
    const { status, headers } = await wire(server.origin, 'GET', urls[kind])
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  })
})
