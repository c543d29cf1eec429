import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleImage } from '../../platform/files/testing/sample-images.ts'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { sendRequest } from '../../testing/send-request.ts'
import {
  eventually,
  refusal,
  refusedFields,
  type TestServer,
  workerServer,
} from '../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
let pageId: string
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'admin', ['admin'])
  pageId = (await server.stage.facility({ manager: admin.person })).id
})
afterAll(() => server.close())

const preview = async (text: string, storyId?: string) =>
  (await admin.api.stories.preview({ data: { text, ...(storyId !== undefined && { storyId }) } })).data
const htmlOf = async (text: string) => (await preview(text)).html

describe('a text', () => {
  test('has tables, lists and quotes', async () => {
    expect(await htmlOf('|a|b|\n|-|-|\n|1|2|')).toContain('<td>2</td>')
    expect(await htmlOf('- one\n- two')).toContain('<li>two</li>')
    expect(await htmlOf('> said')).toContain('<blockquote>')
  })

  test('shows HTML as text', async () => {
    expect(await htmlOf('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(await htmlOf('a <img src=x onerror=alert(1)> b')).not.toContain('<img')
  })

  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '<javascript:alert(1)>',
    '[a](data:text/html,x)',
  ])('has no script behind a link: %s', async (text) => {
    expect(await htmlOf(text)).not.toMatch(/href="(?:javascript|data):/i)
  })

  test('marks links to other sites', async () => {
    expect(await htmlOf('[a](https://other.example/?a=1&b=2)')).toContain(
      '<a href="https://other.example/?a=1&amp;b=2" rel="nofollow noopener">',
    )
    expect(await htmlOf('[a](/facilities)')).toBe('<p><a href="/facilities">a</a></p>')
    expect(await htmlOf('[a](http://localhost/facilities)')).not.toContain('rel=')
    expect(await htmlOf('[a](//other.example)')).toContain('rel=')
  })

  test('has ids of its headings, each once, and at most the second level', async () => {
    const { html, headings } = await preview('# What it *costs*\n\n## What it costs\n\n### 价格')
    expect(headings).toEqual([
      { id: 'what-it-costs', text: 'What it costs', level: 2 },
      { id: 'what-it-costs-2', text: 'What it costs', level: 2 },
      { id: '价格', text: '价格', level: 3 },
    ])
    expect(html).toContain('<h2 id="what-it-costs">What it <em>costs</em></h2>')
  })

  test.each([
    ['lists nested 1,000 deep', '- '.repeat(1000)],
    ['quotes nested 1,000 deep', '>'.repeat(1000)],
    [
      'indented lists nested 60 deep',
      Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'),
    ],
    ['1 MB of tables', '|a|b|\n|-|-|\n|1|2|\n\n'.repeat(40_000)],
    ['100,001 characters', 'x'.repeat(100_001)],
  ])('with %s returns 400', async (_name, text) => {
    expect(await refusedFields(preview(text))).toEqual(['data/text'])
  })

  test('that takes too long is refused, while others are answered', async () => {
    const slow = refusedFields(preview('**a'.repeat(33_000)))
    const other = await signUp(server, 'other')
    const { html } = (await other.api.stories.preview({ data: { text: 'Hello' } })).data
    expect(html).toBe('<p>Hello</p>')
    expect(await slow).toEqual(['data/text'])
  }, 60_000)
})

describe('a picture', () => {
  const newStory = async () =>
    (
      await admin.api.stories.create({
        ownerId: pageId,
        data: { title: 'Pictures', standfirst: 'Two.', category: 'Venues', text: 'x' },
      })
    ).data.id
  async function addPicture(ownerId: string) {
    const { id } = (await admin.api.stories.images.create({ ownerId, data: { name: 'Plan' } })).data
    const file = new Blob([Buffer.from(await sampleImage('png', 8, 6))])
    await admin.api.stories.images.putFile({ ownerId, id, file })
    return id
  }
  const get = (path: string) => sendRequest(server.origin, 'GET', path)

  test('of the story is shown with its size, to its team alone until it is published', async () => {
    const id = await newStory()
    const picture = await addPicture(id)
    const patch = [
      { op: 'replace', path: '/text', value: `![The plan](/images/${picture})` },
      { op: 'replace', path: '/coverId', value: picture },
      { op: 'replace', path: '/coverDescription', value: 'The plan' },
    ] as const
    await admin.api.stories.update({ id, patch: [...patch] })
    const html = async () => (await admin.api.stories.get({ id })).data.html
    const [, draftUrl = ''] = /src="([^"]*)" width="8" height="6"/.exec(await html()) ?? []
    expect((await get(draftUrl)).status).toBe(200)
    expect((await get(draftUrl.replace(/\.[^/]*$/, ''))).status).toBe(404)
    await admin.api.stories.send({ id })
    const [, url = ''] = /src="([^"]*)"/.exec(await html()) ?? []
    expect(url).toMatch(new RegExp(`^/images/${picture}/[0-9a-f]{16}$`))
    expect((await get(url)).status).toBe(200)
    expect((await (await server.as()).stories.get({ id })).data.cover).toEqual({
      id: picture,
      url,
      width: 8,
      height: 6,
      description: 'The plan',
    })
  })

  test('is one of those of the story, which its team names, sorts and removes', async () => {
    const ownerId = await newStory()
    const { images } = admin.api.stories
    const [first, second] = [await addPicture(ownerId), await addPicture(ownerId)]
    await images.sort({ ownerId, data: [second, first] })
    expect((await images.list({ ownerId })).data.map(({ id }) => id)).toEqual([second, first])
    await images.update({ ownerId, id: first, patch: [{ op: 'replace', path: '/name', value: 'Gym' }] })
    expect((await images.get({ ownerId, id: first })).data.name).toBe('Gym')
    expect((await images.filtered({ ownerId, data: { name: ['Gym'] } })).data).toHaveLength(1)
    expect((await images.export({ ownerId, data: {} })).data.count).toBe(2)
    await images.remove({ ownerId, id: first })
    expect((await images.list({ ownerId })).data).toHaveLength(1)
    expect(await refusal((await server.as()).stories.images.list({ ownerId }))).toMatchObject({ status: 404 })
  })

  test('that is broken, of another story or of another site leaves its description', async () => {
    const id = await newStory()
    const other = await addPicture(await newStory())
    const text = `![One](/images/${other}) ![Two](https://other.example/a.png) ![Three](/images/${crypto.randomUUID()}) ![Four](/images/x)`
    expect((await preview(text, id)).html).toBe('<p>One Two Three Four</p>')
  })

  test('of another story can’t be the cover', async () => {
    const id = await newStory()
    const patch = [{ op: 'replace', path: '/coverId', value: await addPicture(await newStory()) } as const]
    expect(await refusedFields(admin.api.stories.update({ id, patch }))).toEqual(['coverId'])
  })
})

test('the report of a story counts its readers, for the managers of its page', async () => {
  const writer = await signUp(server, 'writer')
  const { id: ownerId } = await server.stage.facility({ manager: writer.person })
  const data = { title: 'Read', standfirst: 'Often.', category: 'Venues', text: 'x' } as const
  const { id } = (await writer.api.stories.create({ ownerId, data })).data
  await admin.api.stories.send({ id })
  const browser =
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const records = [{ profileId: id, action: 'view', source: 'page' }]
  const send = (token?: string) =>
    sendRequest(server.origin, 'POST', '/page-mgmt/api/seen', {
      json: { data: { records } },
      headers: { 'user-agent': browser },
      ...(token !== undefined && { token }),
    })
  // The team doesn't count.
  await send(writer.token)
  await send()
  const views = async () => {
    const report = (await writer.api.storyReports.profile({ id })).data
    return report.figures.find(({ name }) => name === 'view')?.value
  }
  expect(await eventually(views, (count) => count === 1)).toBe(1)
  const stranger = await signUp(server, 'stranger')
  await expect(stranger.api.storyReports.profile({ id })).rejects.toMatchObject({ status: 404 })
})
