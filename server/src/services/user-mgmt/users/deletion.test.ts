import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clean } from '../../../housekeeping.ts'
import { createFileStore } from '../../../platform/files/file-store.ts'
import { testPictures } from '../../../platform/files/testing/test-pictures.ts'
import { auditOf } from '../../../testing/audit.ts'
import { mailTo } from '../../../testing/mails.ts'
import { addMember, signUp, signUpHere, tokenStatus, type SignedUp } from '../../../testing/people.ts'
import {
  eventually,
  refusal,
  type TestServer,
  testServer,
  workerServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
let host: SignedUp
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
  host = await signUp(server, 'host')
})
afterAll(() => server.close())
beforeEach(() => void server.events.splice(0))

let people = 0
const newPerson = (): Promise<SignedUp> => signUp(server, `person-${people++}`)

const remove = (person: SignedUp, by = person) => by.api.users.remove({ id: person.id })

const isThere = async ({ id }: SignedUp) => {
  const { rows } = await server.pool.query('select from owner where id = $1', [id])
  return rows.length > 0
}

describe('deleting an account', () => {
  test('removes the user', async () => {
    const person = await newPerson()
    expect(await remove(person)).toEqual({ data: null })
    expect(await isThere(person)).toBe(false)
  })

  test('ends the tokens, which would create the user again', async () => {
    const person = await newPerson()
    await remove(person)
    await eventually(
      () => tokenStatus(person),
      (status) => status === 401,
    )
    expect((await refusal(person.api.users.my({}))).problem).toMatchObject({
      code: 'TOKEN_INVALID',
      detail: 'This account was deleted.',
    })
    expect(await isThere(person)).toBe(false)
  })

  test('ends the tokens on another server of the same database', async () => {
    const other = await testServer(server)
    const person = await newPerson()
    const elsewhere = { ...person, api: await other.as(person.person) }
    expect(await tokenStatus(elsewhere)).toBe(200)
    await remove(person)
    await eventually(
      () => tokenStatus(elsewhere),
      (status) => status === 401,
    )
    await other.close()
  })

  test('lets somebody with an external provider start again after 30 days', async () => {
    const person = await newPerson()
    await remove(person)
    await eventually(
      () => tokenStatus(person),
      (status) => status === 401,
    )
    await server.pool.query(`update closed_account set closed_date = now() - interval '31 days'`)
    const store = await createFileStore({ dataDir: server.dataDir, pictures: testPictures })
    await clean(server.db, store)
    await eventually(
      () => tokenStatus(person),
      (status) => status === 200,
    )
    expect((await person.api.users.my({})).data.id).not.toBe(person.id)
  })

  test('removes the account of the embedded provider with its sessions', async () => {
    const person = await signUpHere(server, `local-${people++}`)
    await server.pool.query(
      `insert into identity.artifact (model, id, payload, account_id) values ('Session', $1, '{}', $2)`,
      [person.accountId, `local|${person.accountId}`],
    )
    await remove(person)
    const left = await server.pool.query(
      `select id::text from identity.account where id::text = $1 union all select id from identity.artifact where id = $1`,
      [person.accountId],
    )
    expect(left.rows).toEqual([])
  })

  test('by an administrator works', async () => {
    const person = await newPerson()
    await remove(person, admin)
    expect(await isThere(person)).toBe(false)
  })

  test('by somebody else is refused', async () => {
    const person = await newPerson()
    expect((await refusal(remove(person, host))).status).toBe(403)
  })

  test('with an old ETag returns 412', async () => {
    const person = await newPerson()
    const call = person.api.users.remove({ id: person.id }, { ifMatch: '"0-x"' })
    expect((await refusal(call)).status).toBe(412)
  })

  test('is a security event without the address', async () => {
    const person = await newPerson()
    await remove(person)
    expect(server.events).toContainEqual(
      expect.objectContaining({ name: 'account.deleted', target: server.issuer.subjectOf(person.person) }),
    )
  })
})

