import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { addMember, makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import {
  RefusedCall,
  refusal,
  refusedFields,
  type Api,
  type TestServer,
  workerServer,
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
  server = await workerServer()
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
  ownerId = (await server.stage.facility({ manager: owner.person, parentId })).id
  await addMember(owner.api.facilities.managers, ownerId, seller, 'Sales')
})

const review = async (rating: number, by = author, more: { title?: string; text?: string } = {}) =>
  (await by.api.facilities.reviews.create({ ownerId, data: { rating, ...more } })).data
const setRating = (value: unknown) => [{ op: 'replace', path: '/rating', value } as const]
const update = (id: string, rating: unknown, api = author.api) =>
  api.facilities.reviews.update({ ownerId, id, patch: setRating(rating) })
const remove = (id: string, api = author.api) => api.facilities.reviews.remove({ ownerId, id })
const ratings = async () => (await visitor.facilities.ratings({ id: ownerId })).data
const ratingAndCount = async () => {
  const { data } = await visitor.facilities.get({ id: ownerId })
  return [data.rating, data.reviewCount]
}
const staff: [name: string, by: () => SignedUp][] = [
  ['a manager', () => owner],
  ['a member with the role Sales', () => seller],
  ['a manager of the parent organization', () => heir],
]

describe('creating a review', () => {
  test('returns it with its author, and makes it readable', async () => {
    const created = await review(4, author, { title: ' Fine ', text: 'Line one\nLine two' })
    expect(created).toEqual({
      id: created.id,
      userId: author.id,
      name: 'author',
      picture: null,
      rating: 4,
      title: 'Fine',
      text: 'Line one\nLine two',
      createdDate: created.createdDate,
      updatedDate: created.updatedDate,
      reply: null,
      replyDate: null,
    })
    expect((await visitor.facilities.reviews.get({ ownerId, id: created.id })).data).toEqual(created)
  })

  test('updates the rating and the review count of the facility', async () => {
    await review(4)
    await review(5, other)
    expect(await ratingAndCount()).toEqual([4.5, 2])
  })

  test('is audited', async () => {
    const { id } = await review(4)
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({
      operation: 'facility-mgmt.facilities.reviews.create',
      user_id: author.id,
      subject_id: id,
    })
  })

  test('succeeds for one of six concurrent requests of a user, and returns 409 to the others', async () => {
    const results = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => review(1 + (n % 5))))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason instanceof RefusedCall && result.reason.problem.code).toBe('ALREADY_EXISTS')
    expect((await ratings()).count).toBe(1)
  })

  test.each(staff)('returns 403 to %s', async (_name, by) => {
    expect((await refusal(review(5, by()))).problem).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  test('is possible for an admin', async () => {
    await review(3, admin)
    expect(await ratingAndCount()).toEqual([3, 1])
  })

  test('returns 401 to a visitor', async () => {
    const create = visitor.facilities.reviews.create({ ownerId, data: { rating: 5 } })
    expect((await refusal(create)).status).toBe(401)
  })

  test.each([0, 6, 3.5, -1, Number.NaN, 1e9])('returns 400 for the rating %d', async (rating) => {
    expect(await refusedFields(review(rating))).toEqual(['data/rating'])
  })

  test('returns 400 for a title of 121 characters', async () => {
    expect(await refusedFields(review(3, author, { title: 'x'.repeat(121) }))).toEqual(['data/title'])
  })

  test('returns 400 for a text of 5001 characters', async () => {
    expect(await refusedFields(review(3, author, { text: 'x'.repeat(5001) }))).toEqual(['data/text'])
  })

  test('accepts a title of 120 and a text of 5000 characters', async () => {
    const longest = { title: 'x'.repeat(120), text: 'x'.repeat(5000) }
    expect(await review(3, author, longest)).toMatchObject(longest)
  })
})

