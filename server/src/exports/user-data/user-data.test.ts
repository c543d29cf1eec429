import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readZipEntry, zipDirectory } from '../../platform/files/zip-directory.ts'
import { mailTo, tokenIn } from '../../testing/mails.ts'
import { addMember, signUp, type SignedUp } from '../../testing/people.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../../testing/test-server.ts'
import { userDataTables } from './user-data-tables.ts'

let server: TestServer
let ann: SignedUp
let bob: SignedUp
let facilityId: string
beforeAll(async () => {
  server = await workerServer()
  ann = await signUp(server, 'ann')
  bob = await signUp(server, 'bob')
  facilityId = (
    await server.stage.facility({ manager: ann.person, name: 'Oak Hall', city: 'Boise', state: 'Idaho' })
  ).id
})
afterAll(() => server.close())

const linkOf = async ({ api }: SignedUp) => (await api.users.data({ data: {} })).data

const get = (url: string, token?: string) =>
  fetch(server.origin + url, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })

/** The rows of each file by its name, and the text of others. */
async function filesOf(person: SignedUp): Promise<Map<string, unknown[]>> {
  const { url } = await linkOf(person)
  const folder = await mkdtemp(join(tmpdir(), 'user-data-'))
  const path = join(folder, 'data.zip')
  await writeFile(path, Buffer.from(await (await get(url, person.token)).arrayBuffer()))
  const file = await open(path)
  try {
    const files = ((await zipDirectory(file)) ?? []).map(async (entry): Promise<[string, unknown[]]> => {
      const text = String(await readZipEntry(file, entry, 50_000_000))
      const lines = text.split('\n').slice(0, -1)
      return [
        entry.name,
        lines.map((line): unknown => (entry.name.endsWith('.jsonl') ? JSON.parse(line) : line)),
      ]
    })
    return new Map(await Promise.all(files))
  } finally {
    await file.close()
    await rm(folder, { recursive: true })
  }
}

