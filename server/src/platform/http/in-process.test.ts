import { One, Page } from '@app/contract/envelope.ts'
import { route } from '@app/contract/route.ts'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/test-server.ts'
import { rights } from '../../rights.ts'
import { Refusal } from '../errors.ts'
import type { Service } from './call.ts'
import { inProcess } from './in-process.ts'
import { one } from './json-text.ts'

const Word = z.object({ word: z.string() })
const tree = {
  words: {
    list: route({
      method: 'GET',
      path: '/words',
      owner: null,
      allow: 'visitor',
      query: Page,
      reply: One(Word),
    }),
    get: route({ method: 'GET', path: '/words/{id}', owner: 'facility', allow: 'visitor', reply: One(Word) }),
    mine: route({ method: 'GET', path: '/words/mine', owner: null, allow: 'user', reply: One(Word) }),
    find: route({
      method: 'POST',
      path: '/words/find',
      owner: null,
      allow: 'visitor',
      effect: 'read',
      data: z.strictObject({ text: z.string() }),
      reply: One(Word),
    }),
    create: route({
      method: 'POST',
      path: '/words',
      owner: null,
      allow: 'visitor',
      data: Word,
      reply: One(Word),
    }),
  },
}
const known = '018b6c32-39fb-7000-acc4-f07b4547125c'
const service: Service<typeof tree> = {
  name: 'words',
  tree,
  handlers: {
    words: {
      list: async ({ offset, take }) => ({ data: { word: `${offset} ${take}` } }),
      get: async ({ id }) => one<{ word: string }>(JSON.stringify({ word: id })),
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

const words = () =>
  inProcess(service, {
    quotas: new Map(),
    connections: { pool: server.pool, db: server.db, close: async () => {} },
    rights: {
      ...rights,
      rungs: { ...rights.rungs, facility: async (_call, id) => (id === known ? 'visitor' : null) },
    },
  }).words
const rejectedStatus = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error instanceof Refusal && error.status,
  )

test('a read gets the defaults of the contract', async () => {
  expect(await words().list({ take: 3 })).toEqual({ data: { word: '0 3' } })
})

test('a POST that only reads gets its payload, as a visitor', async () => {
  expect(await words().find({ data: { text: 'ice' } })).toEqual({ data: { word: 'ice true' } })
})

test('a reply that the handler returns as JSON text is parsed', async () => {
  expect(await words().get({ id: known })).toEqual({ data: { word: known } })
})

test('rejects invalid input with 400', async () => {
  expect(await rejectedStatus(words().list({ take: 1000 }))).toBe(400)
})

test('rejects an id that is not visible with 404', async () => {
  expect(await rejectedStatus(words().get({ id: '018b6c32-39fb-7000-acc4-f07b45471250' }))).toBe(404)
})

test('rejects an operation that requires a user with 401', async () => {
  expect(await rejectedStatus(words().mine({}))).toBe(401)
})

test('rejects a write', async () => {
  await expect(words().create({ data: { word: 'x' } })).rejects.toThrow('is a write')
})

test('calls about one owner that start together look up the permission once, later calls again', async () => {
  let lookups = 0
  const client = inProcess(service, {
    quotas: new Map(),
    connections: { pool: server.pool, db: server.db, close: async () => {} },
    rights: {
      ...rights,
      rungs: {
        ...rights.rungs,
        facility: async (_call, id) => {
          lookups++
          return id === known ? 'visitor' : null
        },
      },
    },
  })
  await Promise.all([client.words.get({ id: known }), client.words.get({ id: known })])
  expect(lookups).toBe(1)
  await client.words.get({ id: known })
  expect(lookups).toBe(2)
})
