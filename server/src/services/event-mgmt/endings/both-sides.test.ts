import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueKey } from '../../../testing/linked-request.ts'
import { openLink } from '../../../testing/mailed-links.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { insertRequest } from '../../../testing/requests.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { saturday } from '../matches/testing/match-fixture.ts'
import { endingNewsOf, join, moveToPast, settled, stageStanding, type Standing } from './testing/standing.ts'

let server: TestServer
let admin: SignedUp
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })
const cancel = ({ people: { organizer }, eventId: id }: Standing) =>
  organizer.api.events.update({ id, patch: [replace('/status', 'Cancelled')] })
const codeOf = async (call: Promise<unknown>) => (await refusal(call)).problem.code
const terms = { startDate: saturday, endDate: saturday, rent: 900 }

describe('a lead of a cancelled event for which a host was chosen', () => {
  let standing: Standing
  beforeAll(async () => {
    standing = await stageStanding(server)
    await cancel(standing)
  })

  test.each(['ash', 'birch', 'cedar'] as const)(
    'can’t be reopened or awarded by the organizer: %s',
    async (name) => {
      const { people, hosts, leadOf } = standing
      const lead = leadOf(hosts[name])
      const { leads } = people.organizer.api.events
      // Birch is chosen already.
      const statuses = name === 'birch' ? ['Interested', 'Lost'] : ['Interested', 'Won']
      const codes = []
      for (const status of statuses)
        codes.push(await codeOf(leads.update({ ...lead, patch: [replace('/status', status)] })))
      expect(codes).toEqual(['EVENT_CLOSED', 'EVENT_CLOSED'])
    },
  )

  test('can’t be awarded by the call that checks the offer', async () => {
    const { people, hosts, leadOf } = standing
    const award = people.organizer.api.events.leads.award({ ...leadOf(hosts.ash), data: {} })
    expect(await codeOf(award)).toBe('EVENT_CLOSED')
  })

  test('can’t be reopened or awarded by the link that was mailed to the sender', async () => {
    const { hosts, leadOf, eventId } = standing
    const link = await openLink(server, await issueKey(server, 'request-key', eventId))
    for (const status of ['Interested', 'Won'] as const)
      expect(await codeOf(link.move({ leadId: leadOf(hosts.ash).id, status }))).toBe('EVENT_CLOSED')
  })

  test('takes no answer and no offer by the link that was mailed to a host', async () => {
    const { hosts, leadOf } = standing
    const link = await openLink(server, await issueKey(server, 'lead-key', leadOf(hosts.cedar).id))
    expect(await codeOf(link.answer({ status: 'Interested' }))).toBe('REQUEST_CLOSED')
    expect(await codeOf(link.answer({ status: 'Interested', bid: terms }))).toBe('REQUEST_CLOSED')
  })

  test('takes no offer from the team of a host', async () => {
    const { people, hosts, leadOf } = standing
    expect(await codeOf(people.ash.api.events.leads.bid.submit({ ...leadOf(hosts.ash), data: terms }))).toBe(
      'MOVE_NOT_ALLOWED',
    )
  })

  test('tells its host why', async () => {
    const { people, hosts, leadOf } = standing
    const [lead] = (await people.ash.api.leads.my({ id: leadOf(hosts.ash).id })).data
    expect(lead).toMatchObject({ status: 'Lost', ended: 'EventCancelled' })
  })
})

describe('somebody who stands on several sides', () => {
  test('is told for each host when they manage a chosen and a waiting one', async () => {
    const standing = await stageStanding(server)
    const both = await signUp(server, 'both-hosts')
    await join(server, standing.hosts.ash.id, both)
    await join(server, standing.hosts.birch.id, both)
    await cancel(standing)
    expect((await endingNewsOf(server, both)).map(({ contents }) => contents)).toEqual([
      expect.stringMatching(/^Ash, .*Nothing else is asked of you/),
      expect.stringMatching(/^Birch, .*You were chosen for it/),
    ])
  })

  test('is told for the host and for the event', async () => {
    const standing = await stageStanding(server)
    await join(server, standing.hosts.ash.id, standing.people.coManager)
    await cancel(standing)
    const { api, id } = standing.people.coManager
    const { data } = await api.users.notifications.list({ ownerId: id, take: 100 })
    expect(data.filter(({ title }) => title === 'Spring Cup is cancelled').map(({ tags }) => tags)).toEqual(
      expect.arrayContaining([['cancelled'], ['request-ended']]),
    )
  })
})

