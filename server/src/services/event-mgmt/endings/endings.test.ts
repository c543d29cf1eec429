import { addDays } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'
import { saturday } from '../matches/testing/match-fixture.ts'
import { endingTable, type EndingName } from './ending-table.ts'
import { join, moveToPast, observe, stageStanding, type Standing } from './testing/standing.ts'

let server: TestServer
let admin: SignedUp
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
})
/** What happened, and who was told, by the row that was tested. */
const observedRows: Record<string, Record<string, string>> = {}
afterAll(() => {
  console.table(observedRows)
  return server.close()
})

const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value })

type Act = (standing: Standing) => Promise<unknown>

const changeEvent =
  (changes: Record<string, unknown>): Act =>
  ({ people: { organizer }, eventId: id }) =>
    organizer.api.events.update({
      id,
      patch: Object.entries(changes).map(([field, value]) => replace(`/${field}`, value)),
    })
const deleteEvent: Act = ({ people: { organizer }, eventId: id }) => organizer.api.events.remove({ id })
const hostsOf = ({ hosts }: Standing) => Object.values(hosts)
const deleteHosts: Act = async (standing) => {
  for (const { id, person } of hostsOf(standing)) await person.api.facilities.remove({ id })
}
const hideHosts: Act = async (standing) => {
  for (const { id, person } of hostsOf(standing))
    await person.api.facilities.update({ id, patch: [replace('/isActive', false)] })
}
const showHosts: Act = async (standing) => {
  for (const { id, person } of hostsOf(standing))
    await person.api.facilities.update({ id, patch: [replace('/isActive', true)] })
}
const removeManagers: Act = async (standing) => {
  for (const { id, person } of hostsOf(standing)) {
    const { data } = await admin.api.facilities.managers.list({ ownerId: id })
    const found = data.find(({ userId }) => userId === person.id)
    await admin.api.facilities.managers.remove({ ownerId: id, id: found?.id ?? '' })
  }
}
const unapproveHosts: Act = async (standing) => {
  // One after the other, in this order.
  for (const { id } of hostsOf(standing))
    await server.pool.query(`update profile set status = 'Pending' where id = $1`, [id])
}
const approveHosts: Act = async (standing) => {
  for (const { id } of hostsOf(standing)) await admin.api.facilities.approve({ id })
}
const removeOrganizer: Act = async ({ people: { organizer }, eventId: ownerId }) => {
  const { data } = await admin.api.events.managers.list({ ownerId })
  const found = data.find(({ userId }) => userId === organizer.id)
  await admin.api.events.managers.remove({ ownerId, id: found?.id ?? '' })
}
const blockHosts: Act = async (standing) => {
  for (const { person } of hostsOf(standing))
    await admin.api.users.block({ userId: person.id, data: { reason: 'Spam.' } })
}
const blockOrganizer: Act = ({ people: { organizer } }) =>
  admin.api.users.block({ userId: organizer.id, data: { reason: 'Spam.' } })

interface Row {
  ending: EndingName
  /** If there are several ways. */
  how?: string
  act: Act
  /** What ended before. */
  before?: Act
  hasCoManager?: boolean
  told: Record<string, string[]>
  /** Cedar's page has an address, which is emailed instead of its manager. */
  mailed: Record<string, string[]>
}

const invitation = (name: string) => `Your invitation to the team of ${name} has ended`
const hostsTold = (title: string) => ({ ash: [title], birch: [title], cedar: [title] })
const hostsMailed = (title: string) => ({ ash: [title], birch: [title], address: [title] })

function organizersTold(title: (host: string) => string) {
  const titles = ['Ash', 'Birch', 'Cedar'].map(title)
  return { organizer: titles, coManager: titles }
}

const managersTold = (titles: (host: string) => string[]) => ({
  ash: titles('Ash'),
  birch: titles('Birch'),
  cedar: titles('Cedar'),
})

