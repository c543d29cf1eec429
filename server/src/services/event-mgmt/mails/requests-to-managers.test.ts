import { moveLead } from '../../../testing/requests.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDestination } from '../../../testing/destinations.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { moveAsSender } from '../../../testing/mailed-links.ts'
import { mailTo } from '../../../testing/mails.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let sender: SignedUp
beforeAll(async () => {
  server = await workerServer()
  sender = await signUp(server, 'sender')
})
afterAll(() => server.close())

let people = 0
const newPerson = (name = 'manager') => signUp(server, `${name}-${people++}`)

/** A facility without an email address of its own, managed by these people. */
async function hall(name: string, ...managers: SignedUp[]) {
  const { id } = await makeFacility(server, { email: 'keeper@people.test' }, { name })
  await server.pool.query('delete from member where owner_id = $1', [id])
  for (const { id: userId } of managers) await join(id, userId, 'Manager')
  return id
}
const join = (ownerId: string, userId: string, role: 'Manager' | 'Sales') =>
  server.db
    .insertInto('member')
    .values({ id: crypto.randomUUID(), owner_id: ownerId, user_id: userId, role })
    .execute()

/** A request of a signed-in sender, which is sent at once. */
async function send(...facilityIds: string[]) {
  await server.pool.query('delete from use_count')
  return sendAgain(...facilityIds)
}
async function sendAgain(...facilityIds: string[]) {
  const hosts = facilityIds.map((id) => ({ kind: 'facility' as const, id }))
  const { email } = sender.person
  const { data } = await sender.api.requests.create({
    data: { contactName: 'Ada', contactEmail: email, name: 'Spring Cup', hosts },
  })
  return { requestId: data.id ?? '' }
}
const read = async ({ requestId: id }: { requestId: string }) =>
  (await sender.api.events.request.get({ id })).data

/** The emails to somebody, after all that is due was sent. */
async function mailsTo({ person }: SignedUp) {
  await eventually(
    async () => (await server.pool.query('select from mail_job')).rowCount,
    (count) => count === 0,
  )
  return server.mails.filter(({ to }) => to === person.email)
}
const reachOf = async (ownerId: string) =>
  (await (await server.as()).hosts.reach({ data: { ids: [ownerId] } })).data[0]?.reach

test('a request to a host without an address is mailed to its managers', async () => {
  const manager = await newPerson()
  const access = await send(await hall('Elm Hall', manager))
  const mail = await mailTo(server, manager.person.email, 'Request from Ada')
  expect(mail).toMatchObject({ replyTo: sender.person.email, subject: 'Request from Ada: Spring Cup' })
  expect(mail.text).toContain('Ada asks Elm Hall through Test')
  const [lead] = (await read(access)).leads
  expect(mail.text).toContain(`http://localhost/leads/${lead?.id}`)
  const { rows } = await server.pool.query(`select url from user_notification where owner_id = $1`, [
    manager.id,
  ])
  expect(rows).toEqual([{ url: `/leads/${lead?.id}` }])
  await expect
    .poll(async () => (await read(access)).leads)
    .toMatchObject([{ isMailed: true, reach: 'Email' }])
})

test('a manager of several hosts gets one email that names all of them', async () => {
  const [both, one] = [await newPerson(), await newPerson()]
  const access = await send(await hall('Elm Hall', both), await hall('Oak Hall', both, one))
  expect((await mailsTo(both)).map(({ text }) => /Ada asks (.*) through/.exec(text)?.[1])).toEqual([
    'Elm Hall and Oak Hall',
  ])
  expect((await mailsTo(one)).map(({ text }) => /Ada asks (.*) through/.exec(text)?.[1])).toEqual([
    'Oak Hall',
  ])
  const urlsOf = async ({ id }: SignedUp) =>
    (await server.pool.query(`select url from user_notification where owner_id = $1`, [id])).rows
  const leadId = (await read(access)).leads.find(({ host }) => host.name === 'Oak Hall')?.id
  expect([await urlsOf(both), await urlsOf(one)]).toEqual([
    [{ url: '/requests' }],
    [{ url: `/leads/${leadId}` }],
  ])
  expect((await read(access)).leads.map(({ isMailed }) => isMailed)).toEqual([true, true])
})

test('the sender sees no address and no name of a manager', async () => {
  const manager = await newPerson('secret')
  await server.pool.query('update app_user set is_visible = false where id = $1', [manager.id])
  const access = await send(await hall('Elm Hall', manager))
  expect(await mailsTo(manager)).toHaveLength(1)
  expect(JSON.stringify(await read(access))).not.toContain('secret')
  expect(JSON.stringify(server.mails.filter(({ to }) => to === sender.person.email))).not.toContain('secret')
})

