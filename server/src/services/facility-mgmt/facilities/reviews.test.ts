import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import {
  RefusedCall,
  refusal,
  refusedFields,
  testServer,
  type Api,
  type TestServer,
} from '../../../testing/test-server.ts'
import { base, wire } from '../../../testing/wire.ts'

let server: TestServer
let owner: SignedUp
let author: SignedUp
let other: SignedUp
let seller: SignedUp
let heir: SignedUp
let admin: SignedUp
let visitor: Api
let ownerId: string
beforeAll(async () => {
  server = await testServer()
  owner = await signUp(server, 'owner')
  author = await signUp(server, 'author')
  other = await signUp(server, 'other')
  seller = await signUp(server, 'seller')
  heir = await signUp(server, 'heir')
  admin = await signUp(server, 'admin', ['admin'])
  visitor = await server.as()
})
afterAll(() => server.close())
beforeEach(async () => {
  const parentId = await makeOrganization(server, [owner.id, heir.id])
  ownerId = (await makeFacility(server, owner.person, { parentId })).id
  await owner.api.facilities.managers.create({ ownerId, data: { userId: seller.id, role: 'Sales' } })
})

const review = async (rating: number, by = author, more: { title?: string; text?: string } = {}) =>
  (await by.api.facilities.reviews.create({ ownerId, data: { rating, ...more } })).data
const ratings = async () => (await visitor.facilities.ratings({ id: ownerId })).data
const shown = async () => {
  const { data } = await visitor.facilities.get({ id: ownerId })
  return [data.rating, data.reviewCount]
}
const stars = (value: unknown) => [{ op: 'replace', path: '/rating', value } as const]

describe('writing', () => {
  test('shows who wrote it, with a mean and a count on the facility', async () => {
    const made = await review(4, author, { title: ' Fine ', text: 'Line one\nLine two' })
    expect(made).toEqual({
      id: made.id,
      userId: author.id,
      name: 'author',
      picture: null,
      rating: 4,
      title: 'Fine',
      text: 'Line one\nLine two',
      createdDate: made.createdDate,
      updatedDate: made.updatedDate,
    })
    expect((await visitor.facilities.reviews.get({ ownerId, id: made.id })).data).toEqual(made)
    await review(5, other)
    expect(await shown()).toEqual([4.5, 2])
    const rows = (await auditOf(server, ownerId)).filter(
      ({ operation }) => operation === 'facilities.reviews.create',
    )
    expect(rows.map(({ user_id }) => user_id)).toEqual([author.id, other.id])
  })

  test('is done once by each user, also when they try at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => review(1 + (n % 5))))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason instanceof RefusedCall && result.reason.problem.code).toBe('ALREADY_EXISTS')
    expect((await ratings()).count).toBe(1)
  })

  test('is not for the facility’s own staff, inherited staff included, but for admins', async () => {
    for (const by of [owner, seller, heir])
      expect((await refusal(review(5, by))).problem).toMatchObject({ status: 403, code: 'OWN_FACILITY' })
    await review(3, admin)
    expect(await shown()).toEqual([3, 1])
    expect((await refusal(visitor.facilities.reviews.create({ ownerId, data: { rating: 5 } }))).status).toBe(
      401,
    )
  })

  test('takes one to five whole stars and text within bounds', async () => {
    for (const rating of [0, 6, 3.5, -1, Number.NaN, 1e9])
      expect(await refusedFields(review(rating)), String(rating)).toEqual(['data/rating'])
    expect(await refusedFields(review(3, author, { title: 'x'.repeat(121) }))).toEqual(['data/title'])
    expect(await refusedFields(review(3, author, { text: 'x'.repeat(5001) }))).toEqual(['data/text'])
    await review(3, author, { title: 'x'.repeat(120), text: 'x'.repeat(5000) })
  })
})

