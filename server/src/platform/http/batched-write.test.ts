import { One } from '@app/contract/envelope.ts'
import { route } from '@app/contract/route.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { signUp, type SignedUp } from '../../testing/people.ts'
import { sampleBase, sampleService, type SampleService } from '../../testing/sample-service.ts'
import { eventually, refusal, type TestServer, workerServer } from '../../testing/test-server.ts'
import { wire } from '../../testing/wire.ts'
import { Refusal } from '../errors.ts'
import { batchedWrite } from './batched-write.ts'

const tree = {
  words: {
    create: route({
      method: 'POST',
      path: '/words',
      owner: null,
      allow: 'user',
      data: z.strictObject({ list: z.string(), word: z.string() }),
      reply: One(z.object({ transaction: z.string() })),
    }),
  },
}
interface Input {
  data: { list: string; word: string }
}

let release = Promise.withResolvers<void>()
/** The words of each transaction that was tried. */
let tried: string[][] = []
let mostPerTransaction = Number.POSITIVE_INFINITY

const handlers = {
  words: {
    create: batchedWrite({
      keyOf: ({ data }: Input) => data.list,
      write: async (calls) => {
        tried.push(calls.map(({ input }) => input.data.word))
        const outcomes: ({ data: { transaction: string } } | Refusal)[] = []
        for (const { input, call } of calls.slice(0, mostPerTransaction)) {
          const { word } = input.data
          if (word === 'first') await release.promise
          if (word === 'refused') outcomes.push(new Refusal(409, 'ALREADY_EXISTS', 'Not this word.'))
          else {
            const { rows } = await sql<{ transaction: string }>`
              insert into word (word) values (${word}) returning pg_current_xact_id()::text as transaction`.execute(
              call.db,
            )
            outcomes.push({ data: rows[0]! })
          }
        }
        return outcomes
      },
    }),
  },
}

let server: TestServer
let sample: SampleService<typeof tree>
let user: SignedUp
let writer: Awaited<ReturnType<typeof sample.as>>
beforeAll(async () => {
  server = await workerServer()
  await server.pool.query('create table word (word text primary key)')
  sample = await sampleService(server, { tree, handlers })
  user = await signUp(server, 'writer')
  writer = await sample.as(user.person)
})
afterAll(async () => {
  await sample.close()
  await server.close()
})
beforeEach(async () => {
  await server.pool.query('delete from word')
  release = Promise.withResolvers()
  tried = []
  mostPerTransaction = Number.POSITIVE_INFINITY
})

const write = async (word: string, list = 'a') =>
  (await writer.words.create({ data: { list, word } })).data.transaction

/** Sends these words to the list of a transaction that is under way, in their order. */
async function writeDuringFirst(words: readonly string[]) {
  const first = write('first')
  await eventually(
    async () => tried.length,
    (count) => count === 1,
  )
  const others: Promise<string>[] = []
  for (const word of words) {
    others.push(write(word))
    others.at(-1)!.catch(() => {})
    // Until the server has it.
    await write(`after ${word}`, word)
  }
  tried = []
  release.resolve()
  return [await first, others] as const
}

test('calls that come during a transaction share the next one', async () => {
  const [first, others] = await writeDuringFirst(['one', 'two', 'three'])
  const transactions = new Set(await Promise.all(others))
  expect(transactions.size).toBe(1)
  expect(transactions).not.toContain(first)
  expect(tried).toEqual([['one', 'two', 'three']])
})

test('calls with another key don’t wait', async () => {
  const first = write('first')
  const other = await write('one', 'b')
  release.resolve()
  expect(other).not.toBe(await first)
})

test('a refused call fails alone', async () => {
  const [, [one, refused, two]] = await writeDuringFirst(['one', 'refused', 'two'])
  expect((await refusal(refused!)).status).toBe(409)
  expect(await one).toBe(await two)
})

test('a call that fails in the database fails alone', async () => {
  await server.pool.query(`insert into word values ('taken')`)
  const [, [one, taken, two]] = await writeDuringFirst(['one', 'taken', 'two'])
  expect((await refusal(taken!)).status).toBe(500)
  expect(await one).not.toBe(await two)
  const { rows } = await server.pool.query<{ word: string }>(
    `select word from word where word not like 'after %' order by 1`,
  )
  expect(rows.map(({ word }) => word)).toEqual(['first', 'one', 'taken', 'two'])
})

test('calls that a transaction leaves over are the first of the next one', async () => {
  mostPerTransaction = 1
  const [, others] = await writeDuringFirst(['one', 'two', 'three'])
  expect(new Set(await Promise.all(others)).size).toBe(3)
  expect(tried).toEqual([['one', 'two', 'three'], ['two', 'three'], ['three']])
})

test('a call with an Idempotency-Key commits with its key, and is replayed', async () => {
  const post = () =>
    wire(sample.origin, 'POST', `${sampleBase}/words`, {
      token: user.token,
      json: { data: { list: 'a', word: 'once' } },
      headers: { 'idempotency-key': 'once' },
    })
  const first = await post()
  expect(first.status).toBe(200)
  expect((await post()).text).toBe(first.text)
  expect(tried).toEqual([['once']])
})
