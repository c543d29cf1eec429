import { One, Page } from '@app/contract/envelope.ts'
import { route } from '@app/contract/route.ts'
import * as z from 'zod'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { Refusal } from '../errors.ts'
import type { Service } from './call.ts'
import { inProcess } from './in-process.ts'
import { jsonText } from './json-text.ts'

const Word = z.object({ word: z.string() })
const tree = {
  words: {
    list: route({ method: 'GET', path: '/words', allow: 'visitor', query: Page, reply: One(Word) }),
    get: route({ method: 'GET', path: '/words/{id}', allow: 'visitor', reply: One(Word) }),
    mine: route({ method: 'GET', path: '/words/mine', allow: 'user', reply: One(Word) }),
    find: route({
      method: 'POST',
      path: '/words/find',
      allow: 'visitor',
      effect: 'read',
      data: z.strictObject({ text: z.string() }),
      reply: One(Word),
    }),
    create: route({ method: 'POST', path: '/words', allow: 'visitor', data: Word, reply: One(Word) }),
  },
}
const known = '018b6c32-39fb-7000-acc4-f07b4547125c'
const service: Service<typeof tree> = {
  name: 'words',
  tree,
  findRung: async (_call, id) => (id === known ? 'visitor' : null),
  handlers: {
    words: {
      list: async ({ offset, take }) => ({ data: { word: `${offset} ${take}` } }),
      get: async ({ id }) => jsonText(JSON.stringify({ data: { word: id } })),
      mine: async () => ({ data: { word: 'mine' } }),
      find: async ({ data }, { user }) => ({ data: { word: `${data.text} ${user === null}` } }),
      create: async ({ data }) => ({ data }),
    },
  },
}

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const words = () => inProcess(service, { pool: server.pool, db: server.db, close: async () => {} }).words
const refusalOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)

it('answers reads as a visitor, with the defaults that the contract has', async () => {
  expect(await words().list({ take: 3 })).toEqual({ data: { word: '0 3' } })
  expect(await words().find({ data: { text: 'ice' } })).toEqual({ data: { word: 'ice true' } })
})

it('reads what the database wrote as JSON', async () => {
  expect(await words().get({ id: known })).toEqual({ data: { word: known } })
})

it('refuses what would be refused over HTTP: wrong input, what is hidden, what needs a sign-in', async () => {
  const refused = await Promise.all(
    [
      words().list({ take: 1000 }),
      words().get({ id: '018b6c32-39fb-7000-acc4-f07b45471250' }),
      words().mine({}),
    ].map(refusalOf),
  )
  expect(refused.map((error) => error instanceof Refusal && error.status)).toEqual([400, 404, 401])
})

it('never writes', async () => {
  await expect(words().create({ data: { word: 'x' } })).rejects.toThrow('pages only read')
})