const rows: Row[] = [
  {
    ending: 'EventDeleted',
    act: deleteEvent,
    told: {
      ...hostsTold('Spring Cup was deleted'),
      coManager: ['Spring Cup was deleted'],
      invited: [invitation('Spring Cup')],
    },
    mailed: {
      ...hostsMailed('Spring Cup was deleted'),
      coManager: ['Spring Cup was deleted'],
      invited: [invitation('Spring Cup')],
    },
  },
  {
    ending: 'EventCancelled',
    act: changeEvent({ status: 'Cancelled' }),
    told: {
      ...hostsTold('Spring Cup is cancelled'),
      coManager: ['Spring Cup is cancelled'],
      invited: [invitation('Spring Cup')],
    },
    // News of a cancelled event wait for the daily email of its team.
    mailed: { ...hostsMailed('Spring Cup is cancelled'), invited: [invitation('Spring Cup')] },
  },
  {
    ending: 'EventCompleted',
    act: ({ eventId }) =>
      server.pool.query(`update profile set status = 'Completed' where id = $1`, [eventId]),
    told: {
      ash: ['The request for Spring Cup is over'],
      cedar: ['The request for Spring Cup is over'],
    },
    mailed: {
      ash: ['The request for Spring Cup is over'],
      address: ['The request for Spring Cup is over'],
    },
  },
  {
    ending: 'EventClosed',
    act: changeEvent({ isClosed: true }),
    told: { cedar: ['Olga closed the request for Spring Cup'] },
    mailed: { address: ['Olga closed the request for Spring Cup'] },
  },
  {
    ending: 'EventMoved',
    act: changeEvent({ startDate: addDays(saturday, 14), endDate: addDays(saturday, 15) }),
    told: hostsTold('Spring Cup moved to other dates'),
    mailed: hostsMailed('Spring Cup moved to other dates'),
  },
  {
    ending: 'EventRestored',
    before: deleteEvent,
    act: ({ eventId: id }) => admin.api.events.restore({ id }),
    told: {
      ...hostsTold('Spring Cup was restored'),
      organizer: ['Spring Cup was restored'],
      coManager: ['Spring Cup was restored'],
    },
    mailed: {
      ...hostsMailed('Spring Cup was restored'),
      organizer: ['Spring Cup was restored'],
      coManager: ['Spring Cup was restored'],
    },
  },
  {
    ending: 'OrganizerLeft',
    hasCoManager: false,
    act: ({ people: { organizer } }) => organizer.api.users.remove({ id: organizer.id }),
    told: hostsTold('Spring Cup has no organizer anymore'),
    mailed: hostsMailed('Spring Cup has no organizer anymore'),
  },
  {
    ending: 'OrganizerLeft',
    how: 'by an administrator who deletes the account',
    hasCoManager: false,
    act: ({ people: { organizer } }) => admin.api.users.remove({ id: organizer.id }),
    told: hostsTold('Spring Cup has no organizer anymore'),
    mailed: hostsMailed('Spring Cup has no organizer anymore'),
  },
  {
    ending: 'OrganizerLeft',
    how: 'by the removal of the last manager',
    hasCoManager: false,
    act: removeOrganizer,
    told: {
      ...hostsTold('Spring Cup has no organizer anymore'),
      organizer: ['You’re no longer on the team of Spring Cup'],
    },
    mailed: {
      ...hostsMailed('Spring Cup has no organizer anymore'),
      organizer: ['You’re no longer on the team of Spring Cup'],
    },
  },
  {
    ending: 'OrganizerReturned',
    hasCoManager: false,
    before: removeOrganizer,
    act: ({ eventId, people: { coManager } }) => join(server, eventId, coManager),
    told: {
      ...hostsTold('Spring Cup has an organizer again'),
      coManager: ['Spring Cup has an organizer again'],
    },
    mailed: {
      ...hostsMailed('Spring Cup has an organizer again'),
      coManager: ['Spring Cup has an organizer again'],
    },
  },
  {
    ending: 'OrganizerBlocked',
    hasCoManager: false,
    act: blockOrganizer,
    told: hostsTold('The organizer of Spring Cup can’t answer for now'),
    mailed: hostsMailed('The organizer of Spring Cup can’t answer for now'),
  },
  {
    ending: 'OrganizerUnblocked',
    hasCoManager: false,
    before: blockOrganizer,
    act: ({ people: { organizer } }) => admin.api.users.unblock({ userId: organizer.id }),
    told: hostsTold('The organizer of Spring Cup can answer again'),
    mailed: hostsMailed('The organizer of Spring Cup can answer again'),
  },
  {
    ending: 'HostDeleted',
    act: deleteHosts,
    told: {
      ...organizersTold((host) => `The page of ${host} was removed`),
      invited: ['Ash', 'Birch', 'Cedar'].map(invitation),
    },
    mailed: {
      ...organizersTold((host) => `The page of ${host} was removed`),
      invited: ['Ash', 'Birch', 'Cedar'].map(invitation),
    },
  },
  {
    ending: 'HostHidden',
    act: hideHosts,
    told: organizersTold((host) => `The page of ${host} is no longer public`),
    mailed: organizersTold((host) => `The page of ${host} is no longer public`),
  },
  {
    ending: 'HostHidden',
    how: 'by an operator who takes its approval back',
    act: unapproveHosts,
    told: {
      ...organizersTold((host) => `The page of ${host} is no longer public`),
      ...managersTold((host) => [`The page of ${host} is no longer public`]),
    },
    mailed: {
      ...organizersTold((host) => `The page of ${host} is no longer public`),
      ...managersTold((host) => [`The page of ${host} is no longer public`]),
    },
  },
  {
    ending: 'HostUnmanaged',
    act: removeManagers,
    told: {
      ...organizersTold((host) => `Nobody manages ${host} anymore`),
      ash: ['You’re no longer on the team of Ash'],
      birch: ['You’re no longer on the team of Birch'],
      cedar: ['You’re no longer on the team of Cedar'],
    },
    mailed: {
      ...organizersTold((host) => `Nobody manages ${host} anymore`),
      ash: ['You’re no longer on the team of Ash'],
      birch: ['You’re no longer on the team of Birch'],
      cedar: ['You’re no longer on the team of Cedar'],
    },
  },
  {
    ending: 'HostRestored',
    before: deleteHosts,
    act: async (standing) => {
      for (const { id } of hostsOf(standing)) await admin.api.facilities.restore({ id })
    },
    told: {
      ...organizersTold((host) => `The page of ${host} is back`),
      ash: ['The page of Ash is back'],
      birch: ['The page of Birch is back'],
      cedar: ['The page of Cedar is back'],
    },
    mailed: {
      ...organizersTold((host) => `The page of ${host} is back`),
      ash: ['The page of Ash is back'],
      birch: ['The page of Birch is back'],
      cedar: ['The page of Cedar is back'],
    },
  },
  {
    ending: 'HostRestored',
    how: 'by a new approval',
    before: unapproveHosts,
    act: approveHosts,
    told: {
      ...organizersTold((host) => `The page of ${host} is back`),
      ...managersTold((host) => [`${host} is approved`, `The page of ${host} is back`]),
    },
    mailed: {
      ...organizersTold((host) => `The page of ${host} is back`),
      ...managersTold((host) => [`${host} is approved`, `The page of ${host} is back`]),
    },
  },
  {
    ending: 'HostBlocked',
    act: blockHosts,
    told: organizersTold((host) => `${host} can’t answer for now`),
    mailed: organizersTold((host) => `${host} can’t answer for now`),
  },
  {
    ending: 'HostUnblocked',
    before: blockHosts,
    act: async (standing) => {
      for (const { person } of hostsOf(standing)) await admin.api.users.unblock({ userId: person.id })
    },
    told: organizersTold((host) => `${host} can answer again`),
    mailed: organizersTold((host) => `${host} can answer again`),
  },
  {
    ending: 'LeadWithdrawn',
    act: async ({ people: { organizer }, leadOf, hosts: { ash, cedar } }) => {
      for (const host of [ash, cedar]) await organizer.api.events.leads.remove(leadOf(host))
    },
    told: {
      ash: ['Olga withdrew the request for Spring Cup'],
      cedar: ['Olga withdrew the request for Spring Cup'],
    },
    mailed: {
      ash: ['Olga withdrew the request for Spring Cup'],
      address: ['Olga withdrew the request for Spring Cup'],
    },
  },
  {
    ending: 'LeadLost',
    act: ({ people: { organizer }, leadOf, hosts: { birch } }) =>
      organizer.api.events.leads.award({ ...leadOf(birch), data: { closeOthers: true } }),
    told: {
      ash: ['Olga chose another place for Spring Cup'],
      cedar: ['Olga chose another place for Spring Cup'],
    },
    mailed: {
      ash: ['Olga chose another place for Spring Cup'],
      address: ['Olga chose another place for Spring Cup'],
    },
  },
  {
    ending: 'AwardTakenBack',
    act: ({ people: { organizer }, leadOf, hosts: { birch } }) =>
      organizer.api.events.leads.update({ ...leadOf(birch), patch: [replace('/status', 'Interested')] }),
    told: { birch: ['Olga reopened the request for Spring Cup'] },
    mailed: { birch: ['Olga reopened the request for Spring Cup'] },
  },
  {
    ending: 'LeadPassed',
    act: async ({ leadOf, hosts: { ash, cedar } }) => {
      for (const host of [ash, cedar])
        await host.person.api.events.leads.update({
          ...leadOf(host),
          patch: [replace('/status', 'Passed')],
        })
    },
    told: { organizer: ["Ash can't host this time", "Cedar can't host this time"] },
    mailed: { organizer: ["Ash can't host this time", "Cedar can't host this time"] },
  },
  {
    ending: 'OfferWithdrawn',
    act: ({ people: { ash }, leadOf, hosts }) => ash.api.events.leads.bid.withdraw(leadOf(hosts.ash)),
    told: {
      organizer: ['Ash took back its offer for Spring Cup'],
      coManager: ['Ash took back its offer for Spring Cup'],
    },
    mailed: {
      organizer: ['Ash took back its offer for Spring Cup'],
      coManager: ['Ash took back its offer for Spring Cup'],
    },
  },
]

