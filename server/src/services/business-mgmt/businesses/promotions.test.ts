import { serviceBase } from '@app/contract/tree.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleImage } from '../../../platform/files/testing/sample-images.ts'
import { auditOf } from '../../../testing/audit.ts'
import { makeBusiness, promotionDraft } from '../../../testing/businesses.ts'
import { dayFromToday } from '../../../testing/days.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  refusal,
  refusedFields,
  workerServer,
  type Api,
  type TestServer,
} from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let visitor: Api
let promotions: Api['businesses']['promotions']
let ownerId: string
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  visitor = await server.as()
  promotions = owner.api.businesses.promotions
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await makeBusiness(server, owner.person)).id
})

type Changes = Parameters<typeof promotionDraft>[0]
const create = async (changes: Changes = {}) =>
  (await promotions.create({ ownerId, data: promotionDraft(changes) })).data
const setDefault = (id: string, value: boolean) =>
  promotions.update({ ownerId, id, patch: [{ op: 'replace', path: '/isDefault', value }] })
const list = async () => (await promotions.list({ ownerId, take: 100 })).data
const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ title }) => title)

test('POST creates a promotion with plain text, and GET returns it', async () => {
  const data = {
    title: 'Team <b>night</b>',
    description: 'Two games for one',
    terms: '<script>alert(1)</script>',
    code: 'TEAM10',
    discountPercent: 50,
    startDate: '2026-02-28',
    endDate: '2026-03-31',
    link: 'https://lanes.example.com/team',
  }
  const { data: made } = await promotions.create({ ownerId, data })
  expect(made).toEqual({
    ...data,
    id: made.id,
    ownerId,
    isDefault: true,
    image: null,
    createdDate: made.createdDate,
  })
  expect((await visitor.businesses.promotions.get({ ownerId, id: made.id })).data).toEqual(made)
})

test.each<[string, Changes, string]>([
  ['an end before the start', { startDate: '2026-03-02', endDate: '2026-03-01' }, 'data/endDate'],
  ['a start in 1899', { startDate: '1899-01-01', endDate: '1900-01-01' }, 'data/startDate'],
  ['an end in 2101', { startDate: '2100-12-01', endDate: '2101-01-01' }, 'data/endDate'],
  ['a day that does not exist', { startDate: '2026-02-30' }, 'data/startDate'],
  ['more than five years', { startDate: '2026-03-01', endDate: '2031-03-01' }, 'data/endDate'],
  ['a discount of 110 %', { discountPercent: 110 }, 'data/discountPercent'],
  ['a discount of 0 %', { discountPercent: 0 }, 'data/discountPercent'],
  ['a fraction of a percent', { discountPercent: 12.5 }, 'data/discountPercent'],
  ['a script as a link', { link: 'javascript:alert(1)' }, 'data/link'],
  ['a title of two lines', { title: 'Team\nnight' }, 'data/title'],
  ['an empty title', { title: ' ' }, 'data/title'],
])('refuses %s', async (_what, changes, path) => {
  expect(await refusedFields(create(changes))).toContain(path)
})

test('accepts five years to the day', async () => {
  expect(await create({ startDate: '2028-02-29', endDate: '2033-02-28' })).toMatchObject({ isDefault: true })
})

test('refuses to move the end before the start', async () => {
  const { id } = await create({ startDate: '2026-03-02', endDate: '2026-03-04' })
  const patch = [{ op: 'replace', path: '/endDate', value: '2026-03-01' }] as const
  expect(await refusedFields(promotions.update({ ownerId, id, patch: [...patch] }))).toEqual(['endDate'])
})

