import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownerKinds, type AuditFilter } from '@app/contract/users/audit-log-routes.ts'
import { signUp, signUpHere, type SignedUp } from '../../../testing/people.ts'
import { planNodes, rowsRead } from '../../../testing/plans.ts'
import { refusal, refusedFields, type TestServer, testServer } from '../../../testing/test-server.ts'
import { auditEntries, auditRows } from './audit-log-query.ts'

let server: TestServer
let admin: SignedUp
beforeAll(async () => {
  server = await testServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())

const read = (data: AuditFilter, paging: { before?: string; take?: number } = {}) =>
  admin.api.auditLog.filtered({ data, ...paging })

/** A facility of a new person, with its creation and one change in the log. */
async function changedFacility(name: string) {
  const person = await signUp(server, name)
  const { id } = await server.stage.facility({ manager: person.person, name: `${name}'s gym` })
  await person.api.facilities.update({ id, patch: [{ op: 'replace', path: '/city', value: 'Austin' }] })
  return { id, person }
}

describe('the audit log', () => {
  test('lists the writes to a page, newest first', async () => {
    const { id } = await changedFacility('order')
    const { data } = await read({ ownerId: id })
    expect(data[0]?.operation).toBe('facility-mgmt.facilities.update')
    expect(data.at(-1)?.operation).toBe('facility-mgmt.facilities.create')
  })

  test('has who changed which page, and the fields with their values', async () => {
    const { id, person } = await changedFacility('bea')
    const [entry] = (await read({ ownerId: id, operation: 'facility-mgmt.facilities.update' })).data
    expect(entry).toMatchObject({
      user: { id: person.id, name: 'bea' },
      owner: { id, kind: 'facility', name: "bea's gym", isDeleted: false },
      isItem: false,
      fields: [{ op: 'replace', name: 'city', value: 'Austin' }],
    })
  })

  test.each(ownerKinds)('has what was changed of a %s, too', async (kind) => {
    const { rows } = await server.pool.query<{ id: string }>(
      `with made as (insert into owner (id, kind) values (gen_random_uuid(), $1) returning id)
       insert into audit_log (user_id, owner_id, operation) select $2, id, 'story-mgmt.stories.update' from made
       returning owner_id as id`,
      [kind, admin.id],
    )
    const ownerId = rows[0]!.id
    expect((await read({ ownerId })).data).toMatchObject([{ owner: { id: ownerId, kind, name: null } }])
  })

  test('names a story by its title', async () => {
    const { id } = await server.stage.facility({ manager: (await signUp(server, 'teller')).person })
    const data = { title: 'Ten courts', category: 'Host guides' as const, text: 'A free gym.' }
    const { data: story } = await admin.api.stories.create({ ownerId: id, data })
    const [entry] = (await read({ ownerId: story.id })).data
    expect(entry?.owner).toMatchObject({ id: story.id, kind: 'story', name: 'Ten courts', isDeleted: false })
  })

  test('marks a deleted page', async () => {
    const { id, person } = await changedFacility('gone')
    await person.api.facilities.remove({ id })
    expect((await read({ ownerId: id })).data[0]?.owner?.isDeleted).toBe(true)
  })

  test('finds the writes of a person', async () => {
    const { person } = await changedFacility('cal')
    const { data } = await read({ userId: person.id })
    expect(new Set(data.map(({ user }) => user?.name))).toEqual(new Set(['cal']))
  })

  test('finds the writes between two times, without the end', async () => {
    const { id } = await changedFacility('times')
    const at = '2019-05-01T12:00:00.000Z'
    await server.pool.query('insert into audit_log (operation, owner_id, at) values ($1, $2, $3)', [
      'test.times',
      id,
      at,
    ])
    const found = async (filter: AuditFilter) =>
      (await read({ ownerId: id, ...filter })).data.map((e) => e.at)
    expect(await found({ from: at, until: '2019-05-02T00:00:00.000Z' })).toEqual([at])
    expect(await found({ from: '2019-04-01T00:00:00.000Z', until: at })).toEqual([])
  })

  test('names the changed fields of an account without their values', async () => {
    const person = await signUp(server, 'private')
    await person.api.users.update({
      id: person.id,
      patch: [{ op: 'replace', path: '/about', value: 'My secret.' }],
    })
    const [entry] = (await read({ ownerId: person.id })).data
    expect(entry?.fields).toEqual([{ op: 'replace', name: 'about', value: null, before: null }])
  })

  test('shows whether the role of an administrator was given or taken', async () => {
    const person = await signUpHere(server, 'promoted')
    await admin.api.users.setAdmin({ userId: person.id, isAdmin: true })
    const [entry] = (await read({ ownerId: person.id })).data
    expect(entry?.fields).toEqual([{ op: 'replace', name: 'isAdmin', value: 'true', before: null }])
  })

  test('keeps the writes of a deleted account without its name', async () => {
    const person = await signUpHere(server, 'leaver')
    await person.api.users.visibility({ isVisible: false })
    await person.api.users.remove({ id: person.id })
    const { data } = await read({ userId: person.id })
    expect(data.length).toBeGreaterThan(0)
    expect(data[0]?.user).toEqual({ id: person.id, name: null })
    expect(JSON.stringify(data)).not.toMatch(/leaver/)
  })

  test('is refused for people who are no administrators', async () => {
    const person = await signUp(server, 'curious')
    expect((await refusal(person.api.auditLog.filtered({ data: {} }))).status).toBe(403)
    expect((await refusal(person.api.auditLog.operations({}))).status).toBe(403)
  })

  test('lists each operation once', async () => {
    await changedFacility('operations')
    const { data } = await admin.api.auditLog.operations({})
    expect(data).toContain('facility-mgmt.facilities.update')
    expect(data).toEqual([...new Set(data)].toSorted())
  })
})

describe('a page of the audit log', () => {
  test('continues after the last entry of the one before, also among entries of one moment', async () => {
    const ownerId = crypto.randomUUID()
    await server.pool.query(
      `insert into audit_log (operation, owner_id, at)
       select 'test.pages', $1, '2020-01-01 00:00:00.000001+00' from generate_series(1, 5)`,
      [ownerId],
    )
    const seen: string[] = []
    let before: string | null | undefined
    do {
      const page = await read({ ownerId }, { take: 2, ...(before && { before }) })
      seen.push(...page.data.map(({ id }) => id))
      before = page._meta.next
    } while (before)
    expect(seen).toHaveLength(5)
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => Number(b) - Number(a)))
  })

  test('after an unknown entry returns 400', async () => {
    expect(await refusedFields(read({}, { before: '999999999999' }))).toEqual(['before'])
  })
})

