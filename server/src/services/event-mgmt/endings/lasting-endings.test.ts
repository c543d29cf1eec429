import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '../../../testing/people.ts'
import { insertRequest } from '../../../testing/requests.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'
import { endingNewsOf, join, settled, stageStanding, type Standing } from './testing/standing.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

/** Something that ends a page, and what takes it back. Null: nothing does. */
interface Lasting {
  begin: (page: string) => Promise<unknown>
  back: ((page: string) => Promise<unknown>) | null
}

const set = (assignment: string) => (page: string) =>
  server.pool.query(`update profile set ${assignment}, updated_by = null where id = $1`, [page])

const deletion: Lasting = { begin: set('deleted_date = now()'), back: set('deleted_date = null') }
const withoutManager: Lasting = {
  begin: (page) => server.pool.query(`delete from member where owner_id = $1 and role = 'Manager'`, [page]),
  back: async (page) => join(server, page, await signUp(server, `heir-${crypto.randomUUID().slice(0, 8)}`)),
}

const cancellation: Lasting = { begin: set(`status = 'Cancelled'`), back: null }
const ofEvents: Record<string, Lasting> = {
  deleted: deletion,
  'without an organizer': withoutManager,
  cancelled: cancellation,
}
const hidden: Lasting = { begin: set('is_active = false'), back: set('is_active = true') }
const ofHosts: Record<string, Lasting> = {
  deleted: deletion,
  'without a manager': withoutManager,
  hidden,
}

/** One after the other, in both orders of beginning and of being taken back, the last of which takes back all. */
const pairsOf = (endings: Record<string, Lasting>) =>
  Object.entries(endings).flatMap(([firstName, first]) =>
    Object.entries(endings)
      .filter(([name]) => name !== firstName)
      .flatMap(([secondName, second]) =>
        (
          [
            [firstName, first, second],
            [secondName, second, first],
          ] as const
        )
          .filter(([, taken]) => taken.back !== null)
          .map(([takenName, taken, last]) => ({
            name: `${firstName}, then ${secondName}, of which “${takenName}” is taken back first`,
            begin: [first, second],
            taken,
            last,
          })),
      ),
  )

const backTitles = /was restored|has an organizer again|is back|can answer again/

/** The titles of what somebody was told as back since the last look. */
async function newsOfReturns(people: Standing['people'][keyof Standing['people']][]) {
  await settled(server)
  const titles = []
  for (const person of people)
    for (const { title } of await endingNewsOf(server, person)) if (backTitles.test(title)) titles.push(title)
  await server.pool.query('delete from user_notification')
  return titles.toSorted()
}

async function stateOf({ leadOf, hosts }: Standing) {
  const ended = []
  for (const host of [hosts.ash, hosts.birch])
    ended.push(
      (
        await server.pool.query<{ ended: string | null }>('select ended from lead where id = $1', [
          leadOf(host).id,
        ])
      ).rows[0]?.ended,
    )
  const { rows } = await server.pool.query<{ release: string | null }>(
    `select release from calendar_entry where owner_id = $1 and kind = 'Booking'`,
    [hosts.birch.id],
  )
  return { waiting: ended[0], chosen: ended[1], release: rows[0]?.release }
}

async function begun(standing: Standing, pages: string[], begin: Lasting[]) {
  for (const lasting of begin) {
    for (const page of pages) await lasting.begin(page)
    await settled(server)
  }
  await server.pool.query('delete from user_notification')
}

const isGone = expect.stringMatching(
  /^(Event(Deleted|Cancelled)|OrganizerLeft|Host(Deleted|Hidden|Unmanaged))$/,
)

describe('an event', () => {
  test.each(pairsOf(ofEvents))('$name', async ({ begin, taken, last }) => {
    const standing = await stageStanding(server, { hasCoManager: false })
    const { eventId, people } = standing
    const hosts = [people.ash, people.birch, people.cedar]
    await begun(standing, [eventId], begin)
    await taken.back?.(eventId)
    expect(await newsOfReturns(hosts)).toEqual([])
    expect(await stateOf(standing)).toEqual({ waiting: isGone, chosen: isGone, release: isGone })
    if (last.back === null) return
    await last.back(eventId)
    const news = await newsOfReturns(hosts)
    expect(news).toHaveLength(3)
    expect(new Set(news).size).toBe(1)
    expect(await stateOf(standing)).toEqual({
      waiting: expect.stringMatching(/^(EventRestored|OrganizerReturned)$/),
      chosen: null,
      release: null,
    })
  })
})