describe('changing', () => {
  test('is for the author, moves the facility’s mean and the review’s date', async () => {
    const made = await review(2)
    const { data: changed } = await author.api.facilities.reviews.update({
      ownerId,
      id: made.id,
      patch: stars(5),
    })
    expect(changed).toEqual({ ...made, rating: 5, updatedDate: changed.updatedDate })
    expect(changed.updatedDate > made.updatedDate).toBe(true)
    expect(await shown()).toEqual([5, 1])
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({ subject_id: made.id, patch: stars(5) })
  })

  test('is for nobody else who runs or reads the page', async () => {
    const made = await review(2)
    for (const by of [owner, seller, heir, other]) {
      const { problem } = await refusal(
        by.api.facilities.reviews.update({ ownerId, id: made.id, patch: stars(5) }),
      )
      expect(problem).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    expect(
      (await refusal(visitor.facilities.reviews.update({ ownerId, id: made.id, patch: [] }))).status,
    ).toBe(401)
    expect((await visitor.facilities.reviews.get({ ownerId, id: made.id })).data).toEqual(made)
  })

  test('that changes nothing leaves the date and the tag', async () => {
    const made = await review(2)
    const { reviews } = author.api.facilities
    expect((await reviews.update({ ownerId, id: made.id, patch: stars(2) })).data).toEqual(made)
    expect(await refusedFields(reviews.update({ ownerId, id: made.id, patch: stars(9) }))).toEqual(['rating'])
    expect((await reviews.get({ ownerId, id: made.id })).data).toEqual(made)
    for (const path of ['/userId', '/createdDate', '/updatedDate', '/name'])
      expect(
        (
          await refusal(
            reviews.update({ ownerId, id: made.id, patch: [{ op: 'replace', path, value: other.id }] }),
          )
        ).status,
      ).toBe(400)
  })

  test('holds If-Match, as deleting does', async () => {
    const { id } = await review(2)
    const path = `${base}/facilities/${ownerId}/reviews/${id}`
    const tag = async () => (await wire(server.origin, 'GET', path)).headers.get('etag') ?? ''
    const { reviews } = author.api.facilities
    const first = await tag()
    await reviews.update({ ownerId, id, patch: stars(3) }, { ifMatch: first })
    expect((await refusal(reviews.update({ ownerId, id, patch: stars(4) }, { ifMatch: first }))).status).toBe(
      412,
    )
    expect((await refusal(reviews.remove({ ownerId, id }, { ifMatch: first }))).status).toBe(412)
    await reviews.remove({ ownerId, id }, { ifMatch: await tag() })
  })
})

describe('deleting', () => {
  test('is for the author and for admins, and takes the stars along', async () => {
    const mine = await review(1)
    const theirs = await review(5, other)
    for (const by of [owner, seller, heir, other])
      expect((await refusal(by.api.facilities.reviews.remove({ ownerId, id: mine.id }))).status).toBe(403)
    await author.api.facilities.reviews.remove({ ownerId, id: mine.id })
    expect(await shown()).toEqual([5, 1])
    await admin.api.facilities.reviews.remove({ ownerId, id: theirs.id })
    expect(await shown()).toEqual([null, 0])
    await review(4)
    expect(await shown()).toEqual([4, 1])
  })
})

describe('reading', () => {
  test('counts each number of stars, with a mean to two digits', async () => {
    expect(await ratings()).toEqual({
      average: null,
      count: 0,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    })
    await review(5)
    await review(5, other)
    await review(1, admin)
    expect(await ratings()).toEqual({
      average: 3.67,
      count: 3,
      distribution: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 2 },
    })
    expect(await shown()).toEqual([3.67, 3])
  })

  test('finds mine, or says that there is none', async () => {
    expect(await author.api.facilities.reviews.my({ ownerId })).toEqual({ data: null })
    const mine = await review(3)
    await review(4, other)
    expect((await author.api.facilities.reviews.my({ ownerId })).data).toEqual(mine)
    expect((await refusal(visitor.facilities.reviews.my({ ownerId }))).status).toBe(401)
  })

  test('lists the newest first, and filters by stars, user, date and text', async () => {
    await review(5, author, { title: 'Great 100%', text: 'nets' })
    await review(2, other, { text: 'Broken nets' })
    await review(3, admin)
    const find = async (data: Parameters<Api['facilities']['reviews']['filtered']>[0]['data'], page = {}) =>
      (await visitor.facilities.reviews.filtered({ ownerId, data, ...page })).data.map(({ name }) => name)
    expect((await visitor.facilities.reviews.list({ ownerId })).data.map(({ name }) => name)).toEqual([
      'admin',
      'other',
      'author',
    ])
    expect(await find({ rating: { from: 3 } })).toEqual(['admin', 'author'])
    expect(await find({ rating: [2, 5] })).toEqual(['other', 'author'])
    expect(await find({ userId: other.id })).toEqual(['other'])
    expect(await find({ text: 'NETS' })).toEqual(['other', 'author'])
    expect(await find({ text: '0%' })).toEqual(['author'])
    expect(await find({ sort: '-rating' })).toEqual(['author', 'admin', 'other'])
    expect(await find({ sort: 'rating' }, { offset: 1, take: 1 })).toEqual(['admin'])
    expect(await find({ createdDate: { to: '2020-01-01T00:00:00Z' } })).toEqual([])
  })
})

test('what one is told to be able to do with a review is what the routes then let one do', async () => {
  const everybody = {
    visitor,
    author: author.api,
    other: other.api,
    seller: seller.api,
    owner: owner.api,
    heir: heir.api,
    admin: admin.api,
  }
  for (const [who, api] of Object.entries(everybody)) {
    const { id } = await review(3)
    const { data } = await api.facilities.reviews.entitlements({ ownerId, id })
    const isLet = (call: Promise<unknown>) =>
      call.then(
        () => true,
        (error) => !(error instanceof RefusedCall && [401, 403].includes(error.status)),
      )
    const update = await isLet(api.facilities.reviews.update({ ownerId, id, patch: stars(4) }))
    const remove = await isLet(api.facilities.reviews.remove({ ownerId, id }))
    expect({ update, delete: remove }, who).toEqual(data.can)
    if (!remove) await author.api.facilities.reviews.remove({ ownerId, id })
  }
})
