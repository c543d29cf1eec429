import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isWrite, type LinkSide, type Route } from '@app/contract/route.ts'
import { makeEvent } from '../testing/events.ts'
import { makeFacility } from '../testing/facilities.ts'
import { makeOrganization, signUp, type SignedUp } from '../testing/people.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { allOperations } from './attempts.ts'
import { shapeOf } from './reply-shapes.ts'
import { linkCallers } from './link-callers.ts'
import { callRoute, fileOf, type Caller, type Input } from './calls.ts'
import { admin } from '../testing/test-tokens.ts'

/**
 * Calls every read and every export with every id of a private request that two hosts answered, also with a word of its name, and looks for
 * words and ids that the caller must not read, wherever they are in the reply.
 */

// A test calls every read with every id: seconds, and more on a busy machine.
vi.setConfig({ testTimeout: 600_000 })

let server: TestServer
let organizer: SignedUp
let host: SignedUp
let rival: SignedUp
let eventId: string
let organizationId: string
/** Whoever isn't asked. */
const others = new Map<string, Caller>([['a visitor', {}]])
let answers: Record<'host' | 'rival', Answer>
/** Nobody with an account, but with the link of the host, or with that of the organizer. */
const byLink: Record<LinkSide, Caller> = {
  host: {},
  sender: {},
  holder: {},
  addressee: {},
  guest: {},
  desk: {},
  asker: {},
}
beforeAll(async () => {
  server = await testServer()
  organizer = await signUp(server, 'organizer')
  host = await signUp(server, 'host')
  rival = await signUp(server, 'rival')
  others.set('a stranger', await signUp(server, 'stranger'))
  const competitor = await signUp(server, 'competitor')
  const { id } = await makeFacility(server, competitor.person, { name: 'Park of the competitor' })
  const membership = { op: 'replace' as const, path: '/membership', value: { isActive: true, tier: 'Gold' } }
  await (await server.as(admin)).facilities.update({ id, patch: [membership] })
  others.set('a host that the RFP marketplace is open to', competitor)
  organizationId = await makeOrganization(server, [organizer.id])
  const member = await signUp(server, 'member')
  await server.pool.query(
    `insert into member (id, owner_id, user_id, role) values (gen_random_uuid(), $1, $2, 'Staff')`,
    [organizationId, member.id],
  )
  others.set('a member of the organization', member)
  eventId = (
    await makeEvent(server, organizer.person, {
      category: 'Private',
      name: `${eventWord} Cup`,
      parentId: organizationId,
      description: `${eventWord} needs ten fields.`,
    })
  ).id
  await organizer.api.events.costs.create({
    ownerId: eventId,
    data: { name: cost, price: 2400 },
  })
  answers = { host: await answerOf(host, 'host'), rival: await answerOf(rival, 'rival') }
  const { api } = organizer
  const lead = { ownerId: eventId, id: answers.host.leadId }
  await api.events.leads.notes.create({ ...lead, data: { text: 'Organizer thinks so.' } })
  const { id: otherEventId } = await makeEvent(server, organizer.person, {
    category: 'Private',
    name: 'Other Cup',
  })
  const { id: park } = await makeFacility(server, host.person, { name: 'Other park of the host' })
  const { data: otherLead } = await api.events.leads.create({
    ownerId: otherEventId,
    data: { profileId: park },
  })
  const links = await linkCallers(
    server,
    { host: answers.host.leadId, sender: eventId },
    { host: otherLead.id, sender: otherEventId },
  )
  for (const caller of links) {
    if (caller.isOwn) byLink[caller.side] = caller
    else others.set(`the ${caller.side}’s link of another request`, caller)
  }
})
afterAll(() => server.close())

/** Of the request, and of nothing else. */
const eventWord = 'Quillfjord'
/** The text of a call that its reply repeats: as it was sent, or as a page shows it. */
const sentBack = new RegExp(`"text":"${eventWord}"|<p>${eventWord}</p>`, 'g')
/** What the organizer needs besides spaces, which the hosts that were asked read. */
const cost = `${eventWord} medics`

interface Answer {
  facilityId: string
  leadId: string
  groupId: string
  entryId: string
  /** Words that only this host writes, for the organizer or for its own team. */
  bid: string
  message: string
  note: string
  booking: string
}