describe('a host', () => {
  test.each(pairsOf(ofHosts))('$name', async ({ begin, taken, last }) => {
    const standing = await stageStanding(server)
    const { people } = standing
    const pages = Object.values(standing.hosts).map(({ id }) => id)
    const everybody = Object.values(people)
    await begun(standing, pages, begin)
    for (const page of pages) await taken.back?.(page)
    expect(await newsOfReturns(everybody)).toEqual([])
    expect(await stateOf(standing)).toMatchObject({ waiting: isGone, chosen: isGone })
    for (const page of pages) await last.back?.(page)
    expect(await newsOfReturns([people.organizer])).toEqual(
      ['Ash', 'Birch', 'Cedar'].map((host) => `The page of ${host} is back`),
    )
    expect(await stateOf(standing)).toEqual({ waiting: 'HostRestored', chosen: null, release: null })
  })

  test('is back once for its team if several endings are taken back at once', async () => {
    const standing = await stageStanding(server)
    const { id } = standing.hosts.ash
    await hidden.begin(id)
    await settled(server)
    await insertRequest(server.db, id, { email: 'club@elm.example', event: 'Club Cup' })
    await begun(standing, [id], [deletion])
    await atOnce(id, 'deleted_date = null', 'is_active = true')
    expect(await newsOfReturns([standing.people.ash])).toEqual(['The page of Ash is back'])
  })
})

/** In one transaction. */
const atOnce = (page: string, ...assignments: string[]) =>
  server.pool.query(
    `begin; ${assignments.map((assignment) => `update profile set ${assignment} where id = '${page}'`).join('; ')}; commit`,
  )

describe('a chosen host', () => {
  const [remove, restore] = ['deleted_date = now()', 'deleted_date = null']
  const [hide, show] = ['is_active = false', 'is_active = true']
  const isHidden = 'The page of Birch is no longer public'
  test.each([
    ['hidden and shown', [], [hide, show], []],
    ['deleted and restored', [], [remove, restore], []],
    ['hidden, shown and hidden', [], [hide, show, hide], [isHidden]],
    ['hidden, deleted and restored', [], [hide, remove, restore], [isHidden]],
    ['shown and hidden after it was hidden', [hidden], [show, hide], []],
    ['restored and hidden after it was deleted', [deletion], [restore, hide], [isHidden]],
    ['hidden and restored after it was deleted', [deletion], [hide, restore], [isHidden]],
    ['shown, restored and hidden after both', [hidden, deletion], [show, restore, hide], [isHidden]],
  ])('that is %s at once is told once at most', async (_how, before, assignments, news) => {
    const standing = await stageStanding(server, { hasCoManager: false })
    const { id } = standing.hosts.birch
    await begun(standing, [id], before)
    await atOnce(id, ...assignments)
    await settled(server)
    const toldTo = async (person: 'organizer' | 'birch') =>
      (await endingNewsOf(server, standing.people[person])).map(({ title }) => title)
    expect(await toldTo('organizer')).toEqual(news)
    expect([news, []]).toContainEqual(await toldTo('birch'))
  })
})