describe('the default promotion', () => {
  test('is null without promotions', async () => {
    expect(await visitor.businesses.promotions.default({ ownerId })).toEqual({ data: null })
  })

  test('is the first one, until another becomes it', async () => {
    await create({ title: 'First' })
    await create({ title: 'Second' })
    expect(await defaults()).toEqual(['First'])
    expect((await visitor.businesses.promotions.default({ ownerId })).data?.title).toBe('First')
  })

  test('is a new one that is created as the default', async () => {
    await create({ title: 'First' })
    await create({ title: 'Second', isDefault: true })
    expect(await defaults()).toEqual(['Second'])
  })

  test('is an existing one that is made the default, and both changes are audited', async () => {
    const first = await create({ title: 'First' })
    const second = await create({ title: 'Second' })
    const before = (await auditOf(server, ownerId)).length
    expect((await setDefault(second.id, true)).data.isDefault).toBe(true)
    expect(await defaults()).toEqual(['Second'])
    const rows = (await auditOf(server, ownerId)).slice(before)
    expect(rows.map(({ subject_id, patch }) => [subject_id, patch])).toEqual([
      [first.id, [{ op: 'replace', path: '/isDefault', value: false }]],
      [second.id, [{ op: 'replace', path: '/isDefault', value: true }]],
    ])
  })

  test('can’t be unset', async () => {
    const { id } = await create()
    expect(await refusedFields(setDefault(id, false))).toEqual(['isDefault'])
    const patch = [{ op: 'remove', path: '/isDefault' } as const]
    expect(await refusedFields(promotions.update({ ownerId, id, patch }))).toEqual(['isDefault'])
    expect(await defaults()).toEqual(['Team night'])
  })

  test('keeps the old one if the change to the new one is refused', async () => {
    await create({ title: 'First' })
    const { id } = await create({ title: 'Second' })
    const patch = [
      { op: 'replace', path: '/isDefault', value: true } as const,
      { op: 'replace', path: '/title', value: '' } as const,
    ]
    expect(await refusedFields(promotions.update({ ownerId, id, patch }))).toEqual(['title'])
    expect(await defaults()).toEqual(['First'])
  })

  test('is the running one that ends last after the default was removed', async () => {
    const first = await create({ title: 'First' })
    await create({ title: 'Ends tomorrow', endDate: dayFromToday(1) })
    await create({ title: 'Ends in a week', endDate: dayFromToday(7) })
    await create({ title: 'Starts tomorrow', startDate: dayFromToday(1), endDate: dayFromToday(90) })
    await promotions.remove({ ownerId, id: first.id })
    expect(await defaults()).toEqual(['Ends in a week'])
  })

  test('is the newest if none is running after the default was removed', async () => {
    const first = await create({ title: 'First' })
    await create({ title: 'Over', startDate: '2025-01-01', endDate: '2025-12-31' })
    await create({ title: 'Over too', startDate: '2025-01-01', endDate: '2025-01-31' })
    await promotions.remove({ ownerId, id: first.id })
    expect(await defaults()).toEqual(['Over too'])
  })

  test('stays if another is removed', async () => {
    await create({ title: 'First' })
    const { id } = await create({ title: 'Second' })
    await promotions.remove({ ownerId, id })
    expect(await defaults()).toEqual(['First'])
  })

  test('is null again after all were removed', async () => {
    await promotions.remove({ ownerId, id: (await create()).id })
    expect(await visitor.businesses.promotions.default({ ownerId })).toEqual({ data: null })
  })

  test('is exactly one after eight are created at once, each as the default', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, at) => create({ title: `${at}`, isDefault: true })))
    expect(await list()).toHaveLength(8)
    expect(await defaults()).toHaveLength(1)
  })

  test('is exactly one after six are created at once on an empty page', async () => {
    await Promise.all(Array.from({ length: 6 }, () => create()))
    expect(await defaults()).toHaveLength(1)
  })

  test('is exactly one while it is moved and removed at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => create()))
    await Promise.all(
      made.map(({ id }, at) => (at % 2 === 0 ? setDefault(id, true) : promotions.remove({ ownerId, id }))),
    )
    expect(await list()).toHaveLength(4)
    expect(await defaults()).toHaveLength(1)
  })
})

describe('the main promotion of a business', () => {
  const main = async () => (await visitor.businesses.get({ id: ownerId })).data.mainPromotion

  test('is null without promotions', async () => {
    expect(await main()).toBeNull()
  })

  test('is the default while it runs', async () => {
    await create({ title: 'Ends soon', endDate: dayFromToday(1) })
    await create({ title: 'Default', endDate: dayFromToday(30), isDefault: true })
    expect(await main()).toEqual({ title: 'Default', endDate: dayFromToday(30) })
  })

  test('is the one that ends soonest if the default does not run today', async () => {
    await create({ title: 'Over', startDate: '2025-01-01', endDate: '2025-12-31' })
    await create({ title: 'Ends late', endDate: dayFromToday(30) })
    await create({ title: 'Ends soon', endDate: dayFromToday(1) })
    expect(await main()).toEqual({ title: 'Ends soon', endDate: dayFromToday(1) })
  })

  test('has its new title after a change', async () => {
    const { id } = await create()
    await main()
    const patch = [{ op: 'replace' as const, path: '/title', value: 'Free shoes' }]
    await promotions.update({ ownerId, id, patch })
    expect(await main()).toMatchObject({ title: 'Free shoes' })
  })
})