const named = rows.map(({ how, ...row }) => ({ ...row, name: how ? `${row.ending} ${how}` : row.ending }))

test.each(named)(
  '$name: what follows, and who is told',
  async ({ name, ending, before, act, hasCoManager, told, mailed }) => {
    const standing = await stageStanding(server, { ...(hasCoManager !== undefined && { hasCoManager }) })
    await before?.(standing)
    const observed = await observe(standing, () => act(standing))
    observedRows[name] = {
      ...observed.follows,
      told: Object.keys(observed.told).join(', '),
      mailed: Object.keys(observed.mailed).join(', '),
    }
    expect(observed.follows).toEqual(endingTable[ending].follows)
    expect(observed.told).toEqual(told)
    expect(observed.mailed).toEqual(mailed)
  },
)

test('each row of the table is tested', () => {
  expect([...new Set(rows.map(({ ending }) => ending))].toSorted()).toEqual(
    Object.keys(endingTable).toSorted(),
  )
})

test('a cancelled event that was deleted is still cancelled when it is restored', async () => {
  const standing = await stageStanding(server, {})
  await changeEvent({ status: 'Cancelled' })(standing)
  await deleteEvent(standing)
  const observed = await observe(standing, () => admin.api.events.restore({ id: standing.eventId }))
  expect(observed.told).toEqual({
    birch: ['Spring Cup is cancelled'],
    organizer: ['Spring Cup was restored'],
    coManager: ['Spring Cup was restored'],
  })
  expect(observed.follows.bookings).toBe('asked about')
})

test('the return of a host is news to nobody whose event is over', async () => {
  const standing = await stageStanding(server, {})
  await hideHosts(standing)
  await moveToPast(server, standing.eventId)
  const observed = await observe(standing, () => showHosts(standing))
  expect(Object.keys(observed.told)).not.toContain('organizer')
})
