import { describe, expect, test } from 'vitest'
import { signUp } from '../testing/people.ts'
import { plainDrafts } from '../testing/stage/open-stage.ts'
import { dataOf } from '../testing/wire.ts'
import { eventually, type TestServer, workerServer } from '../testing/test-server.ts'
import { admin, type Person } from '../testing/test-tokens.ts'
import { call } from './calls.ts'
import { draftOf, eachKind, type KindUnderTest } from './kind-under-test.ts'

/** What is staged by SQL has the rows that the API writes, in every table. */

const manager: Person = { email: 'manager@people.test', name: 'Manager' }

/** Numbers that count what others did before: of rows in the audit log, and of search entries. */
const isCounted = (table: string, field: string) =>
  (table === 'audit_log' && field === 'id') || field === 'version'

type Ids = Readonly<Record<string, string>>

const times = /\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)/g
const uuids = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g
const subjects = /test-\d+\|/g

/**
 * The rows of all tables, without those of the places of the world, and those in which a process tells now and then that it runs or ranked
 * pages. Ids of `ids` by their names, others without their values.
 */
async function rowsOf({ pool }: TestServer, ids: Ids) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 100
      and relname not in ('session_process', 'standing_day')`,
  )
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ json: unknown }>(
      `select to_jsonb(t) as json from ${name} t limit 100`,
    )
    if (rows.length === 0 || rows.length === 100) continue
    const texts = rows.map(({ json }) =>
      JSON.stringify(json, (key, value: unknown) => (isCounted(name, key) ? 'a number' : value))
        .replaceAll(uuids, (id) => names.get(id) ?? 'an id')
        .replaceAll(times, 'a time')
        .replaceAll(subjects, 'test|'),
    )
    found[name] = texts.toSorted().map((text) => JSON.parse(text))
  }
  return found
}

/** Waits for the work that calls leave to the server: emails, and comparing profiles with saved searches. */
const quiet = (server: TestServer) =>
  eventually(
    async () =>
      (await server.pool.query('select from mail_job union all select from profile_change')).rows.length,
    (waiting) => waiting === 0,
  )

type Arrange = (
  server: TestServer,
  tested: KindUnderTest,
  draft: object,
  isApproved: boolean,
) => Promise<string>

const throughApi: Arrange = async (server, tested, draft, isApproved) => {
  const [creator, approver] = [await server.issuer.tokenOf(manager), await server.issuer.tokenOf(admin)]
  const created = await call(server, tested, 'create', { data: draft }, { token: creator })
  expect(created.status).toBe(201)
  const { id } = dataOf(created)
  if (isApproved)
    expect((await call(server, tested, 'approve', { id: String(id) }, { token: approver })).status).toBe(200)
  return String(id)
}

const staged: Arrange = async ({ stage }, { kind }, draft, isApproved) => {
  const { id } =
    kind === 'event'
      ? await stage.event({ manager, ...draft })
      : await stage[kind]({ manager, status: isApproved ? 'Approved' : 'Pending', ...draft })
  return id
}

async function arranged(arrange: Arrange, ...[tested, draft, isApproved]: [KindUnderTest, object, boolean]) {
  const server = await workerServer()
  try {
    const profile = await arrange(server, tested, draft, isApproved)
    await quiet(server)
    return await rowsOf(server, {
      profile,
      manager: await server.stage.person(manager),
      ...(isApproved && { admin: await server.stage.person(admin) }),
    })
  } finally {
    await server.close()
  }
}

describe.each(eachKind)('%s', (kind, tested) => {
  test('a plain page of a manager', async () => {
    const expected = await arranged(throughApi, tested, plainDrafts[kind], false)
    expect(await arranged(staged, tested, {}, false)).toEqual(expected)
  })

  test('a page with all fields', async () => {
    const draft = draftOf(tested, 'full')
    const expected = await arranged(throughApi, tested, draft, false)
    expect(await arranged(staged, tested, draft, false)).toEqual(expected)
  })
})

const approvedKinds = eachKind.filter(([kind]) => kind !== 'event')

test.each(approvedKinds)('an approved page of a %s', async (_kind, tested) => {
  const draft = draftOf(tested, 'full')
  const expected = await arranged(throughApi, tested, draft, true)
  expect(await arranged(staged, tested, draft, true)).toEqual(expected)
})

test('a person who has signed in', async () => {
  const rowsAfter = async (signIn: (server: TestServer) => Promise<unknown>) => {
    const server = await workerServer()
    await signIn(server)
    const rows = await rowsOf(server, {})
    await server.close()
    return rows
  }
  const roles = ['admin']
  const expected = await rowsAfter(async (server) =>
    (await server.as({ email: 'ann@people.test', name: 'ann', roles })).facilities.my({}),
  )
  expect(await rowsAfter((server) => signUp(server, 'ann', roles))).toEqual(expected)
})
