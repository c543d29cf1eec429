import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDestination } from '../../../testing/destinations.ts'
import { signUp } from '../../../testing/people.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'
import { saturday } from '../matches/testing/match-fixture.ts'
import { endingNewsOf, join, moveToPast, settled, stageStanding } from './testing/standing.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })
const terms = { startDate: saturday, endDate: saturday, rent: 900 }

describe('a facility that holds dates for a destination', () => {
  async function heldForDestination() {
    const standing = await stageStanding(server)
    const { people, hosts, eventId } = standing
    const bureau = await signUp(server, `bureau-${crypto.randomUUID().slice(0, 8)}`)
    const { id: destinationId } = await makeDestination(server, bureau.person, { name: 'Visit Elm' })
    await server.pool.query(
      'insert into facility_destination (id, owner_id, destination_id, is_accepted) values (gen_random_uuid(), $1, $2, true)',
      [hosts.cedar.id, destinationId],
    )
    const { data } = await people.organizer.api.events.leads.create({
      ownerId: eventId,
      data: { profileId: destinationId },
    })
    const lead = { ownerId: eventId, id: data.id }
    await bureau.api.events.leads.holdRequests.create({ ...lead, data: { facilityId: hosts.cedar.id } })
    await hosts.cedar.hold(saturday, 1, lead.id)
    return { standing, bureau, destinationId, lead }
  }
  type Held = Awaited<ReturnType<typeof heldForDestination>>
  /** The destination offers, the facility passes for itself, and the organizer chooses the destination. */
  async function award({ standing: { people, leadOf, hosts }, bureau, lead }: Held) {
    await bureau.api.events.leads.bid.submit({ ...lead, data: terms })
    await people.cedar.api.events.leads.update({
      ...leadOf(hosts.cedar),
      patch: [replace('/status', 'Passed')],
    })
    await people.organizer.api.events.leads.award({ ...lead, data: {} })
  }
  const holdsOf = async (leadId: string) =>
    (await server.pool.query('select from bid_hold where lead_id = $1', [leadId])).rowCount

  test('is told when the event is deleted, and its hold is released', async () => {
    const { standing, lead } = await heldForDestination()
    const { people, eventId: id } = standing
    await people.organizer.api.events.remove({ id })
    expect(await holdsOf(lead.id)).toBe(0)
    expect((await endingNewsOf(server, people.cedar)).map(({ contents }) => contents)).toContainEqual(
      expect.stringMatching(/^Spring Cup, .*, for Visit Elm\. What you held for it is free again\./),
    )
  })

  test('neither tells nor is told of an event that is over', async () => {
    const { standing, bureau, lead } = await heldForDestination()
    const { people, hosts, eventId: id } = standing
    await moveToPast(server, id)
    await people.cedar.api.facilities.remove({ id: hosts.cedar.id })
    expect(await holdsOf(lead.id)).toBe(0)
    expect(await endingNewsOf(server, bureau)).toEqual([])
    const other = await heldForDestination()
    await moveToPast(server, other.standing.eventId)
    await other.standing.people.organizer.api.events.remove({ id: other.standing.eventId })
    expect(await holdsOf(other.lead.id)).toBe(0)
    expect(await endingNewsOf(server, other.standing.people.cedar)).toEqual([])
  })

  test('tells the destination when its own page is removed', async () => {
    const { standing, bureau, lead } = await heldForDestination()
    await standing.people.cedar.api.facilities.remove({ id: standing.hosts.cedar.id })
    expect(await holdsOf(lead.id)).toBe(0)
    expect((await endingNewsOf(server, bureau)).map(({ title }) => title)).toEqual([
      'Cedar no longer holds dates for Spring Cup',
    ])
  })

  test.each([
    [
      'the destination passes',
      'Visit Elm passed on Spring Cup',
      ({ bureau, lead }: Held) =>
        bureau.api.events.leads.update({ ...lead, patch: [replace('/status', 'Passed')] }),
    ],
    [
      'the destination takes its offer back',
      'Visit Elm took back its offer for Spring Cup',
      ({ bureau, lead }: Held) => bureau.api.events.leads.bid.withdraw(lead),
    ],
    [
      'the organizer turns the destination down',
      'organizer chose another place for Spring Cup',
      ({ standing, lead }: Held) =>
        standing.people.organizer.api.events.leads.update({ ...lead, patch: [replace('/status', 'Lost')] }),
    ],
    [
      'the organizer closes the others with an award',
      'organizer chose another place for Spring Cup',
      ({ standing: { people, leadOf, hosts } }: Held) =>
        people.organizer.api.events.leads.award({ ...leadOf(hosts.birch), data: { closeOthers: true } }),
    ],
    [
      'the organizer takes the award back',
      'organizer reopened the request for Spring Cup',
      async ({ standing: { people, leadOf, hosts }, lead }: Held) => {
        // It holds the same dates for itself.
        await people.cedar.api.events.leads.update({
          ...leadOf(hosts.cedar),
          patch: [replace('/status', 'Passed')],
        })
        const { leads } = people.organizer.api.events
        await leads.award({ ...lead, data: {} })
        await leads.update({ ...lead, patch: [replace('/status', 'Interested')] })
      },
    ],
  ])('is told when %s', async (_what, title, act) => {
    const held = await heldForDestination()
    await held.bureau.api.events.leads.bid.submit({ ...held.lead, data: terms })
    await act(held)
    expect(await holdsOf(held.lead.id)).toBe(0)
    const titles = (await endingNewsOf(server, held.standing.people.cedar)).map((news) => news.title)
    expect(titles.map((each) => each.replace(/organizer-\d+/, 'organizer'))).toEqual([title])
  })

  test.each([
    [
      'the organizer withdraws',
      ({ standing, lead }: Held) => standing.people.organizer.api.events.leads.remove(lead),
      undefined,
    ],
    [
      'the organizer turns the destination down',
      ({ standing, lead }: Held) =>
        standing.people.organizer.api.events.leads.update({ ...lead, patch: [replace('/status', 'Lost')] }),
      'Lost',
    ],
    [
      'the organizer closes the others with an award',
      ({ standing: { people, leadOf, hosts } }: Held) =>
        people.organizer.api.events.leads.award({ ...leadOf(hosts.birch), data: { closeOthers: true } }),
      'Lost',
    ],
    [
      'the destination passes',
      ({ bureau, lead }: Held) =>
        bureau.api.events.leads.update({ ...lead, patch: [replace('/status', 'Passed')] }),
      'Passed',
    ],
    [
      'the destination takes its offer back',
      ({ bureau, lead }: Held) => bureau.api.events.leads.bid.withdraw(lead),
      'Interested',
    ],
  ])('nobody is told when %s after the event, and nothing is held anymore', async (_what, act, status) => {
    const held = await heldForDestination()
    const { pool } = server
    await held.bureau.api.events.leads.bid.submit({ ...held.lead, data: terms })
    await moveToPast(server, held.standing.eventId)
    await settled(server)
    await pool.query('delete from user_notification')
    await pool.query('delete from mail_job')
    await act(held)
    expect((await pool.query('select title from user_notification')).rows).toEqual([])
    expect((await pool.query('select kind from mail_job')).rows).toEqual([])
    expect(await holdsOf(held.lead.id)).toBe(0)
    const { rows } = await pool.query<{ status: string }>('select status from lead where id = $1', [
      held.lead.id,
    ])
    expect(rows[0]?.status).toBe(status)
  })

  test.each([
    { when: 'ahead', titles: ['Spring Cup was restored'] },
    { when: 'over', titles: [] },
  ])('that booked is told $titles when an event that is $when is restored', async ({ when, titles }) => {
    const held = await heldForDestination()
    const { people, eventId: id } = held.standing
    await award(held)
    await people.organizer.api.events.remove({ id })
    if (when === 'over') await moveToPast(server, id)
    await settled(server)
    await server.pool.query('delete from user_notification')
    await server.pool.query('update profile set deleted_date = null where id = $1', [id])
    await settled(server)
    expect((await endingNewsOf(server, people.cedar)).map(({ title }) => title)).toEqual(titles)
  })

  test.each([
    { left: 'before', isFirst: true },
    { left: 'after', isFirst: false },
  ])(
    'that booked for a destination without a manager, left $left the event was deleted, is told once that is back',
    async ({ isFirst }) => {
      const held = await heldForDestination()
      const { people, eventId: id } = held.standing
      await award(held)
      const leave = () => server.pool.query('delete from member where owner_id = $1', [held.destinationId])
      const end = () => people.organizer.api.events.remove({ id })
      for (const act of isFirst ? [leave, end] : [end, leave]) {
        await act()
        await settled(server)
      }
      await server.pool.query('delete from user_notification')
      await server.pool.query('update profile set deleted_date = null where id = $1', [id])
      await settled(server)
      expect((await endingNewsOf(server, people.cedar)).map(({ title }) => title)).toEqual([
        'Spring Cup was restored',
      ])
    },
  )

  test('that booked for a destination without a manager, which alone was asked, is told once the event has an organizer again', async () => {
    const held = await heldForDestination()
    const { people, eventId } = held.standing
    await award(held)
    await server.pool.query('delete from lead where request_id = $1 and id <> $2', [eventId, held.lead.id])
    for (const page of [held.destinationId, eventId]) {
      await server.pool.query('delete from member where owner_id = $1', [page])
      await settled(server)
    }
    await server.pool.query('delete from user_notification')
    await join(server, eventId, people.coManager)
    await settled(server)
    expect((await endingNewsOf(server, people.cedar)).map(({ title }) => title)).toEqual([
      'Spring Cup has an organizer again',
    ])
  })

  test('that was asked and hasn’t held anything is told, too', async () => {
    const { standing, lead } = await heldForDestination()
    await server.pool.query(
      'delete from calendar_entry c using bid_hold b where b.entry_id = c.id and b.lead_id = $1',
      [lead.id],
    )
    await standing.people.organizer.api.events.update({
      id: standing.eventId,
      patch: [replace('/status', 'Cancelled')],
    })
    expect(
      (await endingNewsOf(server, standing.people.cedar)).map(({ contents }) => contents),
    ).toContainEqual(expect.stringMatching(/, for Visit Elm\. .*You need to hold nothing more\./))
  })
})