test('managers of the parent organization are mailed once, even if they are on the team too', async () => {
  const manager = await newPerson()
  const id = await hall('Elm Hall', manager)
  const parentId = await makeOrganization(server, [manager.id])
  await server.pool.query('update profile set parent_id = $1 where id = $2', [parentId, id])
  await send(id)
  expect(await mailsTo(manager)).toHaveLength(1)
})

test('managers of a host with an address are not mailed', async () => {
  const manager = await newPerson()
  const id = await hall('Elm Hall', manager)
  await server.pool.query(`update profile set email = 'desk@elm.example' where id = $1`, [id])
  await send(id)
  await mailTo(server, 'desk@elm.example')
  expect(await mailsTo(manager)).toEqual([])
})

test('a blocked manager is not mailed', async () => {
  const manager = await newPerson()
  const id = await hall('Elm Hall', manager)
  await server.pool.query('update app_user set blocked_date = now() where id = $1', [manager.id])
  const access = await send(id)
  expect(await mailsTo(manager)).toEqual([])
  expect((await read(access)).leads).toMatchObject([{ isMailed: false, reach: 'Inbox' }])
})

test('somebody who is no manager anymore when the email is composed is not mailed', async () => {
  const manager = await newPerson()
  const id = await hall('Elm Hall', manager)
  await server.pool.query(`create function leave() returns trigger language plpgsql as
    $$ begin delete from member where user_id = '${manager.id}'; return new; end $$`)
  await server.pool.query(
    'create trigger leave after insert on mail_job for each row execute function leave()',
  )
  await send(id)
  expect(await mailsTo(manager)).toEqual([])
  await server.pool.query('drop function leave cascade')
})

test('choosing a host without an address is mailed to its managers', async () => {
  const [manager, other] = [await newPerson(), await newPerson()]
  const ownerId = await hall('Elm Hall', manager, other)
  const access = await send(ownerId)
  const [lead] = (await read(access)).leads
  const leadId = lead?.id ?? ''
  await moveLead(manager.api, leadId, 'Interested')
  await mailTo(server, sender.person.email, 'Elm Hall is interested')
  await moveAsSender(sender.api, access.requestId, { leadId, status: 'Won' })
  for (const person of [manager, other])
    expect((await mailsTo(person)).map(({ subject }) => subject)).toEqual([
      'Request from Ada: Spring Cup',
      'Ada chose you for Spring Cup',
    ])
})

test('the fourth request of a sender to a manager within a day is kept but not mailed', async () => {
  const manager = await newPerson()
  const id = await hall('Elm Hall', manager)
  await send(id)
  for (let sent = 1; sent < 4; sent++) await sendAgain(id)
  expect(await mailsTo(manager)).toHaveLength(3)
})

test('a host without a manager whose address is verified is reached in its inbox only', async () => {
  const [manager, sales] = [await newPerson(), await newPerson()]
  await server.pool.query('update app_user set email_verified = false where id = $1', [manager.id])
  const ownerId = await hall('Elm Hall', manager)
  await join(ownerId, sales.id, 'Sales')
  expect(await reachOf(ownerId)).toBe('Inbox')
  const access = await send(ownerId)
  expect([...(await mailsTo(manager)), ...(await mailsTo(sales))]).toEqual([])
  expect((await read(access)).leads).toMatchObject([{ isMailed: false, reach: 'Inbox' }])
})

test('a host without an address and a team is reached by nobody', async () => {
  expect(await reachOf(await hall('Elm Hall'))).toBe('Nobody')
})

test('a destination with an address is reached by email', async () => {
  const { id: ownerId } = await makeDestination(server, sender.person, { email: 'desk@elm.example' })
  expect(await reachOf(ownerId)).toBe('Email')
})

test('how requests reach several hosts is read by one call, without those that the caller doesn’t see', async () => {
  const seen = await hall('Elm Hall')
  const { id: mailed } = await makeDestination(server, sender.person, { email: 'desk@elm.example' })
  const { id: hidden } = (
    await sender.api.destinations.create({
      data: { name: 'Oak County', destinationType: 'Sports Commission' },
    })
  ).data
  const reachesOf = async (api: SignedUp['api']) =>
    new Map(
      (await api.hosts.reach({ data: { ids: [hidden, mailed, seen] } })).data.map(({ id, reach }) => [
        id,
        reach,
      ]),
    )
  const seenByAll = await reachesOf(await server.as())
  expect(seenByAll).toEqual(
    new Map([
      [mailed, 'Email'],
      [seen, 'Nobody'],
    ]),
  )
  expect(await reachesOf(sender.api)).toEqual(new Map([...seenByAll, [hidden, 'Email']]))
})