describe('the download of my data', () => {
  test('has the account, the settings and the pages', async () => {
    await ann.api.users.settings.update({ patch: [{ op: 'replace', path: '/theme', value: 'dark' }] })
    const files = await filesOf(ann)
    expect(files.get('account.jsonl')).toMatchObject([{ id: ann.id, name: 'ann', email: 'ann@people.test' }])
    expect(files.get('settings.jsonl')).toMatchObject([{ theme: 'dark' }])
    expect(files.get('pages-facilities.jsonl')).toMatchObject([{ id: facilityId, name: 'Oak Hall' }])
    expect(files.get('memberships.jsonl')).toMatchObject([
      { role: 'Manager', page: { kind: 'facility', id: facilityId, name: 'Oak Hall' } },
    ])
    expect(files.get('README.txt')).toContain('account.jsonl: Your account')
  })

  test('has saved searches', async () => {
    const person = await signUp(server, 'sara')
    const data = { name: 'Idaho', kind: 'facility' as const, filter: { state: 'Idaho' }, words: ['Idaho'] }
    await person.api.savedSearches.create({ data })
    expect((await filesOf(person)).get('saved-searches.jsonl')).toMatchObject([{ ...data, alert: 'none' }])
  })

  test('has likes, reviews, lists with notes, and requests', async () => {
    const person = await signUp(server, 'carl')
    await person.api.facilities.likes.add({ ownerId: facilityId, data: {} })
    await person.api.facilities.reviews.create({
      ownerId: facilityId,
      data: { rating: 5, text: 'Fine floor.' },
    })
    const { data: list } = await person.api.lists.create({ data: { name: 'Spring' } })
    await person.api.lists.entries.put({ listId: list.id, profileId: facilityId, data: { note: 'Ask soon' } })
    await person.api.requests.create({
      data: {
        contactName: 'Carl',
        contactEmail: person.person.email,
        months: ['2099-03'],
        description: 'Two days.',
        hosts: [{ kind: 'facility', id: facilityId }],
      },
    })
    const files = await filesOf(person)
    const page = { id: facilityId, name: 'Oak Hall' }
    expect(files.get('favorites.jsonl')).toMatchObject([{ page }])
    expect(files.get('reviews.jsonl')).toMatchObject([{ rating: 5, text: 'Fine floor.', page }])
    expect(files.get('lists.jsonl')).toMatchObject([
      { name: 'Spring', entries: [{ page, note: 'Ask soon' }] },
    ])
    expect(files.get('requests.jsonl')).toMatchObject([
      { description: 'Two days.', hosts: [{ host: page, status: 'Open' }] },
    ])
  })

  test('has what was written to each host of a request, and how it answered', async () => {
    const person = await signUp(server, 'rita')
    const { id: ownerId } = await server.stage.event({ manager: person.person, category: 'Private' })
    const message = 'Is Thursday free, too?'
    const { data } = await person.api.events.leads.create({
      ownerId,
      data: { profileId: facilityId, message },
    })
    const passReason = 'Our floor is new that week'
    const answer = { status: 'Passed', passReason }
    const patch = Object.entries(answer).map(([name, value]) => ({
      op: 'replace' as const,
      path: `/${name}`,
      value,
    }))
    await ann.api.events.leads.update({ ownerId, id: data.id, patch })
    expect((await filesOf(person)).get('requests.jsonl')).toMatchObject([
      { hosts: [{ ...answer, message, moves: [{ from: 'Open', to: 'Passed', by: 'host', name: null }] }] },
    ])
  })

  test('has messages with their earlier texts, and reactions, but not what others wrote', async () => {
    const person = await signUp(server, 'dora')
    const { id: ownerId } = (await bob.api.users.message({ userId: person.id, data: undefined })).data
    const send = (by: SignedUp, text: string) =>
      by.api.groups.messages.create({ ownerId, data: { clientId: crypto.randomUUID(), text } })
    const { id: messageId } = (await send(bob, 'Is it free?')).data
    const { id } = (await send(person, 'Yess')).data
    const patch = [{ op: 'replace' as const, path: '/text', value: 'Yes' }]
    await person.api.groups.messages.update({ ownerId, id, patch })
    await person.api.groups.messages.react({ ownerId, id: messageId, emoji: '👍' })
    const files = await filesOf(person)
    expect(files.get('conversations.jsonl')).toMatchObject([{ groupId: ownerId, role: 'member' }])
    expect(files.get('messages.jsonl')).toMatchObject([{ id, text: 'Yes', earlierTexts: ['Yess'] }])
    expect(files.get('message-reactions.jsonl')).toMatchObject([{ messageId, emoji: '👍' }])
    expect(JSON.stringify([...files])).not.toContain('Is it free?')
  })

  test('has what I changed in groups and when others added me, but not whom others added', async () => {
    const person = await signUp(server, 'gwen')
    const { id: ownerId } = (await bob.api.groups.create({ data: { name: 'Courts', memberIds: [ann.id] } }))
      .data
    const add = (by: SignedUp, { id: userId }: SignedUp) =>
      by.api.groups.members.create({ ownerId, data: { userId } })
    const { id } = (await add(bob, person)).data
    const stranger = await signUp(server, 'hugo')
    await add(bob, stranger)
    const patch = [{ op: 'replace' as const, path: '/role', value: 'manager' }]
    await bob.api.groups.members.update({ ownerId, id, patch })
    const carol = await signUp(server, 'carol')
    await add(person, carol)
    await person.api.groups.update({ id: ownerId, patch: [{ op: 'replace', path: '/name', value: 'Lanes' }] })
    const file = (await filesOf(person)).get('conversation-changes.jsonl')
    expect(file).toMatchObject([
      { groupId: ownerId, change: 'added', personId: person.id, name: null, isByYou: false },
      { groupId: ownerId, change: 'added', personId: carol.id, name: null, isByYou: true },
      { groupId: ownerId, change: 'renamed', personId: null, name: 'Lanes', isByYou: true },
    ])
    expect(JSON.stringify(file)).not.toContain(stranger.id)
    expect(JSON.stringify(file)).not.toContain(bob.id)
  })

  test('has messages to the team with its replies, and from the own address only confirmed ones', async () => {
    const person = await signUp(server, 'elsa')
    const admin = await signUp(server, 'admin', ['admin'])
    const visitor = await server.as()
    const { data } = await person.api.inquiries.create({ data: { topic: 'Question', message: 'How much?' } })
    await admin.api.inquiries.answer({ data: { inquiryId: data.id ?? '', text: 'Nothing.' } })
    const { email } = person.person
    await visitor.inquiries.create({ data: { topic: 'Other', message: 'Mine.', name: 'Elsa', email } })
    const key = tokenIn(await mailTo(server, email, 'We got your message'))
    await visitor.inquiries.confirm({ data: { key } })
    await visitor.inquiries.create({ data: { topic: 'Other', message: 'Not mine.', name: 'Elsa', email } })
    const files = await filesOf(person)
    expect(files.get('messages-to-us.jsonl')).toMatchObject([
      { topic: 'Question', messages: [{ text: 'How much?' }, { text: 'Nothing.', isTeam: true }] },
      { topic: 'Other', messages: [{ text: 'Mine.' }] },
    ])
    expect((await filesOf(admin)).get('replies-to-messages.jsonl')).toMatchObject([{ text: 'Nothing.' }])
  })

  test('has nothing of other people', async () => {
    await addMember(ann.api.facilities.managers, facilityId, bob, 'Sales')
    await ann.api.facilities.managers.create({ ownerId: facilityId, data: { email: 'guest@people.test' } })
    const text = JSON.stringify([...(await filesOf(ann))])
    expect(text).toContain('ann@people.test')
    for (const address of ['bob@people.test', 'guest@people.test', 'carl@people.test'])
      expect(text).not.toContain(address)
  })

  test('has all rows of a table that needs several batches', async () => {
    const person = await signUp(server, 'diligent')
    await server.pool.query(
      `insert into audit_log (user_id, operation) select $1, 'test' from generate_series(1, 250)`,
      [person.id],
    )
    const rows = (await filesOf(person)).get('activity.jsonl') ?? []
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(250)
  })

  test('with an unknown field returns 400', async () => {
    const call = ann.api.users.data({ data: JSON.parse('{"format": "csv"}') })
    expect(await refusedFields(call)).toEqual(['data/format'])
  })

  test('needs a login', async () => {
    expect((await refusal((await server.as()).users.data({ data: {} }))).status).toBe(401)
  })
})

