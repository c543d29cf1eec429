import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMember, signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, refusedFields, type Api, type TestServer, workerServer } from '../../testing/test-server.ts'

let server: TestServer
let visitor: Api
let admin: SignedUp
let writer: SignedUp
let stranger: SignedUp
let pageId: string
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  admin = await signUp(server, 'admin', ['admin'])
  writer = await signUp(server, 'writer')
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from story')
  pageId = (await server.stage.facility({ manager: writer.person })).id
})

type Draft = Parameters<Api['stories']['create']>[0]['data']
const whole: Draft = {
  title: 'Ten courts, one shuttle',
  standfirst: 'How a gym four miles away closed the gap.',
  category: 'Host guides',
  tags: ['Basketball', 'Shuttles'],
  text: '## A free gym\n\nMill Street has two courts.',
}
const write = async (changes: Partial<Draft> = {}, { api }: SignedUp = writer) =>
  (await api.stories.create({ ownerId: pageId, data: { ...whole, ...changes } })).data
const publish = async (changes: Partial<Draft> = {}, by = admin) => {
  const { id } = await write(changes)
  return (await by.api.stories.send({ id })).data
}
const change = (id: string, field: keyof Draft, value: unknown, { api }: SignedUp = writer) =>
  api.stories.update({ id, patch: [{ op: 'replace', path: `/${field}`, value }] })
const trust = async () => {
  for (const title of ['One', 'Two', 'Three']) await publish({ title })
}
const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const titlesIn = async (query: Parameters<Api['stories']['list']>[0] = {}, api = visitor) =>
  (await api.stories.list(query)).data.posts.map(({ title }) => title)
const notFound = { status: 404 }

describe('a draft', () => {
  test('is rendered, with an address of its title', async () => {
    expect(await write()).toMatchObject({
      slug: 'ten-courts-one-shuttle',
      state: 'Draft',
      needsApproval: true,
      author: { name: 'writer' },
      page: { id: pageId, kind: 'facility', name: 'Elm Street Fieldhouse' },
      publishedDate: null,
    })
    const { data } = await writer.api.stories.bySlug({ slug: 'ten-courts-one-shuttle' })
    expect(data).toMatchObject({
      html: '<h2 id="a-free-gym">A free gym</h2>\n<p>Mill Street has two courts.</p>',
      headings: [{ id: 'a-free-gym', text: 'A free gym', level: 2 }],
      minutes: 1,
      state: 'Draft',
    })
  })

  test('is seen by managers of the page and administrators only', async () => {
    const { id, slug } = await write()
    for (const api of [visitor, stranger.api]) {
      expect(await refusal(api.stories.get({ id }))).toMatchObject(notFound)
      expect(await refusal(api.stories.bySlug({ slug }))).toMatchObject(notFound)
    }
    expect(await refusal(stranger.api.stories.draft({ id }))).toMatchObject(notFound)
    expect((await admin.api.stories.get({ id })).data.state).toBe('Draft')
    expect(await titlesIn({}, writer.api)).toEqual([])
  })

  test('is listed for the managers of its page, who alone learn what they may do with it', async () => {
    const { id } = await write()
    const { data } = await writer.api.stories.ofPage({ ownerId: pageId, state: 'Draft' })
    expect(data).toMatchObject([{ id, state: 'Draft', note: null }])
    expect((await writer.api.stories.my({})).data.map((story) => story.id)).toContain(id)
    expect(await refusal(stranger.api.stories.ofPage({ ownerId: pageId }))).toMatchObject(notFound)
    const { can } = (await writer.api.stories.entitlements({ id })).data
    expect(can).toMatchObject({ update: true, delete: true, decide: false })
    expect(await refusal(stranger.api.stories.entitlements({ id }))).toMatchObject(notFound)
  })

  test('is removed by its team', async () => {
    const { id } = await write()
    expect(await refusal(stranger.api.stories.remove({ id }))).toMatchObject(notFound)
    await writer.api.stories.remove({ id })
    expect(await refusal(writer.api.stories.draft({ id }))).toMatchObject(notFound)
  })

  test('is not started by others, nor for a page that does not exist', async () => {
    expect(await refusal(write({}, stranger))).toMatchObject({ status: 403 })
    pageId = crypto.randomUUID()
    expect(await refusal(write())).toMatchObject(notFound)
  })

  test('is changed only in the version that was read', async () => {
    const { id } = await write()
    await change(id, 'title', 'Eleven courts')
    const patch = [{ op: 'replace', path: '/title', value: 'Twelve' } as const]
    const late = writer.api.stories.update({ id, patch }, { ifMatch: '"1"' })
    expect(await refusal(late)).toMatchObject({ status: 412 })
  })
})

