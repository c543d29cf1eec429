import { addDays } from '@app/contract/rules/calendar-date.ts'
import { dayFromToday } from '../../../../testing/days.ts'
import { makeEvent } from '../../../../testing/events.ts'
import { dueMailsSent } from '../../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../../testing/people.ts'
import { eventually, type TestServer } from '../../../../testing/test-server.ts'
import { queueMail } from '../../../../platform/mail/mail-queue.ts'
import { makeHost, saturday } from '../../matches/testing/match-fixture.ts'
import type { Ending } from '../ending.ts'

let staged = 0

type Host = Awaited<ReturnType<typeof stageHost>>

async function stageHost(server: TestServer, name: string, email: string | null) {
  const person = await signUp(server, `${name.toLowerCase()}-${staged}`)
  const { id, hold } = await makeHost(server, person, {
    sport: 'Soccer',
    fields: 1,
    name,
    changes: { email },
  })
  return { id, person, hold }
}

/**
 * A request with everything that can stand: Ash has an offer on a hold, Birch was chosen and has a booking, and Cedar, whose page has an address,
 * holds and hasn't answered. Its team has a conversation with Ash, an invitation is open, and a fan has saved the pages in a list.
 */
export async function stageStanding(server: TestServer, { hasCoManager = true } = {}) {
  staged += 1
  const organizer = await signUp(server, `organizer-${staged}`)
  const coManager = await signUp(server, `co-${staged}`)
  const fan = await signUp(server, `fan-${staged}`)
  const invited = await signUp(server, `invited-${staged}`)
  const address = `desk-${staged}@cedar.example`
  const { id: eventId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: 'Spring Cup',
    startDate: saturday,
    endDate: addDays(saturday, 1),
    responseDeadline: dayFromToday(30),
  })
  if (hasCoManager) await join(server, eventId, coManager)
  await join(server, eventId, fan, 'Guest')
  const hosts = {
    ash: await stageHost(server, 'Ash', null),
    birch: await stageHost(server, 'Birch', null),
    cedar: await stageHost(server, 'Cedar', address),
  }
  const { ash, birch, cedar } = hosts
  const { leads } = organizer.api.events
  const { data } = await leads.bulk({
    ownerId: eventId,
    data: [ash, birch, cedar].map(({ id }) => ({ profileId: id })),
  })
  const leadOf = ({ id }: Host) => ({
    ownerId: eventId,
    id: data.find(({ profileId }) => profileId === id)?.id ?? '',
  })
  const terms = { startDate: saturday, endDate: saturday, rent: 1000 }
  for (const host of [ash, birch, cedar]) await host.hold(saturday, 1, leadOf(host).id)
  for (const host of [ash, birch])
    await host.person.api.events.leads.bid.submit({ ...leadOf(host), data: terms })
  await leads.award({ ...leadOf(birch), data: {} })
  await leads.conversation(leadOf(ash))
  await organizer.api.events.managers.create({ ownerId: eventId, data: { userId: invited.id } })
  for (const { id, person } of [ash, birch, cedar])
    await person.api.facilities.managers.create({ ownerId: id, data: { userId: invited.id } })
  const { data: list } = await fan.api.lists.create({ data: { name: 'Spring' } })
  for (const profileId of [eventId, ash.id, birch.id])
    await fan.api.lists.entries.put({ listId: list.id, profileId, data: {} })
  const people = {
    organizer,
    coManager,
    ash: ash.person,
    birch: birch.person,
    cedar: cedar.person,
    invited,
  }
  return { server, eventId, hosts, leadOf, people, fan, listId: list.id, address }
}
export type Standing = Awaited<ReturnType<typeof stageStanding>>

/** Waits until what was recorded is settled, and what is due is mailed. Emails of the next morning may be a few minutes away. */
export async function settled(server: TestServer) {
  await eventually(
    async () => (await server.pool.query('select from ending')).rowCount,
    (count) => count === 0,
  )
  await dueMailsSent(server)
}

/** What stands of everything, as the tables and the fan's pages have it. */
async function snapshot({ server, eventId, hosts, leadOf, fan, listId }: Standing) {
  const { ash, birch, cedar } = hosts
  const one = async (query: string, ...values: unknown[]) =>
    (await server.pool.query<Record<string, string | null>>(query, values)).rows[0]
  const statusOf = async (host: Host) =>
    (await one('select status from lead where id = $1', leadOf(host).id))?.status
  const entryOf = (host: Host) =>
    one(
      `select c.kind, c.release from calendar_entry c where c.owner_id = $1 and c.title = 'Secret league'`,
      host.id,
    )
  const places = await fan.api.events.places.list({ ownerId: eventId }).catch(() => ({ data: [] }))
  const { data: listed } = await fan.api.lists.entries.list({ listId })
  return {
    leads: [await statusOf(ash), await statusOf(cedar)],
    holds: [await entryOf(ash), await entryOf(cedar)].map((entry) => entry?.kind),
    booking: await entryOf(birch),
    hasBid: (await one('select lead_id from bid where lead_id = $1', leadOf(ash).id)) !== undefined,
    isPlaceShown: places.data.some(({ profileId }) => profileId === birch.id),
    conversations: (await one('select count(*) as n from user_group where event_id = $1', eventId))?.n,
    listed: listed.filter(({ profile }) => profile !== null).length,
    invitations: (
      await one(`select count(*) as n from invitation where status = 'Open' and profile_id = any($1)`, [
        eventId,
        ash.id,
        birch.id,
        cedar.id,
      ])
    )?.n,
  }
}
type Snapshot = Awaited<ReturnType<typeof snapshot>>