describe('the link to my data', () => {
  test('is a ZIP that no cache keeps', async () => {
    const { url, fileName } = await linkOf(ann)
    const { status, headers } = await get(url, ann.token)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('content-disposition')).toContain(encodeURIComponent(fileName))
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test.each([
    ['without a token', () => undefined],
    ["with somebody else's token", () => bob.token],
  ])('%s returns 404 and stays usable', async (_name, tokenOf) => {
    const { url } = await linkOf(ann)
    expect((await get(url, tokenOf())).status).toBe(404)
    expect((await get(url, ann.token)).status).toBe(200)
  })

  test('returns 404 the second time', async () => {
    const { url } = await linkOf(ann)
    await (await get(url, ann.token)).arrayBuffer()
    expect((await get(url, ann.token)).status).toBe(404)
  })

  test('returns 404 a week later', async () => {
    const { url } = await linkOf(ann)
    await server.pool.query(`update export_link set expires_date = expires_date - interval '7 days'`)
    expect((await get(url, ann.token)).status).toBe(404)
  })

  test('is gone with the account', async () => {
    const person = await signUp(server, 'leaving')
    await linkOf(person)
    await person.api.users.remove({ id: person.id })
    const { rows } = await server.pool.query('select from export_link where user_id = $1', [person.id])
    expect(rows).toEqual([])
  })
})

/** Tables that name users and are in no file, with the reason. */
const exceptions: Record<string, string> = {
  administrator: 'who has the role, by their token',
  affiliation: 'who asked for a link between pages, which belongs to the page',
  calendar_gap_told: 'which free weekends somebody was told of, which is in the notifications',
  claim_notice: 'which claims an administrator was emailed about',
  email_change: 'an address that is not confirmed yet',
  ended_session: 'which sessions ended within two hours',
  ending: 'who ended a page, until the other side is told, which is within seconds',
  export_link: 'this download',
  facility_destination: 'who asked for a link between pages, which belongs to the page',
  hold_request: 'what a destination asks of a facility, which belongs to the pages',
  lead: 'who of a team works on a request, which belongs to the page',
  mail_digest: 'when the next daily email is sent',
  mail_job: 'emails that are about to be sent',
  maintenance: 'the state of the product',
  notification_mail: 'notifications that are about to be emailed',
  profile: 'in the files of each kind',
  user_group: 'in the conversations',
}

test('every table that refers to users is in a file or among the exceptions', async () => {
  const { rows } = await server.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'app_user'::regclass and conrelid <> 'app_user'::regclass order by 1`,
  )
  const read = new Set(userDataTables([]).map(({ from }) => from.split(' ')[0]))
  expect(rows.map(({ name }) => name).filter((name) => !read.has(name))).toEqual(Object.keys(exceptions))
})