describe('the address', () => {
  test('of a second story of one title gets a number', async () => {
    await write()
    expect((await write()).slug).toBe('ten-courts-one-shuttle-2')
    expect((await write()).slug).toBe('ten-courts-one-shuttle-3')
  })

  test('that another story has is refused, with a free one', async () => {
    await write()
    const { id } = await write({ title: 'Other' })
    const { problem } = await refusal(change(id, 'slug', 'ten-courts-one-shuttle'))
    expect(problem.errors).toEqual([
      { path: 'slug', message: 'is already used. Try ten-courts-one-shuttle-2' },
    ])
  })

  test('that an approved story had before leads to it, and no other story gets it', async () => {
    await trust()
    const { id } = await publish({ title: 'Old name' })
    await change(id, 'slug', 'new-name')
    expect((await visitor.stories.bySlug({ slug: 'old-name' })).data).toMatchObject({ id, slug: 'new-name' })
    expect((await write({ title: 'Old name' })).slug).toBe('old-name-2')
    expect((await change(id, 'slug', 'old-name')).data.slug).toBe('old-name')
    expect((await visitor.stories.bySlug({ slug: 'new-name' })).data.id).toBe(id)
  })

  test('that a draft had before is free again', async () => {
    const { id } = await write({ title: 'Old name' })
    await change(id, 'slug', 'new-name')
    expect(await refusal(writer.api.stories.bySlug({ slug: 'old-name' }))).toMatchObject(notFound)
    expect((await write({ title: 'Old name' })).slug).toBe('old-name')
  })

  test('may be Chinese', async () => {
    expect((await publish({ title: '十个球场，一辆班车' })).slug).toBe('十个球场-一辆班车')
    expect((await visitor.stories.bySlug({ slug: '十个球场-一辆班车' })).data.title).toBe(
      '十个球场，一辆班车',
    )
  })

  test('of a title without letters is "story"', async () => {
    expect((await write({ title: '🏀🏀' })).slug).toBe('story')
  })

  test.each(['new', 'Upper', 'two--hyphens', 'a/b', '../x'])('can’t be %s', async (slug) => {
    expect(await refusedFields(write({ slug }))).toEqual(['data/slug'])
  })
})