describe('an account with co-managers', () => {
  test('ends nothing when it is deleted, and the request is theirs', async () => {
    const standing = await stageStanding(server)
    const { people, hosts, leadOf, eventId } = standing
    await people.organizer.api.users.remove({ id: people.organizer.id })
    await settled(server)
    expect(await endingNewsOf(server, people.ash)).toEqual([])
    const lead = leadOf(hosts.ash)
    expect((await people.coManager.api.events.leads.get(lead)).data.status).toBe('Interested')
    expect((await people.ash.api.events.leads.holds(lead)).data).toHaveLength(1)
    const { data } = await people.coManager.api.requests.my({})
    expect(data.map(({ id }) => id)).toEqual([eventId])
    await people.ash.api.events.leads.update({ ...lead, patch: [replace('/status', 'Passed')] })
    expect(
      (await people.coManager.api.users.notifications.list({ ownerId: people.coManager.id })).data[0]?.title,
    ).toBe("Ash can't host this time")
  })

  test('keeps nobody waiting when it is blocked', async () => {
    const { people } = await stageStanding(server)
    await admin.api.users.block({ userId: people.organizer.id, data: { reason: 'Spam.' } })
    await settled(server)
    expect(await endingNewsOf(server, people.ash)).toEqual([])
  })
})

test('hosts of an event that is over are told of nothing that ends afterwards', async () => {
  const { people, eventId } = await stageStanding(server, { hasCoManager: false })
  await moveToPast(server, eventId)
  await admin.api.users.block({ userId: people.organizer.id, data: { reason: 'Spam.' } })
  await settled(server)
  for (const host of [people.ash, people.birch, people.cedar])
    expect(await endingNewsOf(server, host)).toEqual([])
})

describe('a booking that its page is asked to release', () => {
  const calendarOf = async ({ people, hosts }: Standing) =>
    (
      await people.birch.api.facilities.calendar.get({
        ownerId: hosts.birch.id,
        from: `${addDays(saturday, -30)}T00:00:00Z`,
        to: `${addDays(saturday, 30)}T00:00:00Z`,
      })
    ).data
  const birchs = ({ people, hosts }: Standing) => ({
    entries: people.birch.api.facilities.calendar.entries,
    ownerId: hosts.birch.id,
  })
  let standing: Standing
  beforeAll(async () => {
    standing = await stageStanding(server)
    await cancel(standing)
  })

  test('is listed with its reason, and keeps its time', async () => {
    const { entries, toRelease } = await calendarOf(standing)
    expect(entries).toMatchObject([{ kind: 'Booking', release: 'EventCancelled' }])
    expect(toRelease).toEqual(entries)
  })

  test('is asked about again after an undo of its removal', async () => {
    const { entries, ownerId } = birchs(standing)
    const [{ id } = { id: '' }] = (await calendarOf(standing)).toRelease
    const { changeId } = (await entries.remove({ ownerId, id })).data
    expect((await calendarOf(standing)).toRelease).toEqual([])
    await standing.people.birch.api.facilities.calendar.changes.undo({ ownerId, id: changeId ?? '' })
    expect((await calendarOf(standing)).toRelease).toMatchObject([{ id, release: 'EventCancelled' }])
  })

  test('is a booking like others once it is kept', async () => {
    const { entries, ownerId } = birchs(standing)
    const [{ id } = { id: '' }] = (await calendarOf(standing)).toRelease
    expect((await entries.keep({ ownerId, id })).data).toMatchObject({ kind: 'Booking', release: null })
    expect((await calendarOf(standing)).toRelease).toEqual([])
  })

  test('is no longer asked about once it moves with the event, or the event moves back', async () => {
    const moved = await stageStanding(server)
    const { organizer } = moved.people
    const move = (days: number) =>
      organizer.api.events.update({
        id: moved.eventId,
        patch: [
          replace('/startDate', addDays(saturday, days)),
          replace('/endDate', addDays(saturday, days + 1)),
        ],
      })
    await move(14)
    expect((await calendarOf(moved)).toRelease).toMatchObject([{ release: 'EventMoved' }])
    await move(0)
    expect((await calendarOf(moved)).toRelease).toEqual([])
    await move(7)
    const { entries, ownerId } = birchs(moved)
    const [{ id, starts, ends } = { id: '', starts: '', ends: '' }] = (await calendarOf(moved)).toRelease
    const later = (time: string) => new Date(Date.parse(time) + 7 * 86_400_000).toISOString()
    await entries.update({
      ownerId,
      id,
      patch: [replace('/starts', later(starts)), replace('/ends', later(ends))],
    })
    expect((await calendarOf(moved)).toRelease).toEqual([])
  })
})