describe('of a deleted user', () => {
  let facilityId: string
  beforeAll(async () => {
    facilityId = (await server.stage.facility({ manager: host.person, email: 'desk@hall.example' })).id
  })

  test('memberships, likes and lists are gone, and the team has an audit row', async () => {
    const person = await newPerson()
    const memberId = await addMember(host.api.facilities.managers, facilityId, person)
    await person.api.facilities.likes.add({ ownerId: facilityId, data: {} })
    await person.api.lists.create({ data: { name: 'Spring' } })
    await person.api.savedSearches.create({ data: { name: 'All', kind: 'facility', filter: {} } })
    await remove(person)
    for (const table of ['member', 'reaction', 'profile_list', 'saved_search']) {
      const { rows } = await server.pool.query(`select from ${table} where user_id = $1`, [person.id])
      expect(rows, table).toEqual([])
    }
    expect((await auditOf(server, facilityId)).at(-1)).toMatchObject({
      operation: 'user-mgmt.users.remove',
      subject_id: memberId,
      patch: [{ op: 'remove', path: '' }],
    })
  })

  test('reviews stay, signed by a member', async () => {
    const person = await newPerson()
    const { data } = await person.api.facilities.reviews.create({
      ownerId: facilityId,
      data: { rating: 4, title: 'Good light' },
    })
    await remove(person)
    const visitor = await server.as()
    expect((await visitor.facilities.reviews.get({ ownerId: facilityId, id: data.id })).data).toMatchObject({
      rating: 4,
      title: 'Good light',
      name: 'A member',
      userId: null,
      picture: null,
    })
  })

  test('messages to the team are removed, also those from the address without an account', async () => {
    const person = await newPerson()
    const visitor = await server.as()
    await person.api.inquiries.create({ data: { topic: 'Privacy', message: 'Signed in.' } })
    const { email } = person.person
    await visitor.inquiries.create({ data: { topic: 'Other', message: 'Before.', name: 'Me', email } })
    await mailTo(server, email, 'We got your message')
    await remove(person)
    expect((await admin.api.inquiries.list({})).data).toEqual([])
    const { rows } = await server.pool.query(`select from mailed_token where purpose = 'inquiry-key'`)
    expect(rows).toEqual([])
  })

  test('replies of an administrator stay without a name', async () => {
    const person = await newPerson()
    const leaving = await signUp(server, `admin-${people++}`, ['admin'])
    const { data } = await person.api.inquiries.create({ data: { topic: 'Other', message: 'Hello.' } })
    const inquiryId = data.id ?? ''
    await leaving.api.inquiries.answer({ data: { inquiryId, text: 'Hi.' } })
    await remove(leaving)
    const { messages } = (await admin.api.inquiries.show({ data: { inquiryId } })).data
    expect(messages[1]).toMatchObject({ isTeam: true, text: 'Hi.', byName: null })
  })

  test('pages that they created stay without their name', async () => {
    const person = await newPerson()
    const { id } = await server.stage.facility({ manager: person.person })
    await addMember(person.api.facilities.managers, id, host)
    await remove(person)
    expect((await host.api.facilities.get({ id })).data).toMatchObject({ createdBy: null })
  })

  test('the audit log keeps no patches of the account', async () => {
    const person = await newPerson()
    const patch = [{ op: 'replace' as const, path: '/city', value: 'Reno' }]
    await person.api.users.update({ id: person.id, patch })
    await remove(person)
    expect(await auditOf(server, person.id)).toMatchObject([
      { operation: 'user-mgmt.users.update', patch: null },
      { operation: 'user-mgmt.users.remove', patch: [{ op: 'remove', path: '' }] },
    ])
  })

  test('open invitations that they sent are withdrawn', async () => {
    const person = await newPerson()
    const { id } = await server.stage.facility({ manager: person.person })
    await addMember(person.api.facilities.managers, id, host)
    const invited = await newPerson()
    const { data } = await person.api.facilities.managers.create({
      ownerId: id,
      data: { userId: invited.id },
    })
    await remove(person)
    expect((await refusal(invited.api.invitations.accept({ data: { invitationId: data.id } }))).status).toBe(
      409,
    )
  })

  test('no column of any table has their address or name', async () => {
    const person = await signUp(server, `Unmistakable-${people++}`)
    await person.api.facilities.claims.standing({ ownerId: facilityId })
    await host.api.facilities.managers.create({ ownerId: facilityId, data: { email: person.person.email } })
    await person.api.facilities.likes.add({ ownerId: facilityId, data: {} })
    await person.api.users.update({
      id: person.id,
      patch: [{ op: 'replace', path: '/about', value: 'Unmistakable-me' }],
    })
    await remove(person)
    expect(await tablesWith('unmistakable-')).toEqual([])
  })
})