describe('the picture of a promotion', () => {
  const png = async (width = 8) => new Blob([Buffer.from(await sampleImage('png', width, 6))])
  const put = async (id: string, file: Blob, ifMatch?: string) =>
    promotions.putFile({ ownerId, id, file }, ifMatch === undefined ? {} : { ifMatch })
  const statusOf = async (address: string | null) =>
    (await wire(server.origin, 'GET', address ?? '/missing')).status
  const tagOf = async (id: string) => {
    const path = `${serviceBase('business-mgmt')}/businesses/${ownerId}/promotions/${id}`
    return (await wire(server.origin, 'GET', path)).headers.get('etag') ?? ''
  }

  test('is served at the address in the item', async () => {
    const { id } = await create()
    const { image } = (await put(id, await png())).data
    expect(image).toMatch(/^\/images\//)
    expect(await statusOf(image)).toBe(200)
    expect((await visitor.businesses.promotions.get({ ownerId, id })).data.image).toBe(image)
  })

  test('is replaced by another', async () => {
    const { id } = await create()
    const before = (await put(id, await png())).data.image
    const { image } = (await put(id, await png(9))).data
    expect(image).not.toBe(before)
    expect([await statusOf(before), await statusOf(image)]).toEqual([404, 200])
  })

  test('is neither in the gallery nor the header of the page', async () => {
    const { id } = await create()
    await put(id, await png())
    expect((await visitor.businesses.images.list({ ownerId })).data).toEqual([])
    expect((await visitor.businesses.get({ id: ownerId })).data.headerImage).toMatch(/^\/art\//)
  })

  test('is removed with the promotion', async () => {
    const { id } = await create()
    const { image } = (await put(id, await png())).data
    await promotions.remove({ ownerId, id })
    expect(await statusOf(image)).toBe(404)
  })

  test('changes the ETag of the promotion', async () => {
    const { id } = await create()
    const before = await tagOf(id)
    await put(id, await png(), before)
    expect(await tagOf(id)).not.toBe(before)
    expect((await refusal(put(id, await png(), before))).status).toBe(412)
  })

  test('is removed on its own, and the promotion stays', async () => {
    const { id } = await create()
    const { image } = (await put(id, await png())).data
    expect((await promotions.removeFile({ ownerId, id })).data).toMatchObject({ id, image: null })
    expect(await statusOf(image)).toBe(404)
    expect((await visitor.businesses.promotions.get({ ownerId, id })).data.image).toBeNull()
  })

  test('can be uploaded again after it was removed', async () => {
    const { id } = await create()
    await put(id, await png())
    await promotions.removeFile({ ownerId, id })
    expect(await statusOf((await put(id, await png(9))).data.image)).toBe(200)
  })

  test('that was removed leaves the promotion an ETag that it never had before', async () => {
    const { id } = await create()
    const tags = [await tagOf(id)]
    await put(id, await png())
    tags.push(await tagOf(id))
    await promotions.removeFile({ ownerId, id })
    tags.push(await tagOf(id))
    expect(new Set(tags).size).toBe(3)
  })

  test('is removed only from the version that the caller knows', async () => {
    const { id } = await create()
    const before = await tagOf(id)
    await put(id, await png())
    expect((await refusal(promotions.removeFile({ ownerId, id }, { ifMatch: before }))).status).toBe(412)
  })

  test('is audited when it is removed, but not if there is none', async () => {
    const { id } = await create()
    await put(id, await png())
    const before = (await auditOf(server, ownerId)).length
    await promotions.removeFile({ ownerId, id })
    await promotions.removeFile({ ownerId, id })
    const rows = (await auditOf(server, ownerId)).slice(before)
    expect(rows.map(({ subject_id, patch }) => [subject_id, patch])).toEqual([
      [id, [{ op: 'remove', path: '/image' }]],
    ])
  })

  test('is refused if it is no image', async () => {
    const { id } = await create()
    expect((await refusal(put(id, new Blob(['Only text'])))).status).toBe(415)
  })

  test('of a pending page is hidden without a pass', async () => {
    const { id: pendingId } = (
      await owner.api.businesses.create({ data: { name: 'Pending Lanes', businessType: 'Entertainment' } })
    ).data
    const { id } = (await promotions.create({ ownerId: pendingId, data: promotionDraft() })).data
    const { image } = (await promotions.putFile({ ownerId: pendingId, id, file: await png() })).data
    expect(await statusOf(image)).toBe(200)
    expect(await statusOf(image?.split('.')[0] ?? null)).toBe(404)
  })
})
