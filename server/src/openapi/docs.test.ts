import { Nothing } from '@app/contract/envelope.ts'
import { quotasOf } from '@app/contract/quota.ts'
import { route } from '@app/contract/route.ts'
import { services as trees } from '@app/contract/tree.ts'
import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { tokensOf } from '@app/identity/testing/tokens-of.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { readConfiguration } from '../platform/configuration.ts'
import { registerDocs } from './register-docs.ts'

const page = { path: '/pages/{ownerId}/boosts', owner: 'facility', reply: Nothing } as const
const sample = {
  pages: {
    boosts: {
      list: route({ ...page, method: 'GET', allow: 'visitor' }),
      create: route({
        ...page,
        method: 'POST',
        allow: 'manager',
        summary: 'Promotes a page',
        data: z.object({ startDate: z.string(), note: z.string().optional() }),
        quotas: quotasOf(page.path),
      }),
    },
    read: route({ ...page, path: '/pages/{id}', method: 'GET', allow: 'visitor' }),
  },
}

function docsOf(services: Parameters<typeof registerDocs>[1], limits?: Record<string, string>) {
  const app = fastify()
  const about = { brand: 'Fold & Park', origin: 'http://b' }
  registerDocs(app, services, { ...about, ...(limits && { limits: readConfiguration(limits).limits }) })
  return async (url: string, headers = {}) => app.inject({ url, headers })
}
const get = docsOf([{ name: 'sample', tree: sample }])
const whole = docsOf(Object.entries(trees).map(([name, tree]) => ({ name, tree })))

const pathsIn = (html: string) =>
  [
    ...html.matchAll(/<summary><code class="method">(\w+)<\/code><span class="call"><code>(.*?)<\/code>/g),
  ].map(([, method, path = '']) => `${method} ${path.replaceAll('<wbr>', '')}`)

test.each(['/docs', '/docs/problems', '/openapi.json'])(
  '%s is sent as it was compressed once',
  async (url) => {
    const plain = await get(url)
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
    const compressed = await get(url, { 'accept-encoding': 'br' })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
  },
)

test('lists all operations by collection', async () => {
  const { body } = await get('/docs')
  expect(pathsIn(body)).toEqual([
    'GET /sample/api/pages/{ownerId}/boosts',
    'POST /sample/api/pages/{ownerId}/boosts',
    'GET /sample/api/pages/{id}',
  ])
  expect([...body.matchAll(/<h3>(.*?) <span/g)].map(([, title]) => title)).toEqual([
    'pages › boosts',
    'pages',
  ])
})

test('an operation has its role, summary, payload with required fields, budget and quota', async () => {
  const { body } = await get('/docs?q=promotes')
  expect(body).toContain('<span class="role">manager</span>')
  expect(body).toContain('<span class="quiet">Promotes a page</span>')
  expect(body).toContain('<dt>Payload</dt><dd><code>startDate*</code> <code>note</code></dd>')
  expect(body).toContain(
    '<a href="#limits">writes</a>, and the quota <a href="/docs/problems#QUOTA_REACHED">boosts</a>',
  )
})

test.each([
  ['boosts', 2],
  ['POST boosts', 1],
  ['manager', 1],
  ['visitor  PAGES', 2],
  ['pages.read', 1],
])('a search for "%s" finds %d operations', async (words, count) => {
  const { body } = await get(`/docs?q=${encodeURIComponent(words)}`)
  expect(pathsIn(body)).toHaveLength(count)
  expect(body).toContain(`${count} operation${count === 1 ? '' : 's'} `)
})

test('a search without results says so', async () => {
  expect((await get('/docs?q=castle')).body).toContain('No operation has these words.')
})

test('words of a search are escaped', async () => {
  const { body } = await get(`/docs?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(body).not.toContain('<script>')
})

test('two searches at once are no search', async () => {
  expect(pathsIn((await get('/docs?q=a&q=b')).body)).toHaveLength(3)
})

test.each(['/docs', '/docs/problems'])(
  '%s loads nothing from other hosts, and runs nothing inline',
  async (url) => {
    const { body, headers } = await whole(url)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(body).not.toMatch(/(src|href|action)="(https?:)?\/\//)
    expect(body).not.toMatch(/<style|<script>| style="| on\w+="/)
  },
)

test('the stylesheet and the script are served with their types', async () => {
  expect((await get('/docs/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8')
  expect((await get('/docs/docs.js')).headers['content-type']).toBe('text/javascript; charset=utf-8')
})

test('every link to a problem has an entry', async () => {
  const problems = (await whole('/docs/problems')).body
  const links = [...(await whole('/docs')).body.matchAll(/href="\/docs\/problems#(\w+)"/g)].map(
    ([, code]) => code,
  )
  expect(new Set(links)).toEqual(new Set(['RATE_LIMITED', 'BUSY', 'QUOTA_REACHED']))
  for (const code of links) expect(problems).toContain(`<div id="${code}">`)
})

const sources = globSync('**/*.ts', { cwd: new URL('..', import.meta.url) })
  .filter((file) => !/\btest(?:ing)?\b|problem-codes/.test(file))
  .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
  .join('\n')

test('the problems are all codes of refusals in the sources, and only those', async () => {
  const { body } = await whole('/docs/problems')
  const listed = [...body.matchAll(/<div id="(\w+)"><dt>.*?<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, code, meaning]) => {
      expect(meaning).toMatch(/^\S.{10,}\.$/)
      return code
    },
  )
  const refused = [
    ...sources.matchAll(/(?:new Refusal\(\s*\d+,|new InTheWay\(|PatchError\(|conflict\()\s*'([A-Z_]+)'/g),
  ].map(([, code]) => code)
  expect(refused.filter((code) => !listed.includes(code))).toEqual([])
  expect(listed.filter((code) => !sources.includes(`'${code}'`))).toEqual([])
  expect(listed).toHaveLength(new Set(listed).size)
})

test('the limits are those of the configuration', async () => {
  const { body } = await docsOf([], { LIMIT_READS: '7000,50,0', LIMIT_CREATIONS: '30,10,5' })('/docs')
  expect(body).toContain(
    'Reads, also searches by POST</th><td>7,000 per minute</td><td>50 per minute</td><td>no limit</td>',
  )
  expect(body).toContain('New profiles</th><td>30 per hour</td><td>10 per hour</td><td>5 per hour</td>')
})

test('without limits, the page says so', async () => {
  expect((await get('/docs')).body).toContain('This server limits no rates.')
})

test('every token but the font equals the product’s', () => {
  const copies = [...tokensOf(new URL('docs/assets/tokens.css', import.meta.url))].filter(
    ([name]) => name !== 'font',
  )
  const originals = tokensOf(new URL('../../../web/src/app/styles/tokens.css', import.meta.url))
  expect(copies.length).toBeGreaterThan(30)
  expect(copies).toEqual(copies.map(([name]) => [name, originals.get(name)]))
})