/** The tables with a row that contains the text. */
async function tablesWith(text: string) {
  const { rows: tables } = await server.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await server.pool.query(`select from ${name} t where t::text ilike $1 limit 1`, [
      `%${text}%`,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('the deletion is refused', () => {
  test('for the only manager of pages, which are listed', async () => {
    const person = await newPerson()
    const { id } = await server.stage.facility({ manager: person.person, name: 'Oak Hall' })
    const { status, problem } = await refusal(remove(person))
    expect(status).toBe(409)
    expect(problem).toMatchObject({
      code: 'LAST_MANAGER',
      profiles: [{ kind: 'facility', id, name: 'Oak Hall' }],
    })
    expect((await person.api.users.deletion({ id: person.id })).data).toEqual({
      profiles: [{ kind: 'facility', id, name: 'Oak Hall' }],
      profileCount: 1,
      isLastAdmin: false,
      isImporting: false,
    })
  })

  test('not for deleted pages', async () => {
    const person = await newPerson()
    const { id } = await server.stage.facility({ manager: person.person })
    await person.api.facilities.remove({ id })
    await remove(person)
    expect(await isThere(person)).toBe(false)
  })

  test('for the last administrator', async () => {
    const last = await signUp(server, `last-${people++}`, ['admin'])
    await server.pool.query('delete from administrator where user_id <> $1', [last.id])
    expect((await refusal(remove(last))).problem.code).toBe('LAST_ADMIN')
    expect((await last.api.users.deletion({ id: last.id })).data.isLastAdmin).toBe(true)
  })

  test('while an import of the user is worked on', async () => {
    const person = await newPerson()
    await server.pool.query(
      `insert into import (id, file_name, sha256, by, state, job_due, job_by) values ($1, 'a.csv', '', 'P', 'Importing', now() + interval '1 hour', $2)`,
      [crypto.randomUUID(), person.id],
    )
    expect((await refusal(remove(person))).problem.code).toBe('IMPORT_STATE')
    expect((await person.api.users.deletion({ id: person.id })).data.isImporting).toBe(true)
  })

  test('of others to tell what prevents it', async () => {
    const person = await newPerson()
    expect((await refusal(host.api.users.deletion({ id: person.id }))).status).toBe(403)
  })
})

describe('at the same time', () => {
  const settle = async (calls: Promise<unknown>[]) => {
    const results = await Promise.allSettled(calls)
    return results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
  }

  test('of two managers who delete their accounts, one stays', async () => {
    const [first, second] = [await newPerson(), await newPerson()]
    const { id } = await server.stage.facility({ manager: first.person })
    await addMember(first.api.facilities.managers, id, second)
    expect(await settle([remove(first), remove(second)])).toEqual([expect.stringContaining('LAST_MANAGER')])
  })

  test('of two administrators who delete their accounts, one stays', async () => {
    const [first, second] = [
      await signUp(server, `admin-${people++}`, ['admin']),
      await signUp(server, `admin-${people++}`, ['admin']),
    ]
    await server.pool.query('delete from administrator where user_id <> all ($1)', [[first.id, second.id]])
    expect(await settle([remove(first), remove(second)])).toEqual([expect.stringContaining('LAST_ADMIN')])
  })

  test('somebody who is made a manager before can no longer delete the account', async () => {
    const person = await newPerson()
    const { id } = await server.stage.facility({ manager: host.person })
    const other = await server.pool.connect()
    await other.query('begin')
    await other.query('delete from member where owner_id = $1', [id])
    await other.query(`insert into member (id, owner_id, user_id, role) values ($1, $2, $3, 'Manager')`, [
      crypto.randomUUID(),
      id,
      person.id,
    ])
    const removal = refusal(remove(person))
    await waitingQueries(1)
    await other.query('commit')
    other.release()
    expect((await removal).problem.code).toBe('LAST_MANAGER')
  })

  test('the only manager left after another one leaves can no longer delete the account', async () => {
    const person = await newPerson()
    const { id } = await server.stage.facility({ manager: person.person })
    await addMember(person.api.facilities.managers, id, host)
    const other = await server.pool.connect()
    await other.query('begin')
    await other.query('delete from member where owner_id = $1 and user_id = $2', [id, host.id])
    const removal = refusal(remove(person))
    await waitingQueries(1)
    await other.query('commit')
    other.release()
    expect((await removal).problem.code).toBe('LAST_MANAGER')
  })

  test('an import that starts before prevents the deletion', async () => {
    const person = await newPerson()
    const other = await server.pool.connect()
    await other.query('begin')
    // As every call that starts the work on an import.
    await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`import-jobs/${person.id}`])
    await other.query(
      `insert into import (id, file_name, sha256, by, state, job_due, job_by)
       values ($1, 'a.csv', '', 'P', 'Reading', now() + interval '1 hour', $2)`,
      [crypto.randomUUID(), person.id],
    )
    const removal = refusal(remove(person))
    await waitingQueries(1)
    await other.query('commit')
    other.release()
    expect((await removal).problem.code).toBe('IMPORT_STATE')
  })

  test('somebody who deletes the account before is not made a manager', async () => {
    const person = await newPerson()
    const { id } = await server.stage.facility({ manager: host.person })
    const { data } = await host.api.facilities.managers.create({ ownerId: id, data: { userId: person.id } })
    const other = await server.pool.connect()
    await other.query('begin')
    await other.query('select from app_user where id = $1 for update', [person.id])
    const acceptance = refusal(person.api.invitations.accept({ data: { invitationId: data.id } }))
    await waitingQueries(1)
    await other.query('delete from owner where id = $1', [person.id])
    await other.query('commit')
    other.release()
    expect((await acceptance).problem.code).toBe('ACCOUNT_DELETED')
  })

  test('a message that mentions the person meanwhile doesn’t wait for the deletion', async () => {
    const person = await newPerson()
    const group = async () =>
      (await host.api.groups.create({ data: { name: 'Courts', memberIds: [person.id] } })).data.id
    const first = await group()
    const ownerId = await group()
    const other = await server.pool.connect()
    await other.query('begin')
    // The deletion holds the user and waits here, before it takes the group of the message.
    await other.query('select from user_group where id = $1 for update', [first])
    const removal = remove(person)
    await waitingQueries(1)
    const data = { clientId: crypto.randomUUID(), text: 'Hello', mentions: [person.id] }
    await host.api.groups.messages.create({ ownerId, data })
    await other.query('commit')
    other.release()
    expect(await removal).toEqual({ data: null })
  })

  test('messages that mention the person at the same time never deadlock', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await newPerson()
      const { data } = await host.api.groups.create({ data: { name: null, memberIds: [person.id] } })
      const mention = () => ({ clientId: crypto.randomUUID(), text: 'Hello', mentions: [person.id] })
      // Who is gone can't be mentioned.
      const sent = Array.from({ length: 5 }, () =>
        host.api.groups.messages.create({ ownerId: data.id, data: mention() }).then(
          () => 201,
          ({ status }) => status,
        ),
      )
      expect(await remove(person)).toEqual({ data: null })
      expect([201, 400]).toEqual(expect.arrayContaining([...new Set(await Promise.all(sent))]))
    }
  })

  /** Waits until this many queries wait for a lock. */
  const waitingQueries = (count: number) =>
    eventually(
      async () => {
        const { rows } = await server.pool.query(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        return rows.length
      },
      (waiting) => waiting === count,
    )
})