/** A host that offers, writes, notes and holds a field. */
async function answerOf({ api, person }: SignedUp, name: string): Promise<Answer> {
  const [bid, message, note, booking] = ['bid', 'message', 'note', 'booking'].map((word) => `${name}-${word}`)
  const { id: facilityId } = await makeFacility(server, person, { name: `Park of the ${name}` })
  const { data: sent } = await organizer.api.events.leads.create({
    ownerId: eventId,
    data: { profileId: facilityId },
  })
  const lead = { ownerId: eventId, id: sent.id }
  const { data: space } = await api.facilities.spaces.create({
    ownerId: facilityId,
    data: { name: 'Field 1' },
  })
  const { data: entry } = await api.facilities.calendar.entries.create({
    ownerId: facilityId,
    data: {
      kind: 'Hold',
      title: booking!,
      unitIds: [space.units[0]!.id],
      starts: '2031-04-23T12:00:00Z',
      ends: '2031-04-23T20:00:00Z',
      expiresDate: '2031-01-01T00:00:00Z',
    },
  })
  await api.facilities.calendar.share({ ownerId: facilityId, data: { isShared: true } })
  await api.facilityLeads.holds({ ownerId: facilityId, data: { leadId: sent.id, entryIds: [entry.id] } })
  await api.events.leads.bid.submit({
    ...lead,
    data: { startDate: '2031-04-23', endDate: '2031-04-25', rent: 34_500, note: bid! },
  })
  await api.events.leads.notes.create({ ...lead, data: { text: note! } })
  const { data: group } = await api.events.leads.conversation(lead)
  await api.groups.messages.create({
    ownerId: group.id,
    data: { clientId: crypto.randomUUID(), text: message! },
  })
  return {
    facilityId,
    leadId: sent.id,
    groupId: group.id,
    entryId: entry.id,
    bid: bid!,
    message: message!,
    note: note!,
    booking: booking!,
  }
}

interface Said {
  operation: string
  input: Input
  text: string
}

/** The call that reads a text replies with it. */
const isReading = (operation: string) => operation.includes('requestReading')
const isExport = ({ path, budget }: Route) => budget === 'exports' && path.endsWith('/exports')

/** Every id in each parameter of the path. */
function idsFor({ path, owner, guard }: Route): Input[] {
  const { host: a, rival: b } = answers
  const owners: [id: string, kind: string][] = [
    [eventId, 'event'],
    [organizationId, 'organization'],
    [a.facilityId, 'facility'],
    [b.facilityId, 'facility'],
    [a.groupId, 'group'],
    [b.groupId, 'group'],
    [organizer.id, 'user'],
  ]
  const items = [...owners.map(([id]) => id), a.leadId, b.leadId, a.entryId, b.entryId]
  const [first, second, ...rest] = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name!)
  if (rest.length > 0) throw new Error(`${path} has more than two parameters`)
  if (first === undefined) return [{}]
  if (second === undefined) return items.map((id) => ({ [first]: id }))
  // An owner of another kind is refused before the item is looked up, so one item shows it.
  const isRefused = (kind: string) => guard !== 'query' && typeof owner === 'string' && owner !== kind
  return owners.flatMap(([ownerId, kind]) =>
    (isRefused(kind) ? [ownerId] : items).map((id) => ({ [first]: ownerId, [second]: id })),
  )
}

/** What every read and export replies, with every id in each parameter of its path. */
async function readEverything(caller: Caller): Promise<Said[]> {
  const reads = allOperations.filter(
    ({ route }) => isExport(route) || (!isWrite(route) && route.body === undefined),
  )
  const calls = reads.flatMap(({ id: operation, base, route }) => {
    const choices = idsFor(route)
    const hasText = (schema: unknown) => 'text' in (shapeOf(schema) ?? {})
    const filters = !route.data
      ? [{}]
      : [
          { data: {} },
          ...(hasText(route.data) && !isExport(route) && !isReading(operation)
            ? [{ data: { text: eventWord } }]
            : []),
        ]
    const words = hasText(route.query) ? [{}, { text: eventWord }] : [{}]
    return choices.flatMap((input) =>
      filters.flatMap((filter) =>
        words.map((typed) => ({
          operation,
          base,
          route,
          input: {
            ...input,
            ...(route.query && { take: 100 }),
            ...filter,
            ...typed,
            ...(route.path.includes('calendar') && {
              from: '2031-04-20T00:00:00Z',
              to: '2031-04-27T00:00:00Z',
            }),
          },
        })),
      ),
    )
  })
  const said: Said[] = []
  const next = async () => {
    for (let call = calls.pop(); call !== undefined; call = calls.pop()) {
      const { operation, base, route, input } = call
      const reply = await callRoute(server, route, base, input, caller)
      if (reply.status === 429 || reply.status >= 500) throw new Error(`${operation} replies ${reply.status}`)
      if (reply.status >= 300) continue
      const text = isExport(route) ? (await fileOf(server, reply)).text : reply.text
      said.push({ operation, input, text: text.replaceAll(sentBack, '') })
    }
  }
  await Promise.all(Array.from({ length: 8 }, next))
  return said
}

const telling = (said: readonly Said[], words: readonly string[]) =>
  said.flatMap(({ operation, input, text }) =>
    words
      .filter((word) => text.includes(word))
      .map((word) => `${operation} ${JSON.stringify(input)} tells ${word}`),
  )