describe('publishing', () => {
  test('waits for an administrator, who is notified, and whose decision the managers are told', async () => {
    const { id } = await write()
    expect((await writer.api.stories.send({ id })).data.state).toBe('Waiting')
    expect((await admin.api.stories.waiting({})).data.map((story) => story.id)).toEqual([id])
    const told = await admin.api.users.notifications.list({ ownerId: admin.id })
    expect(told.data[0]).toMatchObject({ title: 'A story waits for approval', contents: whole.title })
    await admin.api.stories.decide({ id, data: { decision: 'Publish' } })
    expect(await titlesIn()).toEqual([whole.title])
    const { data } = await writer.api.users.notifications.list({ ownerId: writer.id })
    expect(data[0]).toMatchObject({
      title: `“${whole.title}” is approved`,
      url: '/stories/ten-courts-one-shuttle',
    })
  })

  test('a story that waits is locked until it is taken back', async () => {
    const { id } = await write()
    await writer.api.stories.send({ id })
    expect(await refusal(change(id, 'title', 'Other'))).toMatchObject({
      status: 409,
      problem: { code: 'STORY_STATE' },
    })
    expect((await writer.api.stories.takeBack({ id })).data.state).toBe('Draft')
    expect((await change(id, 'title', 'Other')).data.title).toBe('Other')
  })

  test('a story is sent back with a note, and can be sent again', async () => {
    const { id } = await write()
    await writer.api.stories.send({ id })
    await admin.api.stories.decide({ id, data: { decision: 'SendBack', note: 'Name the gym.' } })
    expect((await writer.api.stories.draft({ id })).data).toMatchObject({
      state: 'SentBack',
      note: 'Name the gym.',
    })
    const { data } = await writer.api.users.notifications.list({ ownerId: writer.id })
    expect(data[0]).toMatchObject({ title: `“${whole.title}” was sent back`, contents: 'Name the gym.' })
    expect((await writer.api.stories.send({ id })).data.state).toBe('Waiting')
  })

  test('a decision is made once, by administrators', async () => {
    const { id } = await write()
    await writer.api.stories.send({ id })
    const decide = ({ api }: SignedUp) => api.stories.decide({ id, data: { decision: 'Publish' } })
    expect(await refusal(decide(writer))).toMatchObject({ status: 403 })
    await decide(admin)
    expect(await refusal(decide(admin))).toMatchObject({ problem: { code: 'ALREADY_DECIDED' } })
  })

  test('needs no approval once three stories of the page were approved', async () => {
    await trust()
    const { id, needsApproval } = await write({ title: 'Four' })
    expect(needsApproval).toBe(false)
    expect((await writer.api.stories.send({ id })).data.state).toBe('Published')
    expect((await change(id, 'correction', 'The shuttle costs $4,800.')).data.correction).toBe(
      'The shuttle costs $4,800.',
    )
  })

  test('a published story of a page that needs approval is changed only after it was taken back', async () => {
    const { id } = await publish()
    expect(await refusal(change(id, 'text', 'Buy now'))).toMatchObject({ problem: { code: 'STORY_STATE' } })
    await writer.api.stories.takeBack({ id })
    expect(await titlesIn()).toEqual([])
  })

  test('requires a standfirst, a text and the descriptions of pictures', async () => {
    const { id } = await write({ standfirst: null, text: '' })
    expect(await refusedFields(writer.api.stories.send({ id }))).toEqual(['standfirst', 'text'])
    await change(id, 'text', `![](/images/${crypto.randomUUID()})`)
    expect(await refusedFields(writer.api.stories.send({ id }))).toEqual(['standfirst', 'text'])
  })

  test('a scheduled story is read when it is due, also if its author lost the page', async () => {
    const second = await signUp(server, `second-${crypto.randomUUID()}`)
    const memberId = await addMember(writer.api.facilities.managers, pageId, second)
    const { id } = await write({ publishDate: inDays(1) }, second)
    expect((await admin.api.stories.send({ id })).data.state).toBe('Scheduled')
    await writer.api.facilities.managers.remove({ ownerId: pageId, id: memberId })
    expect(await refusal(second.api.stories.draft({ id }))).toMatchObject(notFound)
    expect(await refusal(visitor.stories.get({ id }))).toMatchObject(notFound)
    await server.pool.query(`update story set publish_date = now() where id = $1`, [id])
    expect((await visitor.stories.get({ id })).data).toMatchObject({
      state: 'Published',
      author: { name: second.person.name },
    })
    expect((await writer.api.stories.takeBack({ id })).data.state).toBe('Draft')
  })
})

describe('the page of a story', () => {
  const remove = () => writer.api.facilities.remove({ id: pageId })

  test('hides its stories when it is deleted, and shows them when it is restored', async () => {
    const { id } = await publish()
    await remove()
    for (const api of [visitor, writer.api, admin.api])
      expect(await refusal(api.stories.get({ id }))).toMatchObject(notFound)
    expect(await titlesIn()).toEqual([])
    expect((await writer.api.stories.my({})).data).toEqual([])
    await admin.api.facilities.restore({ id: pageId })
    expect(await titlesIn()).toEqual([whole.title])
  })

  test('hides its stories while it is inactive', async () => {
    const { id } = await publish()
    await admin.api.facilities.update({
      id: pageId,
      patch: [{ op: 'replace', path: '/isActive', value: false }],
    })
    expect(await refusal(visitor.stories.get({ id }))).toMatchObject(notFound)
    expect((await writer.api.stories.get({ id })).data.title).toBe(whole.title)
  })

  test('takes its stories along when it is purged, with their pictures and likes', async () => {
    const { id } = await publish()
    await stranger.api.stories.likes.add({ ownerId: id, data: {} })
    await server.pool.query('delete from owner where id = $1', [pageId])
    const { rows } = await server.pool.query('select from owner where id = $1', [id])
    expect(rows).toEqual([])
  })

  test('linked ones are shown while they are public, and find the story', async () => {
    const { id: other } = await server.stage.destination({ manager: writer.person, state: 'Ohio' })
    const { id } = await publish({ aboutIds: [other] })
    const read = async () => (await visitor.stories.get({ id })).data.about.map((page) => page.name)
    const found = async (query: Parameters<Api['stories']['cards']>[0]) =>
      (await visitor.stories.cards(query)).data.length
    expect(await read()).toEqual(['Elm County'])
    expect(await found({ profileId: other })).toBe(1)
    expect(await found({ profileId: pageId })).toBe(1)
    expect(await found({ state: 'Ohio' })).toBe(1)
    expect(await found({ state: 'Texas' })).toBe(0)
    await writer.api.destinations.remove({ id: other })
    expect(await read()).toEqual([])
  })

  test('a page that does not exist can’t be linked', async () => {
    expect(await refusedFields(write({ aboutIds: [crypto.randomUUID()] }))).toEqual(['data/aboutIds/0'])
  })
})