describe('updating a review', () => {
  test('changes its date and the rating of the facility, and is audited', async () => {
    const created = await review(2)
    const { data: updated } = await update(created.id, 5)
    expect(updated).toEqual({ ...created, rating: 5, updatedDate: updated.updatedDate })
    expect(updated.updatedDate > created.updatedDate).toBe(true)
    expect(await ratingAndCount()).toEqual([5, 1])
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({
      subject_id: created.id,
      patch: setRating(5),
    })
  })

  const others: typeof staff = [...staff, ['another user', () => other]]
  test.each(others)('returns 403 to %s', async (_name, by) => {
    const created = await review(2)
    const { problem } = await refusal(update(created.id, 5, by().api))
    expect(problem).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect((await visitor.facilities.reviews.get({ ownerId, id: created.id })).data).toEqual(created)
  })

  test('returns 401 to a visitor', async () => {
    const { id } = await review(2)
    expect((await refusal(update(id, 5, visitor))).status).toBe(401)
  })

  test('with the same rating keeps its date', async () => {
    const created = await review(2)
    expect((await update(created.id, 2)).data).toEqual(created)
  })

  test('returns 400 for the rating 9 and changes nothing', async () => {
    const created = await review(2)
    expect(await refusedFields(update(created.id, 9))).toEqual(['rating'])
    expect((await author.api.facilities.reviews.get({ ownerId, id: created.id })).data).toEqual(created)
  })

  test.each(['/userId', '/createdDate', '/updatedDate', '/name'])(
    'returns 400 for the read-only field %s',
    async (path) => {
      const { id } = await review(2)
      const patch = [{ op: 'replace', path, value: other.id } as const]
      expect((await refusal(author.api.facilities.reviews.update({ ownerId, id, patch }))).status).toBe(400)
    },
  )
})

describe('the ETag of a review', () => {
  const reviews = () => author.api.facilities.reviews
  const etag = async (id: string) =>
    (await wire(server.origin, 'GET', `${base}/facilities/${ownerId}/reviews/${id}`)).headers.get('etag') ??
    ''

  test('makes an update and a removal return 412 if it is stale', async () => {
    const { id } = await review(2)
    const ifMatch = await etag(id)
    await reviews().update({ ownerId, id, patch: setRating(3) }, { ifMatch })
    const secondUpdate = reviews().update({ ownerId, id, patch: setRating(4) }, { ifMatch })
    expect((await refusal(secondUpdate)).status).toBe(412)
    expect((await refusal(reviews().remove({ ownerId, id }, { ifMatch }))).status).toBe(412)
  })

  test('allows a removal if it is current', async () => {
    const { id } = await review(2)
    expect(await reviews().remove({ ownerId, id }, { ifMatch: await etag(id) })).toEqual({ data: null })
  })
})

describe('removing a review', () => {
  const others: typeof staff = [...staff, ['another user', () => other]]
  test.each(others)('returns 403 to %s', async (_name, by) => {
    const { id } = await review(1)
    expect((await refusal(remove(id, by().api))).status).toBe(403)
  })

  test('updates the rating of the facility', async () => {
    const { id } = await review(1)
    await review(5, other)
    await remove(id)
    expect(await ratingAndCount()).toEqual([5, 1])
  })

  test('is possible for an admin', async () => {
    const { id } = await review(5)
    await remove(id, admin.api)
    expect(await ratingAndCount()).toEqual([null, 0])
  })

  test('allows the author to write another one', async () => {
    const { id } = await review(1)
    await remove(id)
    await review(4)
    expect(await ratingAndCount()).toEqual([4, 1])
  })
})

describe('the ratings of a facility', () => {
  test('are zero without reviews', async () => {
    expect(await ratings()).toEqual({
      average: null,
      count: 0,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    })
  })

  test('are the average, rounded to two decimals, and the count per rating', async () => {
    await review(5)
    await review(5, other)
    await review(1, admin)
    expect(await ratings()).toEqual({
      average: 3.67,
      count: 3,
      distribution: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 2 },
    })
    expect(await ratingAndCount()).toEqual([3.67, 3])
  })
})

test('40 reviews with a sum of 41 have the same average on the facility and in its ratings', async () => {
  await server.pool.query(
    `with person as (insert into owner (id, kind) select gen_random_uuid(), 'user' from generate_series(1, 40) returning id),
      account as (insert into app_user (id, subject, email, email_verified, name)
        select id, id, id || '@people.test', true, 'reviewer' from person returning id)
    insert into review (id, owner_id, user_id, rating)
    select gen_random_uuid(), $1, id, case when row_number() over () = 1 then 2 else 1 end from account`,
    [ownerId],
  )
  expect(await ratings()).toMatchObject({ average: 1.03, count: 40 })
  expect(await ratingAndCount()).toEqual([1.03, 40])
})

