import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleImage } from '../../../platform/files/testing/sample-images.ts'
import { signUp } from '../../../testing/people.ts'
import { eventually, testServer } from '../../../testing/test-server.ts'
import { readPosts } from './read-posts.ts'

let handle: RequestListener = (_request, reply) => void reply.end()
const wordPress = createServer((request, reply) => handle(request, reply))
let origin = ''
beforeAll(async () => {
  wordPress.listen(0, '127.0.0.1')
  await once(wordPress, 'listening')
  const address = wordPress.address()
  if (typeof address === 'object' && address !== null) origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => wordPress.close())

const send = (reply: ServerResponse, body: string | Buffer, type = 'application/json; charset=UTF-8') =>
  void reply.setHeader('content-type', type).end(body)
const siteOf = (path = '') => ({ url: origin + path, origins: [origin] })

const post = {
  ID: 7,
  slug: 'ice-is-short',
  title: 'Ice is short &#8211; &lt;again&gt;',
  excerpt: '<p>Where rinks are <b>free</b>.</p>\n',
  content: `<h1 onclick="x()">Rinks</h1><p><script>alert(1)</script><a href="/more" onclick="x()">more</a> <a href="javascript:x()">bad</a>
    <img src="/rink.png" alt="A rink" onerror="x()"><img src="/gone.png" alt="Gone"></p>`,
  URL: 'https://blog.example/ice-is-short/',
  author: { name: 'Harriet' },
  date: '2026-02-04T08:00:00-05:00',
  modified: '2026-02-05T08:00:00-05:00',
  categories: { Venues: {}, News: {} },
  tags: { Hockey: {} },
  featured_image: '',
}
const ownPost = {
  id: 8,
  slug: 'own',
  title: { rendered: 'Own' },
  excerpt: { rendered: '' },
  content: { rendered: '<p>Text</p>' },
  link: 'https://blog.example/own/',
  date_gmt: '2026-02-04T13:00:00',
  modified_gmt: '2026-02-04T13:00:00',
}

test('posts become stories, cleaned, with their pictures and ids such as wp-7', async () => {
  const picture = Buffer.from(await sampleImage('png', 8, 6))
  handle = (request, reply) => {
    if (request.url?.startsWith('/rink.png')) send(reply, picture, 'image/png')
    else if (request.url?.startsWith('/posts'))
      send(reply, JSON.stringify({ found: 1, posts: [{ ...post, URL: `${origin}/ice/` }] }))
    else reply.writeHead(404).end()
  }
  const server = await testServer(undefined, undefined, { stories: siteOf() })
  const visitor = await server.as()
  const list = async () => (await visitor.stories.list({})).data
  expect(await eventually(list, ({ found }) => found === 1)).toMatchObject({
    posts: [
      {
        id: 'wp-7',
        slug: 'ice-is-short',
        title: 'Ice is short – <again>',
        standfirst: 'Where rinks are free.',
        category: 'Venues',
        tags: ['News', 'Hockey'],
        author: { name: 'Harriet' },
        page: null,
        publishedDate: '2026-02-04T13:00:00.000Z',
      },
    ],
  })
  const { data } = await visitor.stories.get({ id: 'wp-7' })
  expect(data).toMatchObject({ sourceUrl: `${origin}/ice/`, headings: [{ id: 'rinks', text: 'Rinks' }] })
  expect(data.html).toMatch(
    /<img src="\/images\/[^"]+" width="8" height="6" loading="lazy" alt="A rink">Gone/,
  )
  expect(data.html).toContain(`<a href="${origin}/more" rel="nofollow noopener">more</a>`)
  expect(data.html).not.toMatch(/script|onclick|onerror/)

  const reader = await signUp(server, 'reader')
  await reader.api.stories.likes.add({ ownerId: data.ownerId, data: {} })
  expect((await reader.api.stories.get({ id: 'wp-7' })).data).toMatchObject({ likeCount: 1, isLiked: true })

  // While the site is down, its stories are read on.
  handle = (_request, reply) => void reply.writeHead(500).end()
  await expect(readPosts(siteOf())).rejects.toThrow('replied with 500')
  expect((await list()).found).toBe(1)
  await server.close()
})

test('reads the API of a site of one’s own', async () => {
  handle = (_request, reply) => send(reply, JSON.stringify([ownPost]))
  expect(await readPosts(siteOf('/wp-json'))).toMatchObject([
    { id: 8, title: 'Own', date: '2026-02-04T13:00:00Z', author: null },
  ])
})

test.each<[string, RequestListener, string]>([
  ['HTML', (_request, reply) => send(reply, '<html>', 'text/html'), 'replied with text/html'],
  ['10 MB', (_request, reply) => send(reply, Buffer.alloc(10_000_000, 32)), 'bytes'],
  [
    'another charset',
    (_request, reply) => send(reply, '{}', 'application/json; charset=iso-8859-1'),
    'iso-8859-1',
  ],
  ['bytes that are not UTF-8', (_request, reply) => send(reply, Buffer.from([0xff, 0xfe])), 'encoded'],
  [
    'a redirect into our network',
    (_request, reply) => void reply.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    'our own network',
  ],
])('a site that replies with %s is refused with the reason', async (_name, listener, reason) => {
  handle = listener
  await expect(readPosts(siteOf())).rejects.toThrow(reason)
})

test('a site in our own network is not connected to', async () => {
  await expect(readPosts({ url: origin })).rejects.toThrow('our own network')
})