describe('a host whose page is gone', () => {
  test('can’t be chosen, and the refusal says why', async () => {
    const { people, hosts, leadOf } = await stageStanding(server)
    await people.ash.api.facilities.remove({ id: hosts.ash.id })
    const { leads } = people.organizer.api.events
    const { status, problem } = await refusal(leads.award({ ...leadOf(hosts.ash), data: {} }))
    expect([status, problem.code, problem.detail]).toEqual([409, 'HOST_GONE', 'The page of Ash was removed.'])
  })

  test('frees the organizer who had chosen it for another one', async () => {
    const { people, hosts, leadOf } = await stageStanding(server)
    await people.birch.api.facilities.remove({ id: hosts.birch.id })
    const { leads } = people.organizer.api.events
    const move = (status: string) =>
      leads.update({ ...leadOf(hosts.birch), patch: [replace('/status', status)] })
    expect((await move('Interested')).data).toMatchObject({ status: 'Interested', ended: 'HostDeleted' })
    expect(await codeOf(move('Won'))).toBe('HOST_GONE')
    expect((await move('Lost')).data.status).toBe('Lost')
    expect(await codeOf(move('Interested'))).toBe('HOST_GONE')
    expect((await leads.award({ ...leadOf(hosts.ash), data: {} })).data.status).toBe('Won')
  })

  test('stays on the organizer’s list of hosts', async () => {
    const { people, hosts, eventId } = await stageStanding(server)
    await people.ash.api.facilities.remove({ id: hosts.ash.id })
    const { data } = await people.organizer.api.events.leads.list({ ownerId: eventId })
    expect(data.find(({ profileId }) => profileId === hosts.ash.id)).toMatchObject({
      status: 'Passed',
      ended: 'HostDeleted',
      host: { isGone: true },
    })
  })

  test('takes its pass back after it was restored', async () => {
    const { people, hosts, leadOf } = await stageStanding(server)
    await people.ash.api.facilities.remove({ id: hosts.ash.id })
    await admin.api.facilities.restore({ id: hosts.ash.id })
    const lead = leadOf(hosts.ash)
    const { data } = await people.ash.api.events.leads.update({
      ...lead,
      patch: [replace('/status', 'Interested')],
    })
    expect(data).toMatchObject({ status: 'Interested', ended: null })
  })

  test('is told to its organizers when it is shown again', async () => {
    const { people, hosts, leadOf } = await stageStanding(server)
    const show = (isActive: boolean) =>
      people.ash.api.facilities.update({ id: hosts.ash.id, patch: [replace('/isActive', isActive)] })
    await show(false)
    await show(true)
    expect((await endingNewsOf(server, people.organizer)).map(({ title }) => title)).toEqual([
      'The page of Ash is no longer public',
      'The page of Ash is back',
    ])
    const [lead] = (await people.ash.api.leads.my({ id: leadOf(hosts.ash).id })).data
    expect(lead).toMatchObject({ status: 'Passed', ended: 'HostRestored' })
  })

  test('answers again once it has a manager', async () => {
    const { people, hosts, leadOf } = await stageStanding(server)
    await server.pool.query('delete from member where owner_id = $1', [hosts.ash.id])
    await settled(server)
    const heir = await signUp(server, `heir-${crypto.randomUUID().slice(0, 8)}`)
    await join(server, hosts.ash.id, heir)
    await settled(server)
    expect((await endingNewsOf(server, people.organizer)).map(({ title }) => title)).toEqual([
      'Nobody manages Ash anymore',
      'The page of Ash is back',
    ])
    const { data } = await heir.api.events.leads.update({
      ...leadOf(hosts.ash),
      patch: [replace('/status', 'Interested')],
    })
    expect(data.status).toBe('Interested')
  })

  test.each([
    [
      'somebody of its team becomes its manager',
      async (page: string, { id }: SignedUp) => {
        await server.pool.query(
          `insert into member (id, owner_id, user_id, role) values (gen_random_uuid(), $1, $2, 'Sales')`,
          [page, id],
        )
        await server.pool.query(`update member set role = 'Manager' where owner_id = $1`, [page])
      },
    ],
    [
      'it belongs to a company',
      async (page: string, { person }: SignedUp) => {
        const company = await server.stage.company({ manager: person })
        await server.pool.query('update profile set parent_id = $2 where id = $1', [page, company.id])
      },
    ],
    [
      'its link to a company is accepted',
      async (page: string, { person }: SignedUp) => {
        const company = await server.stage.company({ manager: person })
        await server.pool.query(
          'insert into affiliation (id, owner_id, company_id, is_accepted_by_owner) values (gen_random_uuid(), $1, $2, true)',
          [page, company.id],
        )
        await server.pool.query('update affiliation set is_accepted_by_company = true where owner_id = $1', [
          page,
        ])
      },
    ],
    [
      'the company that it belongs to is restored',
      async (page: string, { person }: SignedUp) => {
        const company = await server.stage.company({ manager: person })
        await server.pool.query('update profile set deleted_date = now() where id = $1', [company.id])
        await server.pool.query('update profile set parent_id = $2 where id = $1', [page, company.id])
        await server.pool.query('update profile set deleted_date = null where id = $1', [company.id])
      },
    ],
  ])('is back when %s', async (_how, giveManager) => {
    const { people, hosts } = await stageStanding(server)
    await server.pool.query('delete from member where owner_id = $1', [hosts.ash.id])
    await settled(server)
    await giveManager(hosts.ash.id, await signUp(server, `heir-${crypto.randomUUID().slice(0, 8)}`))
    await settled(server)
    expect((await endingNewsOf(server, people.organizer)).map(({ title }) => title)).toEqual([
      'Nobody manages Ash anymore',
      'The page of Ash is back',
    ])
  })

  test('was removed by an import that was undone: the organizer is told as well', async () => {
    const { people, hosts } = await stageStanding(server)
    await server.pool.query('update profile set deleted_date = now() where id = $1', [hosts.ash.id])
    await settled(server)
    expect((await endingNewsOf(server, people.organizer)).map(({ title }) => title)).toEqual([
      'The page of Ash was removed',
    ])
  })
})