describe('the caller’s own review', () => {
  test('is null if there is none', async () => {
    await review(4, other)
    expect(await author.api.facilities.reviews.my({ ownerId })).toEqual({ data: null })
  })

  test('is the one that the caller wrote', async () => {
    const own = await review(3)
    await review(4, other)
    expect((await author.api.facilities.reviews.my({ ownerId })).data).toEqual(own)
  })

  test('returns 401 to a visitor', async () => {
    expect((await refusal(visitor.facilities.reviews.my({ ownerId }))).status).toBe(401)
  })
})

describe('the review of a hidden user', () => {
  let hidden: SignedUp
  beforeAll(async () => {
    hidden = await signUp(server, 'hidden')
    await server.db
      .updateTable('app_user')
      .set({ is_visible: false, picture: 'https://people.test/hidden.png' })
      .where('id', '=', hidden.id)
      .execute()
  })
  const anonymous = { userId: null, name: 'A member', picture: null, rating: 4 }

  test('is signed "A member", without an id and a picture', async () => {
    const { id } = await review(4, hidden)
    const { reviews } = visitor.facilities
    expect((await reviews.list({ ownerId })).data).toMatchObject([anonymous])
    expect((await reviews.get({ ownerId, id })).data).toMatchObject(anonymous)
  })

  test('is not found by the author’s id', async () => {
    await review(4, hidden)
    const { data } = await visitor.facilities.reviews.filtered({ ownerId, data: { userId: hidden.id } })
    expect(data).toEqual([])
  })

  test('is not found by the author’s name', async () => {
    await review(4, hidden)
    const { data } = await visitor.facilities.reviews.filtered({ ownerId, data: { name: 'hidden' } })
    expect(data).toEqual([])
  })

  test('is their own review, which they can update and remove', async () => {
    const { id } = await review(4, hidden)
    expect((await hidden.api.facilities.reviews.my({ ownerId })).data).toMatchObject({ id, rating: 4 })
    expect((await update(id, 5, hidden.api)).data.rating).toBe(5)
    expect(await remove(id, hidden.api)).toEqual({ data: null })
  })
})

describe('the list of reviews', () => {
  type Filter = Parameters<Api['facilities']['reviews']['filtered']>[0]['data']
  beforeEach(async () => {
    await review(5, author, { title: 'Great 100%', text: 'nets' })
    await review(2, other, { text: 'Broken nets' })
    await review(3, admin)
  })

  test('starts with the newest', async () => {
    const { data } = await visitor.facilities.reviews.list({ ownerId })
    expect(data.map(({ name }) => name)).toEqual(['admin', 'other', 'author'])
  })

  const filters: [
    name: string,
    filter: () => Filter,
    page: { offset?: number; take?: number },
    found: string[],
  ][] = [
    ['filtered by a range of ratings', () => ({ rating: { from: 3 } }), {}, ['admin', 'author']],
    ['filtered by ratings', () => ({ rating: [2, 5] }), {}, ['other', 'author']],
    ['filtered by user', () => ({ userId: other.id }), {}, ['other']],
    ['filtered by text, ignoring case', () => ({ text: 'NETS' }), {}, ['other', 'author']],
    ['filtered by text with a percent sign', () => ({ text: '0%' }), {}, ['author']],
    ['filtered by date', () => ({ createdDate: { to: '2020-01-01T00:00:00Z' } }), {}, []],
    ['sorted by highest rating', () => ({ sort: '-rating' }), {}, ['author', 'admin', 'other']],
    ['sorted by lowest rating, second page', () => ({ sort: 'rating' }), { offset: 1, take: 1 }, ['admin']],
  ]
  test.each(filters)('can be %s', async (_name, filter, page, found) => {
    const { data } = await visitor.facilities.reviews.filtered({ ownerId, data: filter(), ...page })
    expect(data.map(({ name }) => name)).toEqual(found)
  })
})

