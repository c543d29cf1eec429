import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFacility } from '../../testing/facilities.ts'
import { sendRequest } from '../../testing/send-request.ts'
import { eventually, testServer } from '../../testing/test-server.ts'
import type { Person } from '../../testing/test-tokens.ts'
import { isDatabaseUnavailable } from '../database.ts'

const server = await testServer()
const manager: Person = { email: 'manager@test.test' }
const operator = new pg.Client({ connectionString: server.databaseUrl })
const facilities = '/facility-mgmt/api/facilities'
let facility: string
let token: string

beforeAll(async () => {
  await operator.connect()
  facility = `${facilities}/${(await makeFacility(server, manager)).id}`
  token = await server.issuer.tokenOf(manager)
})
afterAll(async () => {
  await operator.end()
  await server.close()
})

/** Ends all connections of the server, whatever they do. Returns how many of them ran a statement or a transaction. */
async function dropConnections(): Promise<number> {
  const { rows } = await operator.query<{ state: string }>(`
    select state, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  return rows.filter(({ state }) => state !== 'idle').length
}

test('a connection that is dropped while it is checked out rejects its statement, and the next one works', async () => {
  const client = await server.pool.connect()
  const outcome = client.query('select pg_sleep(30)').then(
    () => 'finished',
    () => 'rejected',
  )
  await eventually(dropConnections, (busy) => busy > 0)
  expect(await outcome).toBe('rejected')
  client.release()
  // The pool may not have noticed yet that its idle connections broke.
  const isBack = () =>
    server.pool.query('select').then(
      () => true,
      () => false,
    )
  expect(await eventually(isBack, (value) => value)).toBe(true)
})

test('a connection that is dropped between the statements of a transaction rolls it back', async () => {
  const transaction = server.db.transaction().execute(async (trx) => {
    await sql`insert into use_count (key, count, resets_date) values ('dropped', 1, now())`.execute(trx)
    await dropConnections()
    await sql`select from use_count`.execute(trx)
  })
  // Its words depend on who notices first: the driver that PostgreSQL ended the session, or the socket that it was closed.
  expect(await transaction.catch(isDatabaseUnavailable)).toBe(true)
  const { rows } = await operator.query(`select from use_count where key = 'dropped'::bytea`)
  expect(rows).toEqual([])
})

test('calls under load get 503 with Retry-After while connections are dropped, and no acknowledged write is lost', async () => {
  const replies: { status: number; retryAfter: string | null }[] = []
  const stored: string[] = []
  const ended = new AbortController()
  const { signal } = ended
  const send = async (method: string, path: string, json?: unknown) => {
    const { status, headers, text } = await sendRequest(server.origin, method, path, { token, json })
    replies.push({ status, retryAfter: headers.get('retry-after') })
    return { status, text }
  }
  const read = async () => {
    while (!signal.aborted) await send('GET', facility)
  }
  const search = async () => {
    while (!signal.aborted) await send('POST', `${facilities}/search`, { data: {} })
  }
  const write = async (writer: number) => {
    for (let n = 0; !signal.aborted; n += 1) {
      const name = `Hall ${writer}-${n}`
      const { status } = await send('POST', facilities, { data: { name, facilityType: 'Fieldhouse' } })
      if (status === 201) stored.push(name)
    }
  }
  const callers = Promise.all([read(), read(), search(), search(), write(1), write(2), write(3)])
  const drop = async () => {
    for (let busy = 0; busy < 20;) {
      busy += await dropConnections()
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
  }
  await drop().finally(() => ended.abort())
  await callers

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 201, 503]))
  expect(replies.filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([])
  const { rows } = await operator.query<{ name: string }>('select name from profile')
  expect(stored.filter((name) => !rows.some((row) => row.name === name))).toEqual([])

  // The connection that listens is back, so that the index gets what was stored meanwhile.
  const last = stored.at(-1) ?? ''
  const found = async () => {
    const { status, text } = await sendRequest(server.origin, 'GET', `${facilities}/my?take=100`, { token })
    return status === 200 && text.includes(last)
  }
  expect(await eventually(found, (value) => value)).toBe(true)
})