describe('a sender without an account', () => {
  async function requestOfStranger() {
    const { people, hosts } = await stageStanding(server)
    const email = `${crypto.randomUUID().slice(0, 8)}@club.example`
    const leadId = await insertRequest(server.db, hosts.ash.id, { email, event: 'Club Cup' })
    const { rows } = await server.pool.query<{ id: string }>(
      'select request_id as id from lead where id = $1',
      [leadId],
    )
    return { email, people, hosts, eventId: rows[0]?.id ?? '' }
  }

  test('is emailed when the page of a host is removed, with the link to the other answers', async () => {
    const { email, people, hosts } = await requestOfStranger()
    await people.ash.api.facilities.remove({ id: hosts.ash.id })
    const mail = await mailTo(server, email, 'The page of Ash was removed')
    expect(mail.text).toContain('Club Cup')
    const link = await openLink(server, tokenIn(mail))
    expect((await link.readRequest()).data.leads).toMatchObject([{ status: 'Passed', ended: 'HostDeleted' }])
  })

  test('is emailed when an administrator deletes the request', async () => {
    const { email, people, eventId: id } = await requestOfStranger()
    await admin.api.events.remove({ id })
    expect((await mailTo(server, email, 'Club Cup was deleted')).text).toContain(
      '1 request to hosts ended with it, and the hosts were told.',
    )
    expect((await endingNewsOf(server, people.ash)).map(({ title }) => title)).toEqual([
      'Club Cup was deleted',
    ])
  })
})

test('leads of a deleted event stay on the lists of their hosts, closed', async () => {
  const { people, hosts, leadOf, eventId: id } = await stageStanding(server)
  await people.cedar.api.events.leads.update({
    ...leadOf(hosts.cedar),
    patch: [replace('/status', 'Passed')],
  })
  await people.organizer.api.events.remove({ id })
  for (const [name, status] of [
    ['ash', 'Lost'],
    ['cedar', 'Passed'],
  ] as const) {
    const [lead] = (await people[name].api.leads.my({ id: leadOf(hosts[name]).id })).data
    expect(lead).toMatchObject({ status, ended: 'EventDeleted', asked: { name: 'Spring Cup' } })
  }
})