test.each([
  ['a visitor', () => visitor],
  ['the author', () => author.api],
  ['another user', () => other.api],
  ['a member with the role Sales', () => seller.api],
  ['a manager', () => owner.api],
  ['a manager of the parent organization', () => heir.api],
  ['an admin', () => admin.api],
])('the entitlements of %s match what the routes allow', async (_name, as) => {
  const { id } = await review(3)
  const { data } = await as().facilities.reviews.entitlements({ ownerId, id })
  const isAllowed = (call: Promise<unknown>) =>
    call.then(
      () => true,
      (error) => !(error instanceof RefusedCall && [401, 403].includes(error.status)),
    )
  const canUpdate = await isAllowed(update(id, 4, as()))
  const canReply = await isAllowed(as().facilities.reviews.reply({ ownerId, id, data: { text: 'Thanks.' } }))
  const canDelete = await isAllowed(remove(id, as()))
  expect({ update: canUpdate, delete: canDelete, reply: canReply }).toEqual(data.can)
})

test.each([
  [null],
  [{ isActive: true, tier: 'Legacy' }],
  [{ isActive: true, tier: 'Bronze' }],
  [{ isActive: true, tier: 'Silver' }],
  [{ isActive: true, tier: 'Gold' }],
  [{ isActive: false, tier: 'Gold' }],
] as const)(
  'the entitlements on a review carry the tier of the facility’s membership: %o',
  async (membership) => {
    const { id } = await review(3)
    if (membership !== null)
      await admin.api.facilities.update({
        id: ownerId,
        patch: [{ op: 'replace', path: '/membership', value: membership }],
      })
    const facility = await visitor.facilities.entitlements({ id: ownerId })
    for (const api of [visitor, author.api, owner.api, admin.api]) {
      const { data } = await api.facilities.reviews.entitlements({ ownerId, id })
      expect(data.tier).toBe(membership?.tier ?? null)
      expect(data.tier).toBe(facility.data.tier)
    }
  },
)

test('the entitlements on a review follow the facility’s tier when it changes', async () => {
  const { id } = await review(3)
  const tiers = []
  for (const tier of ['Bronze', 'Gold'] as const) {
    await admin.api.facilities.update({
      id: ownerId,
      patch: [{ op: 'replace', path: '/membership', value: { isActive: true, tier } }],
    })
    tiers.push((await author.api.facilities.reviews.entitlements({ ownerId, id })).data.tier)
  }
  expect(tiers).toEqual(['Bronze', 'Gold'])
})

describe('replying to a review', () => {
  const reply = (id: string, text: string, by = owner) =>
    by.api.facilities.reviews.reply({ ownerId, id, data: { text } })
  const removeReply = (id: string, by = owner) => by.api.facilities.reviews.removeReply({ ownerId, id })
  const stored = async (id: string) => (await visitor.facilities.reviews.get({ ownerId, id })).data

  test('shows the reply to everyone and leaves the review as it is', async () => {
    const { id, updatedDate } = await review(2)
    const { data } = await reply(id, ' Thank you.\nWe fixed the floor. ')
    expect(data.reply).toBe('Thank you.\nWe fixed the floor.')
    expect(await stored(id)).toMatchObject({ reply: data.reply, replyDate: data.replyDate, updatedDate })
    expect(data.replyDate).not.toBeNull()
  })

  test('replaces the reply by another one', async () => {
    const { id } = await review(2)
    await reply(id, 'First')
    await reply(id, 'Second', heir)
    expect((await stored(id)).reply).toBe('Second')
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({
      operation: 'facility-mgmt.facilities.reviews.reply',
      user_id: heir.id,
      patch: [{ op: 'replace', path: '/reply', value: 'Second' }],
    })
  })

  test('removes the reply, and removing it again changes nothing', async () => {
    const { id } = await review(2)
    await reply(id, 'First')
    await removeReply(id)
    const audited = await auditOf(server, ownerId)
    expect((await removeReply(id)).data).toMatchObject({ reply: null, replyDate: null })
    expect(await auditOf(server, ownerId)).toEqual(audited)
  })

  test('stays when the author changes the review', async () => {
    const { id } = await review(2)
    await reply(id, 'First')
    await update(id, 5)
    expect((await stored(id)).reply).toBe('First')
  })

  test('returns 403 for the author and for a member who is no manager', async () => {
    const { id } = await review(2)
    for (const by of [author, seller]) expect((await refusal(reply(id, 'No', by))).status).toBe(403)
  })

  test('returns 400 for an empty reply', async () => {
    const { id } = await review(2)
    expect(await refusedFields(reply(id, '  '))).toEqual(['data/text'])
  })
})