describe('with many rows', () => {
  const owner = '01900000-0000-7000-8000-000000000001'
  const user = '01900000-0000-7000-8000-000000000002'
  beforeAll(async () => {
    // A person and an operation each have a third of all rows, but none of both. The newest third has neither.
    await server.pool.query(
      `insert into audit_log (at, operation, owner_id, user_id)
       select timestamptz '2021-01-01' + n * interval '1 minute',
         case when n % 2 = 0 and n < 40000 then 'test.common' else 'test.other-' || n % 40 end,
         case when n % 1000 = 0 then $1::uuid else gen_random_uuid() end,
         case when n % 2 = 1 and n < 40000 then $2::uuid else gen_random_uuid() end
       from generate_series(1, 60000) n`,
      [owner, user],
    )
    await server.pool.query('vacuum analyze audit_log')
  })

  const parts: AuditFilter[] = [
    { ownerId: owner },
    { userId: user },
    { operation: 'test.common' },
    { from: '2021-01-05T00:00:00.000Z', until: '2021-01-20T00:00:00.000Z' },
  ]
  const combinations = Array.from({ length: 2 ** parts.length }, (_, bits) =>
    Object.assign({}, ...parts.filter((_part, place) => (bits >> place) & 1)),
  )
  const names = combinations.map(
    (filter: AuditFilter) => [Object.keys(filter).join(', ') || 'nothing', filter] as const,
  )

  test('looks for what was built on the entries of a page through an index', async () => {
    await server.pool.query(
      `update audit_log set before = '{"city": "Dayton"}' where owner_id = $1 or id % 100 = 0`,
      [owner],
    )
    await server.pool.query('vacuum analyze audit_log')
    for (const filter of [{}, { ownerId: owner }]) {
      const nodes = await planNodes(server, auditEntries(filter, undefined, 51))
      const scans = nodes.filter((node) => node['Relation Name'] === 'audit_log')
      expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan')
      // For each of 51 entries, the newer ones of the same owner, of which there are 60 at most.
      expect(rowsRead(scans)).toBeLessThanOrEqual(51 * 60)
    }
  })

  test.each(names)('reads one page of rows through an index: by %s', async (_name, filter) => {
    for (const after of [undefined, { at: '2021-01-10 00:00:00+00', id: '14000' }]) {
      const nodes = await planNodes(server, auditRows(filter, after, 51))
      expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
      // A page, or all 60 rows of the owner.
      expect(rowsRead(nodes)).toBeLessThanOrEqual(100)
    }
  })
})