describe('an event and a host', () => {
  async function staged(...begin: ((standing: Standing) => Promise<unknown>)[]) {
    const standing = await stageStanding(server)
    for (const each of begin) {
      await each(standing)
      await settled(server)
    }
    await server.pool.query('delete from user_notification')
    return standing
  }
  const ofEvent =
    (change: (page: string) => Promise<unknown>) =>
    ({ eventId }: Standing) =>
      change(eventId)
  const ofChosen =
    (change: (page: string) => Promise<unknown>) =>
    ({ hosts }: Standing) =>
      change(hosts.birch.id)
  const show = set('is_active = true')
  const restore = set('deleted_date = null')

  test.each([
    ['cancelled', cancellation.begin],
    ['deleted', deletion.begin],
  ])('the return of a hidden host is no news of an event that was %s', async (_how, end) => {
    for (const order of [
      [ofEvent(end), ofChosen(hidden.begin)],
      [ofChosen(hidden.begin), ofEvent(end)],
    ]) {
      const standing = await staged(...order)
      await show(standing.hosts.birch.id)
      expect(await newsOfReturns(Object.values(standing.people))).toEqual([])
      expect(await stateOf(standing)).toMatchObject({ chosen: isGone, release: isGone })
    }
  })

  test('that a host is hidden is no news of a cancelled event', async () => {
    const standing = await staged(ofEvent(cancellation.begin))
    await hidden.begin(standing.hosts.birch.id)
    await settled(server)
    expect(await endingNewsOf(server, standing.people.organizer)).toEqual([])
  })

  test.each([
    ['before it was cancelled', [ofChosen(withoutManager.begin), ofEvent(cancellation.begin)]],
    ['after it was cancelled', [ofEvent(cancellation.begin), ofChosen(withoutManager.begin)]],
    [
      'before it was deleted, cancelled and restored',
      [
        ofChosen(withoutManager.begin),
        ofEvent(deletion.begin),
        ofEvent(cancellation.begin),
        ofEvent(restore),
      ],
    ],
  ])(
    'an award of an event whose host lost its manager %s is one of a cancelled event',
    async (_when, steps) => {
      const standing = await staged(...steps)
      expect(await stateOf(standing)).toMatchObject({ chosen: 'EventCancelled', release: 'EventCancelled' })
    },
  )

  test.each([
    ['deleted', deletion],
    ['without an organizer', withoutManager],
  ])('leads of an event that was %s keep that somebody left their deleted hosts', async (_how, ending) => {
    const standing = await stageStanding(server, { hasCoManager: false })
    const pages = [standing.hosts.ash.id, standing.hosts.birch.id]
    await begun(standing, [standing.eventId], [ending])
    await begun(standing, pages, [deletion, withoutManager])
    for (const page of [...pages, standing.eventId]) {
      await (page === standing.eventId ? ending : deletion).back?.(page)
      await settled(server)
    }
    expect(await stateOf(standing)).toMatchObject({ waiting: 'HostUnmanaged', chosen: 'HostUnmanaged' })
  })

  test('a restored event whose chosen host is hidden is not theirs again', async () => {
    const standing = await staged(ofEvent(deletion.begin), ofChosen(hidden.begin))
    await restore(standing.eventId)
    await settled(server)
    expect((await endingNewsOf(server, standing.people.coManager)).map(({ title }) => title)).toEqual([
      'The page of Birch is no longer public',
      'Spring Cup was restored',
    ])
    expect(await newsOfReturns([standing.people.birch])).toEqual([])
    expect(await stateOf(standing)).toMatchObject({ chosen: 'HostHidden', release: null })
    await show(standing.hosts.birch.id)
    expect(await newsOfReturns([standing.people.coManager])).toEqual(['The page of Birch is back'])
  })
})

/** What ends an event and what ends its chosen host, in both orders of beginning and of being taken back. */
const crossPairs = Object.entries(ofEvents).flatMap(([eventHow, event]) =>
  Object.entries(ofHosts).flatMap(([hostHow, host]) => {
    const ends = [
      { name: `event ${eventHow}`, lasting: event, pageOf: ({ eventId }: Standing) => eventId },
      { name: `host ${hostHow}`, lasting: host, pageOf: ({ hosts }: Standing) => hosts.birch.id },
    ]
    return [ends, ends.toReversed()].flatMap((begin) =>
      ends
        .filter(({ lasting }) => lasting.back !== null)
        .map((taken) => ({
          name: `${begin.map(({ name }) => name).join(', then ')}, of which “${taken.name}” is taken back first`,
          begin,
          taken,
          last: ends.find((end) => end !== taken),
        })),
    )
  }),
)

test.each(crossPairs)('an award: $name', async ({ begin, taken, last }) => {
  const standing = await stageStanding(server, { hasCoManager: false })
  for (const { lasting, pageOf } of begin) await begun(standing, [pageOf(standing)], [lasting])
  await taken.lasting.back?.(taken.pageOf(standing))
  expect(await newsOfReturns([standing.people.birch])).toEqual([])
  expect(await stateOf(standing)).toMatchObject({ chosen: isGone })
  if (!last?.lasting.back) return
  await last.lasting.back(last.pageOf(standing))
  await settled(server)
  expect(await stateOf(standing)).toMatchObject({ chosen: null, release: null })
})

/** How a host is gone, and comes back, whose request its event has closed. */
const closedPairs = Object.entries(ofEvents).flatMap(([eventHow, event]) =>
  Object.entries(ofHosts).flatMap(([hostHow, host]) =>
    event.back === null ? [] : [{ name: `${eventHow}, and its host ${hostHow}`, event, host }],
  ),
)

