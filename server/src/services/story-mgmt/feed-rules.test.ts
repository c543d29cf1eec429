import { afterAll, beforeAll, expect, test } from 'vitest'
import { xml2js, type Element } from 'xml-js'
import * as z from 'zod'
import { signUp } from '../../testing/people.ts'
import { type TestServer, workerServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
  await server.pool.query('delete from story')
  const { api, person } = await signUp(server, 'admin', ['admin'])
  const { id: ownerId } = await server.stage.facility({ manager: person })
  for (const title of ['Rain & ]]> <b>thunder</b>', '十个球场 “one” bus']) {
    const data = {
      title,
      standfirst: 'It’s <wet> & cold.',
      category: 'Venues',
      text: '[Here](/help) ]]> & *more*',
    } as const
    const { id } = (await api.stories.create({ ownerId, data })).data
    await api.stories.send({ id })
  }
  // As a story of another site may have it.
  await server.pool.query(`update story set title = title || chr(7) where title like '%bus'`)
})
afterAll(() => server.close())

const read = async (format: string) => {
  const reply = await fetch(`${server.origin}/stories/${format}?categories=Venues`)
  return { type: reply.headers.get('content-type'), text: await reply.text() }
}
/** Throws if it isn't well-formed. */
const parsed = (text: string): Element => ({ elements: xml2js(text, { compact: false }).elements })
const all = (of: Element | undefined, name: string) => of?.elements?.filter((one) => one.name === name) ?? []
const only = (of: Element | undefined, name: string) => {
  const found = all(of, name)
  expect(found.map((one) => one.name)).toEqual([name])
  return found[0]
}
const textOf = (of: Element | undefined) =>
  (of?.elements ?? []).map(({ text, cdata }) => `${text ?? ''}${cdata ?? ''}`).join('')
const isRfc822 = (date: string) => /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(date)
const isInstant = (date: string) => z.iso.datetime({ offset: true }).safeParse(date).success
const isWeb = (url: unknown) => z.url({ protocol: /^https?$/ }).safeParse(url).success
const isUri = (uri: string) => URL.canParse(uri)
const self = 'http://localhost/stories/'

test('RSS has what version 2.0 requires', async () => {
  const { type, text } = await read('feed.xml')
  expect(type).toBe('application/rss+xml; charset=utf-8')
  const rss = only(parsed(text), 'rss')
  expect(rss?.attributes).toEqual({
    version: '2.0',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
  })
  const channel = only(rss, 'channel')
  for (const name of ['title', 'description', 'language']) expect(textOf(only(channel, name))).not.toBe('')
  expect(isWeb(textOf(only(channel, 'link')))).toBe(true)
  expect(isRfc822(textOf(only(channel, 'lastBuildDate')))).toBe(true)
  expect(only(channel, 'atom:link')?.attributes).toEqual({
    href: `${self}feed.xml?categories=Venues`,
    rel: 'self',
    type: 'application/rss+xml',
  })
  const items = all(channel, 'item')
  expect(new Set(items.map((item) => textOf(only(item, 'guid')))).size).toBe(2)
  for (const item of items) {
    expect(only(item, 'guid')?.attributes).toEqual({ isPermaLink: 'false' })
    expect(isWeb(textOf(only(item, 'link')))).toBe(true)
    expect(isRfc822(textOf(only(item, 'pubDate')))).toBe(true)
    expect(textOf(only(item, 'dc:creator'))).toBe('admin')
    expect(textOf(only(item, 'content:encoded'))).toContain(`href="http://localhost/help"`)
    expect(textOf(only(item, 'description'))).not.toBe('')
    // It would have to be an email address.
    expect(all(item, 'author')).toEqual([])
  }
  expect(textOf(only(items[1], 'title'))).toBe('Rain & ]]> <b>thunder</b>')
})

test('Atom has what RFC 4287 requires', async () => {
  const { type, text } = await read('atom.xml')
  expect(type).toBe('application/atom+xml; charset=utf-8')
  const feed = only(parsed(text), 'feed')
  expect(feed?.attributes).toEqual({ xmlns: 'http://www.w3.org/2005/Atom' })
  const links = all(feed, 'link').map(({ attributes }) => [attributes?.['rel'], attributes?.['href']])
  expect(links).toContainEqual(['self', `${self}atom.xml?categories=Venues`])
  const entries = all(feed, 'entry')
  expect(entries).toHaveLength(2)
  for (const each of [feed, ...entries]) {
    expect(isUri(textOf(only(each, 'id')))).toBe(true)
    expect(isInstant(textOf(only(each, 'updated')))).toBe(true)
    expect(textOf(only(each, 'title'))).not.toBe('')
  }
  for (const entry of entries) {
    expect(isInstant(textOf(only(entry, 'published')))).toBe(true)
    expect(textOf(only(only(entry, 'author'), 'name'))).toBe('admin')
    expect(only(entry, 'content')?.attributes?.['type']).toBe('html')
    expect(isWeb(only(entry, 'link')?.attributes?.['href'])).toBe(true)
    // Each has a term.
    for (const { attributes } of all(entry, 'category')) expect(attributes?.['term']).toBe('Venues')
  }
  expect(textOf(only(entries[1], 'title'))).toBe('Rain &amp; ]]&gt; &lt;b&gt;thunder&lt;/b&gt;')
})

/** What https://www.jsonfeed.org/version/1/ requires, and its recommended address. */
const JsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.literal(`${self}feed.json?categories=Venues`),
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        url: z.url(),
        title: z.string(),
        summary: z.string(),
        content_html: z.string().min(1),
        date_published: z.iso.datetime({ offset: true }),
        date_modified: z.iso.datetime({ offset: true }),
        author: z.object({ name: z.literal('admin') }),
        tags: z.array(z.string()),
      }),
    )
    .length(2),
})

test('JSON Feed has what version 1 requires', async () => {
  const { type, text } = await read('feed.json')
  expect(type).toBe('application/feed+json; charset=utf-8')
  expect(JsonFeed.parse(JSON.parse(text)).items[1]?.title).toBe('Rain & ]]> <b>thunder</b>')
})