const wordsOf = ({ leadId, groupId, entryId, bid, message, note, booking }: Answer) => [
  leadId,
  groupId,
  entryId,
  bid,
  message,
  note,
  booking,
]

/** How a reply about the request names people on the teams of its hosts. Their pages name them to everybody. */
const namingTeams = (said: readonly Said[]) =>
  telling(
    said.filter(({ text }) => [eventId, answers.host.leadId].some((id) => text.includes(id))),
    ['host', 'rival'].flatMap((name) => [`"name":"${name}"`, `Name":"${name}"`, `${name}@people.test`]),
  )

test.each(['host', 'rival'] as const)('the %s reads nothing of what the other one answered', async (name) => {
  const [caller, other] = name === 'host' ? [host, answers.rival] : [rival, answers.host]
  const said = await readEverything(caller)
  expect(telling(said, [answers[name].bid, answers[name].note, answers[name].message])).not.toEqual([])
  expect(telling(said, [...wordsOf(other), 'Organizer thinks so.'])).toEqual([])
  const aboutTheEvent = said.filter(({ text }) => text.includes(eventId))
  expect(telling(aboutTheEvent, [other.facilityId])).toEqual([])
})

test('the organizer reads no notes of the hosts, nor their calendars', async () => {
  const said = await readEverything(organizer)
  const { host: one, rival: two } = answers
  expect(telling(said, [one.bid])).not.toEqual([])
  expect(telling(said, [one.note, two.note, one.booking, two.booking])).toEqual([])
})

test('the host’s link reads its own offer, and no note, message, calendar, team or other host', async () => {
  const said = await readEverything(byLink.host)
  const { bid, note, message, booking, groupId, entryId } = answers.host
  expect(telling(said, [bid, eventWord])).not.toEqual([])
  expect(telling(said, [cost]).some((told) => told.startsWith('event-mgmt.events.leads.costs '))).toBe(true)
  expect(telling(said, [note, message, booking, groupId, entryId, 'Organizer thinks so.'])).toEqual([])
  expect(telling(said, [...wordsOf(answers.rival), organizer.person.email])).toEqual([])
  expect(namingTeams(said)).toEqual([])
  const aboutTheEvent = said.filter(({ text }) => text.includes(eventId))
  expect(telling(aboutTheEvent, [answers.rival.facilityId])).toEqual([])
})

test('the sender’s link reads the offers of its request, and no note, message or calendar', async () => {
  const said = await readEverything(byLink.sender)
  const all = Object.values(answers)
  expect(telling(said, [eventWord])).not.toEqual([])
  for (const { bid } of all) expect(telling(said, [bid])).not.toEqual([])
  for (const { note, message, booking, groupId, entryId } of all)
    expect(telling(said, [note, message, booking, groupId, entryId, 'Organizer thinks so.'])).toEqual([])
  expect(namingTeams(said)).toEqual([])
})

test.each([
  'a visitor',
  'a stranger',
  'a host that the RFP marketplace is open to',
  'a member of the organization',
  'the host’s link of another request',
  'the sender’s link of another request',
])('%s learns nothing of the request', async (name) => {
  const said = await readEverything(others.get(name) ?? {})
  const all = [...wordsOf(answers.host), ...wordsOf(answers.rival)]
  expect(telling(said, [...all, eventId, eventWord, 'Organizer thinks so.'])).toEqual([])
})

describe('once a host is chosen', () => {
  beforeAll(() =>
    organizer.api.events.leads.award({
      ownerId: eventId,
      id: answers.host.leadId,
      data: { closeOthers: true },
    }),
  )

  test('the host that wasn’t reads nothing of it or its award', async () => {
    const said = await readEverything(rival)
    expect(telling(said, [answers.rival.bid])).not.toEqual([])
    expect(telling(said, [...wordsOf(answers.host), 'Organizer thinks so.'])).toEqual([])
    const aboutTheEvent = said.filter(({ text }) => text.includes(eventId))
    expect(telling(aboutTheEvent, [answers.host.facilityId])).toEqual([])
  })

  test('its link reads what was agreed and the address of the organizer, and nothing of the team or the others', async () => {
    const said = await readEverything(byLink.host)
    const { bid, note, message, booking, groupId, entryId } = answers.host
    expect(telling(said, [bid, organizer.person.email])).not.toEqual([])
    expect(telling(said, [note, message, booking, groupId, entryId, 'Organizer thinks so.'])).toEqual([])
    expect(telling(said, wordsOf(answers.rival))).toEqual([])
    expect(namingTeams(said)).toEqual([])
  })

  test.each(['a visitor', 'a stranger', 'a host that the RFP marketplace is open to'])(
    '%s still learns nothing of the request',
    async (name) => {
      const said = await readEverything(others.get(name) ?? {})
      const all = [...wordsOf(answers.host), ...wordsOf(answers.rival)]
      expect(telling(said, [...all, eventId, eventWord, 'Organizer thinks so.'])).toEqual([])
    },
  )
})