const isOpen = (status: string | null | undefined) => status === 'Open' || status === 'Interested'

const shownOr = <T>(gone: T, before: boolean | number, after: boolean | number) =>
  before === after ? ('kept' as const) : before < after ? ('shown' as const) : gone

function leadsOf(before: Snapshot, after: Snapshot): Ending['follows']['leads'] {
  if (after.leads.includes(undefined)) return 'removed'
  if (!before.leads.some(isOpen)) return 'stay closed'
  const open = after.leads.filter(isOpen).length
  return open === 2 ? 'kept' : open === 1 ? 'closed if unanswered' : 'closed'
}

function bookingsOf({ booking: before }: Snapshot, { booking: after }: Snapshot) {
  if (after?.kind !== 'Booking') return 'released'
  return after.release === before?.release ? 'kept' : after.release === null ? 'confirmed' : 'asked about'
}

/** Organizers have a name for each row. */
const named = (title: string) => title.replace(/organizer-\d+/, 'Olga')

/** What a change does to everything that stands, in the words of the table, and whom it tells. */
export async function observe(standing: Standing, change: () => Promise<unknown>) {
  const { server, people, leadOf, hosts, address } = standing
  await settled(server)
  await server.pool.query('delete from user_notification')
  const before = await snapshot(standing)
  const mailsBefore = server.mails.length
  await change()
  await settled(server)
  const after = await snapshot(standing)
  const mails = server.mails.slice(mailsBefore)
  await queueMail(server.db, 'lead-reminder', leadOf(hosts.cedar).id)
  await settled(server)
  const isReminded = server.mails.some(
    ({ to, subject }) => to === address && subject.startsWith('Answer Spring Cup by'),
  )
  const [statusOfOffer] = after.leads
  const follows: Ending['follows'] = {
    leads: leadsOf(before, after),
    // Closed leads hold nothing.
    holds: after.holds.filter(Boolean).length < before.holds.filter(Boolean).length ? 'released' : 'kept',
    bookings: bookingsOf(before, after),
    bids: !after.hasBid ? 'removed' : isOpen(statusOfOffer) ? 'open' : 'kept as they are',
    places: shownOr('hidden' as const, before.isPlaceShown, after.isPlaceShown),
    conversations: 'kept',
    lists: shownOr('shown as gone' as const, before.listed, after.listed),
    invitations: after.invitations === before.invitations ? 'kept' : 'withdrawn',
    mails: isReminded ? 'sent' : 'stopped',
  }
  if (before.conversations !== after.conversations) throw new Error('the conversation has vanished')
  const told: Record<string, string[]> = {}
  const mailed: Record<string, string[]> = {}
  for (const [name, { id, person }] of Object.entries<SignedUp>(people)) {
    const { rows } = await server.pool.query<{ title: string }>(
      'select title from user_notification where owner_id = $1 order by sequence',
      [id],
    )
    if (rows.length > 0) told[name] = rows.map(({ title }) => named(title))
    // Emails that are due at the same moment are sent in any order.
    const subjects = mails
      .filter(({ to }) => to === person.email)
      .map(({ subject }) => named(subject))
      .toSorted()
    if (subjects.length > 0) mailed[name] = subjects
  }
  const toAddress = mails.filter(({ to }) => to === address).map(({ subject }) => named(subject))
  if (toAddress.length > 0) mailed.address = toAddress
  return { follows, told, mailed }
}

/** What they were told of endings, in the order of the news. */
export async function endingNewsOf({ pool }: TestServer, { id }: SignedUp) {
  const { rows } = await pool.query<{ title: string; contents: string }>(
    `select title, contents from user_notification where owner_id = $1 and 'request-ended' = any (tags) order by sequence`,
    [id],
  )
  return rows
}

/** Gives an event dates that are over. */
export const moveToPast = ({ pool }: TestServer, eventId: string) =>
  pool.query(`update event set start_date = '2024-03-01', end_date = '2024-03-03' where profile_id = $1`, [
    eventId,
  ])

export const join = ({ pool }: TestServer, ownerId: string, { id }: SignedUp, role = 'Manager') =>
  pool.query('insert into member (id, owner_id, user_id, role) values (gen_random_uuid(), $1, $2, $3)', [
    ownerId,
    id,
    role,
  ])