test.each(closedPairs)('a closed request of an event that was $name', async ({ event, host }) => {
  const standing = await stageStanding(server, { hasCoManager: false })
  const page = standing.hosts.ash.id
  await begun(standing, [standing.eventId], [event])
  await begun(standing, [page], [host])
  await event.back?.(standing.eventId)
  await settled(server)
  expect((await stateOf(standing)).waiting).toMatch(/^Host(Deleted|Hidden|Unmanaged)$/)
  await host.back?.(page)
  await settled(server)
  expect((await stateOf(standing)).waiting).toBe('HostRestored')
})

test('a block, and its end, are no news of a page or an event that ended', async () => {
  const standing = await stageStanding(server, { hasCoManager: false })
  const { people, hosts, eventId } = standing
  const block = (isBlocked: boolean, { id }: { id: string }) =>
    server.pool.query(`update app_user set blocked_date = ${isBlocked ? 'now()' : 'null'} where id = $1`, [
      id,
    ])
  await begun(standing, [hosts.birch.id], [hidden])
  for (const isBlocked of [true, false]) await block(isBlocked, people.birch)
  await settled(server)
  expect(await endingNewsOf(server, people.organizer)).toEqual([])
  await begun(standing, [eventId], [cancellation])
  for (const isBlocked of [true, false]) await block(isBlocked, people.organizer)
  await settled(server)
  for (const host of [people.ash, people.birch, people.cedar])
    expect(await endingNewsOf(server, host)).toEqual([])
})

test('what has to move is still asked about once a moved event that was deleted is restored', async () => {
  const standing = await stageStanding(server)
  await server.pool.query(
    'update event set start_date = start_date + 14, end_date = end_date + 14 where profile_id = $1',
    [standing.eventId],
  )
  await settled(server)
  await begun(standing, [standing.eventId], [deletion])
  await deletion.back?.(standing.eventId)
  await settled(server)
  expect(await stateOf(standing)).toMatchObject({ chosen: null, release: 'EventMoved' })
})

describe('a request without an account to a page that nobody manages', () => {
  let standing: Standing
  let leadId: string
  beforeAll(async () => {
    standing = await stageStanding(server)
    const { id } = standing.hosts.ash
    await withoutManager.begin(id)
    await settled(server)
    leadId = await insertRequest(server.db, id, { email: 'desk@club.example', event: 'Club Cup' })
  })
  const leadNow = async () =>
    (
      await server.pool.query<{ ended: string | null; eventId: string }>(
        'select ended, request_id as "eventId" from lead where id = $1',
        [leadId],
      )
    ).rows[0]

  test('is back with the page, although it still has no manager', async () => {
    const { id } = standing.hosts.ash
    await begun(standing, [id], [hidden])
    await hidden.back?.(id)
    await settled(server)
    expect((await leadNow())?.ended).toBe('HostRestored')
  })

  test('is back with the event, although it never had an organizer', async () => {
    await server.pool.query(`update lead set status = 'Open', ended = null where id = $1`, [leadId])
    const eventId = (await leadNow())?.eventId ?? ''
    await begun(standing, [eventId], [deletion])
    await deletion.back?.(eventId)
    await settled(server)
    expect((await leadNow())?.ended).toBe('EventRestored')
  })
})

test('a deleted event whose organizer had deleted their account is not back when it is restored', async () => {
  const standing = await stageStanding(server, { hasCoManager: false })
  const { people, eventId } = standing
  await people.organizer.api.users.remove({ id: people.organizer.id })
  await begun(standing, [eventId], [deletion])
  await deletion.back?.(eventId)
  expect(await newsOfReturns([people.ash, people.birch, people.cedar])).toEqual([])
  expect(await stateOf(standing)).toEqual({
    waiting: 'OrganizerLeft',
    chosen: 'OrganizerLeft',
    release: 'OrganizerLeft',
  })
})

test('a restored event is asked for by whoever became its manager while it was deleted', async () => {
  const standing = await stageStanding(server, { hasCoManager: false })
  const { people, hosts, eventId, leadOf } = standing
  await people.organizer.api.users.remove({ id: people.organizer.id })
  await begun(standing, [eventId], [deletion])
  await join(server, eventId, people.coManager)
  await deletion.back?.(eventId)
  await settled(server)
  const { data } = await people.ash.api.events.leads.get(leadOf(hosts.ash))
  expect(data.asked.contactName).toMatch(/^co-/)
})