test('a story whose author deleted the account is by a member', async () => {
  const second = await signUp(server, `leaving-${crypto.randomUUID()}`)
  await addMember(writer.api.facilities.managers, pageId, second)
  const { id } = await write({}, second)
  await admin.api.stories.send({ id })
  await server.pool.query('delete from owner where id = $1', [second.id])
  expect((await visitor.stories.get({ id })).data.author).toEqual({ name: 'A member', picture: null })
})

describe('the list', () => {
  test('has any of the categories and any of the tags, newest first', async () => {
    await publish({ title: 'One' })
    await publish({ title: 'Two', category: 'Venues', tags: ['Soccer'] })
    await publish({ title: 'Three', category: 'Market', tags: [] })
    expect(await titlesIn()).toEqual(['Three', 'Two', 'One'])
    expect(await titlesIn({ categories: 'Venues, Market' })).toEqual(['Three', 'Two'])
    expect(await titlesIn({ tags: 'soccer,shuttles' })).toEqual(['Two', 'One'])
    expect(await titlesIn({ categories: 'None' })).toEqual([])
  })

  test('is paged and counted, and has the wanted fields with the id', async () => {
    await publish({ title: 'One' })
    const { id } = await publish({ title: 'Two' })
    const { data } = await visitor.stories.list({ number: 1, fields: 'title,ID' })
    expect(data).toEqual({ found: 2, posts: [{ id, title: 'Two' }] })
    expect(await titlesIn({ number: 1, offset: 1 })).toEqual(['One'])
  })

  test.each([{ number: 0 }, { number: 101 }, { offset: -1 }])('returns 400 for %j', async (query) => {
    expect(await refusedFields(visitor.stories.list(query))).toEqual(Object.keys(query))
  })

  test('topics count published stories', async () => {
    await publish({ tags: ['soccer', 'Grants'] })
    await publish({ category: 'Venues', tags: ['Soccer'] })
    await write({ title: 'Draft' })
    expect((await visitor.stories.topics({})).data).toEqual({
      count: 2,
      categories: [
        { name: 'Host guides', count: 1 },
        { name: 'Venues', count: 1 },
      ],
      tags: [
        { name: 'Soccer', count: 2 },
        { name: 'Grants', count: 1 },
      ],
    })
  })

  test('of followed pages has those of pages that the caller likes', async () => {
    await publish()
    const followed = async () => (await stranger.api.stories.cards({ isFollowed: 'true' })).data.length
    expect(await followed()).toBe(0)
    await stranger.api.facilities.likes.add({ ownerId: pageId, data: {} })
    expect(await followed()).toBe(1)
  })
})

test('likes are counted, and the caller learns whether they like it', async () => {
  const { id } = await publish()
  await stranger.api.stories.likes.add({ ownerId: id, data: {} })
  expect((await stranger.api.stories.get({ id })).data).toMatchObject({ likeCount: 1, isLiked: true })
  expect((await visitor.stories.get({ id })).data).toMatchObject({ likeCount: 1, isLiked: false })
})

test('who likes a story is listed, and takes it back', async () => {
  const ownerId = (await publish()).id
  const { likes } = stranger.api.stories
  await likes.add({ ownerId, data: {} })
  expect((await likes.list({ ownerId })).data).toMatchObject([{ userId: stranger.id }])
  expect((await likes.export({ ownerId, data: {} })).data.count).toBe(1)
  await likes.removeMine({ ownerId })
  expect((await likes.list({ ownerId })).data).toEqual([])
  await likes.add({ ownerId, data: {} })
  const [like] = (await likes.list({ ownerId })).data
  await likes.remove({ ownerId, id: like?.id ?? '' })
  expect((await visitor.stories.get({ id: ownerId })).data.likeCount).toBe(0)
})
