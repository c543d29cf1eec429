import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeFacility } from '../../../testing/facilities.ts'
import {
  byHost,
  bySender,
  interest,
  issueKey,
  leadOf,
  linkedRequest,
  movesOf as movesIn,
  offer,
  type LinkedRequest,
} from '../../../testing/linked-request.ts'
import { answerByLink, moveAsSender, openLink } from '../../../testing/mailed-links.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { problemOf, wire, type WireReply } from '../../../testing/wire.ts'
import type { TokenPurpose } from '../../../patterns/mailed-tokens.ts'

let server: TestServer
let visitor: Api
let organizer: SignedUp
let host: SignedUp
let admin: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  organizer = await signUp(server, 'organizer')
  host = await signUp(server, 'host')
  admin = await signUp(server, 'ada', ['admin'])
})
afterAll(() => server.close())
beforeEach(() => server.pool.query('delete from use_count'))

type Asked = LinkedRequest
const asked = () => linkedRequest(server, { organizer, host })
/** Asks another host for the same event. Returns the id of the lead. */
async function askAnother({ eventId: ownerId }: Asked): Promise<string> {
  const { id: profileId } = await makeFacility(server, host.person)
  return (await organizer.api.events.leads.create({ ownerId, data: { profileId } })).data.id
}
const movesOf = (request: Asked) => movesIn(server, request)
const mail = (purpose: TokenPurpose, subjectId: string, hours?: number) =>
  issueKey(server, purpose, subjectId, hours)

const pathOf = ({ eventId, id }: Asked) => `/event-mgmt/api/events/${eventId}/leads/${id}`

const send = (
  method: string,
  path: string,
  headers: Record<string, string>,
  json?: unknown,
): Promise<WireReply> => wire(server.origin, method, path, { headers, ...(json !== undefined && { json }) })

describe('what a link is for', () => {
  test('is one lead for the link of a host', async () => {
    const { id, eventId, keys } = await asked()
    const { data } = await visitor.mailedLinks.mine({}, { mailedKey: keys.host })
    expect(data).toEqual({ side: 'host', eventId, leadId: id })
  })

  test('is the request for the link of its sender', async () => {
    const { eventId, keys } = await asked()
    const { data } = await visitor.mailedLinks.mine({}, { mailedKey: keys.sender })
    expect(data).toEqual({ side: 'sender', eventId, leadId: null })
  })

  test('is nothing without a key', async () => {
    expect((await visitor.mailedLinks.mine({})).data).toBeNull()
  })

  test('stays the same beside a session', async () => {
    const request = await asked()
    const { data } = await organizer.api.mailedLinks.mine({}, byHost(request))
    expect(data).toMatchObject({ side: 'host', leadId: request.id })
  })

  test.each([
    ['an unknown key', async () => 'A'.repeat(43)],
    ['a text that is no key', async () => 'A'],
    ['two keys', async ({ keys }: Asked) => `${keys.host}, ${keys.host}`],
    ['a link that has expired', ({ id }: Asked) => mail('lead-key', id, -1)],
    ['a link that confirms a claim', ({ id }: Asked) => mail('claim-proof', id)],
    ['a link to a message to the team', ({ id }: Asked) => mail('inquiry-key', id)],
    ['a link that invites', ({ id }: Asked) => mail('invitation', id)],
    ['a link that changes an address', ({ id }: Asked) => mail('email-change', id)],
  ])('returns 404 for %s', async (_what, keyOf) => {
    const key = await keyOf(await asked())
    const reply = await send('GET', '/contact-mgmt/api/mailed-links/mine', { 'mailed-key': key })
    expect([reply.status, problemOf(reply).code]).toEqual([404, 'LINK_EXPIRED'])
  })
})

/** What a link of a host opens, on one lead only. */
const callsOfHost = [
  [
    'another lead of the host',
    'host',
    (other: Asked, o: object) => visitor.events.leads.get(leadOf(other), o),
  ],
  [
    'an answer to another lead',
    'host',
    (other: Asked, o: object) => answerByLink(visitor, leadOf(other), interest, o),
  ],
  [
    'the offer of another lead',
    'host',
    (other: Asked, o: object) => visitor.events.leads.bid.get(leadOf(other), o),
  ],
  [
    'what the organizer of another lead needs',
    'host',
    (other: Asked, o: object) => visitor.events.leads.costs(leadOf(other), o),
  ],
  [
    'an offer for another lead',
    'host',
    (other: Asked, o: object) => visitor.events.leads.bid.submit({ ...leadOf(other), data: offer }, o),
  ],
  [
    'an opt-out by another lead',
    'host',
    (other: Asked, o: object) => visitor.events.leads.optOut(leadOf(other), o),
  ],
] as const

describe('a link used on what it is not for is a visitor', () => {
  /** The status of a call with the link, which is that of a visitor. */
  async function expectVisitor(call: (options: { mailedKey?: string }) => Promise<unknown>, key: string) {
    const { status } = await refusal(call({}))
    expect([401, 404]).toContain(status)
    expect((await refusal(call({ mailedKey: key }))).status).toBe(status)
  }

  test.each([
    ...callsOfHost,
    [
      'another request',
      'sender',
      (other: Asked, o: object) => visitor.events.request.get({ id: other.eventId }, o),
    ],
    [
      'the leads of another request',
      'sender',
      (other: Asked, o: object) => visitor.events.leads.list({ ownerId: other.eventId }, o),
    ],
    [
      'the offers of another request',
      'sender',
      (other: Asked, o: object) => visitor.events.bids({ ownerId: other.eventId }, o),
    ],
    [
      'a confirmation of another request',
      'sender',
      (other: Asked, o: object) => visitor.events.request.confirm({ id: other.eventId }, o),
    ],
    [
      'a move of another request',
      'sender',
      (other: Asked, o: object) =>
        moveAsSender(visitor, other.eventId, { leadId: other.id, status: 'Won' }, o),
    ],
    [
      'an award of another request',
      'sender',
      (other: Asked, o: object) => visitor.events.leads.award({ ...leadOf(other), data: {} }, o),
    ],
  ] as const)('%s', async (_what, side, call) => {
    const [own, other] = [await asked(), await asked()]
    await expectVisitor((options) => call(other, options), own.keys[side])
    expect(await movesOf(other)).toEqual([])
  })

  test.each(callsOfHost)('%s, of the same request', async (_what, side, call) => {
    const own = await asked()
    const rival = { ...own, id: await askAnother(own) }
    await expectVisitor((options) => call(rival, options), own.keys[side])
    expect(await movesOf(rival)).toEqual([])
  })

  test.each([
    [
      'the request, for the host',
      'host',
      ({ eventId: id }: Asked, o: object) => visitor.events.request.get({ id }, o),
    ],
    [
      'a decision, for the host',
      'host',
      (request: Asked, o: object) => visitor.events.leads.award({ ...leadOf(request), data: {} }, o),
    ],
    [
      'a confirmation, for the host',
      'host',
      ({ eventId: id }: Asked, o: object) => visitor.events.request.confirm({ id }, o),
    ],
    [
      'the offers of the request, for the host',
      'host',
      ({ eventId: ownerId }: Asked, o: object) => visitor.events.bids({ ownerId }, o),
    ],
    [
      'an answer, for the sender',
      'sender',
      (request: Asked, o: object) => visitor.events.leads.get(leadOf(request), o),
    ],
    [
      'an opt-out, for the sender',
      'sender',
      (request: Asked, o: object) => visitor.events.leads.optOut(leadOf(request), o),
    ],
    [
      'an offer, for the sender',
      'sender',
      (request: Asked, o: object) => visitor.events.leads.bid.submit({ ...leadOf(request), data: offer }, o),
    ],
    [
      'withdrawing the offer',
      'host',
      (request: Asked, o: object) => visitor.events.leads.bid.withdraw(leadOf(request), o),
    ],
    [
      'what is held for the lead',
      'host',
      (request: Asked, o: object) => visitor.events.leads.holds(leadOf(request), o),
    ],
    ['the event', 'sender', ({ eventId: id }: Asked, o: object) => visitor.events.get({ id }, o)],
    [
      'editing the event',
      'sender',
      ({ eventId: id }: Asked, o: object) =>
        visitor.events.update({ id, patch: [{ op: 'replace', path: '/name', value: 'Mine' }] }, o),
    ],
    ['deleting the event', 'sender', ({ eventId: id }: Asked, o: object) => visitor.events.remove({ id }, o)],
    [
      'inviting to the event',
      'sender',
      ({ eventId: ownerId }: Asked, o: object) =>
        visitor.events.managers.create({ ownerId, data: { userId: organizer.id } }, o),
    ],
    [
      'withdrawing the request from a host',
      'sender',
      (request: Asked, o: object) => visitor.events.leads.remove(leadOf(request), o),
    ],
    [
      'the spaces that the event asks for',
      'sender',
      ({ eventId: ownerId }: Asked, o: object) => visitor.events.requirements.list({ ownerId }, o),
    ],
    [
      'the prices of the organizer',
      'sender',
      ({ eventId: ownerId }: Asked, o: object) => visitor.events.costs.list({ ownerId }, o),
    ],
    [
      'the team of the event',
      'sender',
      ({ eventId: ownerId }: Asked, o: object) => visitor.events.managers.list({ ownerId }, o),
    ],
    ...(['host', 'sender'] as const).flatMap(
      (side) =>
        [
          [
            `the history of the lead, for the ${side}`,
            side,
            (request: Asked, o: object) => visitor.events.leads.history(leadOf(request), o),
          ],
          [
            `the notes on the lead, for the ${side}`,
            side,
            (request: Asked, o: object) => visitor.events.leads.notes.list(leadOf(request), o),
          ],
          [
            `a note on the lead, for the ${side}`,
            side,
            (request: Asked, o: object) =>
              visitor.events.leads.notes.create({ ...leadOf(request), data: { text: 'Mine' } }, o),
          ],
          [
            `the conversation of the lead, for the ${side}`,
            side,
            (request: Asked, o: object) => visitor.events.leads.conversation(leadOf(request), o),
          ],
        ] as const,
    ),
    [
      'asking another host',
      'sender',
      ({ eventId: ownerId, facilityId: profileId }: Asked, o: object) =>
        visitor.events.leads.create({ ownerId, data: { profileId } }, o),
    ],
    [
      'the hosts of the event',
      'host',
      ({ eventId: ownerId }: Asked, o: object) => visitor.events.leads.list({ ownerId }, o),
    ],
    [
      'who works on the lead',
      'host',
      ({ eventId: ownerId, id }: Asked, o: object) =>
        visitor.events.leads.member({ ownerId, id, data: { userId: null } }, o),
    ],
    [
      'editing the page of the host',
      'host',
      ({ facilityId: id }: Asked, o: object) =>
        visitor.facilities.update({ id, patch: [{ op: 'replace', path: '/name', value: 'Mine' }] }, o),
    ],
    [
      'inviting to the team of the host',
      'host',
      ({ facilityId: ownerId }: Asked, o: object) =>
        visitor.facilities.managers.create({ ownerId, data: { userId: organizer.id } }, o),
    ],
    [
      'the leads of the host',
      'host',
      ({ facilityId: ownerId }: Asked, o: object) => visitor.facilityLeads.search({ ownerId, data: {} }, o),
    ],
  ] as const)('%s', async (_what, side, call) => {
    const request = await asked()
    await expectVisitor((options) => call(request, options), request.keys[side])
  })

  test('an unknown key changes nothing for calls that admit no link', async () => {
    const { facilityId } = await asked()
    const unknown = { mailedKey: 'A'.repeat(43) }
    expect((await visitor.facilities.get({ id: facilityId }, unknown)).data.id).toBe(facilityId)
    expect((await host.api.facilities.my({}, unknown)).data).not.toEqual([])
  })
})

describe('a link beside a session', () => {
  test('of the host’s own team answers as the link, and the account stays who it is', async () => {
    const request = await asked()
    await answerByLink(host.api, leadOf(request), interest, byHost(request))
    expect(await movesOf(request)).toEqual([{ to: 'Interested', by: 'host', isByLink: true, name: 'host' }])
    expect((await host.api.events.leads.history(leadOf(request), byHost(request))).data).not.toEqual([])
  })

  test('of the organizer answers for the host, which the account alone can’t', async () => {
    const request = await asked()
    const answer = (options: object) =>
      organizer.api.events.leads.bid.submit({ ...leadOf(request), data: offer }, options)
    expect((await refusal(answer({}))).status).toBe(403)
    await answer(byHost(request))
    expect(await movesOf(request)).toEqual([
      { to: 'Interested', by: 'host', isByLink: true, name: 'organizer' },
    ])
    expect(
      (await organizer.api.events.request.get({ id: request.eventId }, byHost(request))).data.leads,
    ).toHaveLength(1)
  })

  test('of an administrator gives the link no more rights', async () => {
    const request = await asked()
    await answerByLink(admin.api, leadOf(request), interest, byHost(request))
    expect(await movesOf(request)).toMatchObject([{ by: 'host', isByLink: true }])
    const decide = () =>
      moveAsSender(admin.api, request.eventId, { leadId: request.id, status: 'Passed' }, bySender(request))
    expect((await refusal(decide())).problem.code).toBe('MOVE_NOT_ALLOWED')
  })

  test('of an administrator is the administrator’s call on another lead', async () => {
    const [own, other] = [await asked(), await asked()]
    await answerByLink(admin.api, leadOf(other), interest, byHost(own))
    expect(await movesOf(other)).toMatchObject([{ by: 'admin', isByLink: false, name: 'ada' }])
  })

  test('of the organizer reads no more by the host’s link than a visitor does', async () => {
    const request = await asked()
    await host.api.events.leads.bid.submit({ ownerId: request.eventId, id: request.id, data: offer })
    const [{ data: one }, { data: other }] = [
      await organizer.api.events.leads.get(leadOf(request), byHost(request)),
      await visitor.events.leads.get(leadOf(request), byHost(request)),
    ]
    expect(one).toEqual(other)
    expect(await organizer.api.events.leads.bid.get(leadOf(request), byHost(request))).toEqual(
      await visitor.events.leads.bid.get(leadOf(request), byHost(request)),
    )
  })
})

describe('what is kept of a call by a link', () => {
  test('is whose link it was, in the audit log and the moves', async () => {
    const request = await asked()
    const { answer, optOut } = await openLink(server, request.keys.host)
    await answer(interest)
    await optOut()
    await (await openLink(server, request.keys.sender)).move({ leadId: request.id, status: 'Won' })
    const { data } = await admin.api.auditLog.filtered({ data: { ownerId: request.facilityId } })
    expect(data.slice(0, 3)).toMatchObject([
      { operation: 'event-mgmt.events.leads.update', link: 'sender', user: null },
      { operation: 'event-mgmt.events.leads.optOut', link: 'host', user: null },
      { operation: 'event-mgmt.events.leads.update', link: 'host', user: null },
    ])
    expect(data.at(-1)).toMatchObject({ operation: 'facility-mgmt.facilities.create', link: null })
    expect(await movesOf(request)).toMatchObject([
      { to: 'Interested', by: 'host', isByLink: true },
      { to: 'Won', by: 'sender', isByLink: true },
    ])
  })

  test('is the link in its security events, as a pseudonym of its key', async () => {
    const request = await asked()
    server.events.splice(0)
    await answerByLink(visitor, leadOf(request), interest, byHost(request))
    const operation = 'event-mgmt.events.leads.update'
    const [event] = server.events
    expect(event).toMatchObject({ name: 'link.acted', side: 'host', operation, link: expect.any(String) })
    expect(JSON.stringify(server.events)).not.toContain(request.keys.host)
    const other = await asked()
    server.events.splice(0)
    await refusal(answerByLink(visitor, leadOf(other), interest, byHost(request)))
    expect(server.events).toMatchObject([{ name: 'access.refused', operation, link: event?.link }])
  })

  test('is never the key', async () => {
    const request = await asked()
    const headers = { 'mailed-key': request.keys.host, 'idempotency-key': 'kept' }
    for (const [method, path, json] of [
      ['PATCH', '', [{ op: 'replace', path: '/status', value: 'Interested' }]],
      ['PUT', '/bid', { data: offer }],
      ['POST', '/opt-out', {}],
    ] as const)
      expect((await send(method, pathOf(request) + path, headers, json)).status).toBeLessThan(300)
    const { rows } = await server.pool.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    for (const { name } of rows) {
      const found = await server.pool.query(`select from ${name} t where strpos(t::text, $1) > 0`, [
        request.keys.host,
      ])
      expect([name, found.rowCount]).toEqual([name, 0])
    }
  })

  test('is nothing on a device', async () => {
    const request = await asked()
    const [read, unread] = [pathOf(request), pathOf(await asked())]
    const headers = { 'mailed-key': request.keys.host }
    for (const path of ['/contact-mgmt/api/mailed-links/mine', read, `${read}/bid`, unread]) {
      const reply = await send('GET', path, headers)
      expect([path, reply.headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
    const reply = await send('GET', read, headers)
    expect(reply.headers.get('vary')).toContain('mailed-key')
    await organizer.api.events.leads.remove({ ownerId: request.eventId, id: request.id })
    const withdrawn = await send('GET', read, headers)
    expect([withdrawn.status, withdrawn.headers.get('cache-control')]).toEqual([409, 'no-store'])
  })
})

test('a withdrawn request is told for the host’s link whatever it is used on', async () => {
  const request = await asked()
  await organizer.api.events.leads.remove({ ownerId: request.eventId, id: request.id })
  const { status, problem } = await refusal(openLink(server, request.keys.host))
  expect([status, problem.code]).toEqual([409, 'REQUEST_CLOSED'])
})

test('a link keeps its account’s address out of its own offer', async () => {
  const request = await asked()
  const { answer, readLead } = await openLink(server, request.keys.host)
  await answer({ ...interest, bid: offer })
  const { data } = await readLead()
  expect(JSON.stringify(data)).not.toMatch(/@/)
  expect([data.memberName, data.moves.map(({ name }) => name)]).toEqual([null, [null]])
})

test('the link of a host reads what the organizer needs besides spaces, and the total that the organizer reads', async () => {
  const request = await asked()
  const medics = { name: 'Medical cover', price: 2400, note: 'Two medics' }
  await organizer.api.events.costs.create({ ownerId: request.eventId, data: medics })
  expect((await visitor.events.leads.costs(leadOf(request), byHost(request))).data).toEqual([medics])
  const figures = {
    missing: [{ name: 'Medical cover', price: 2400 }],
    totalWithoutRebate: 36_900,
    total: 36_900,
  }
  const { data: sent } = await visitor.events.leads.bid.submit(
    { ...leadOf(request), data: { ...offer, included: [], confirmedTotal: 36_900 } },
    byHost(request),
  )
  const { data: read } = await visitor.events.leads.bid.get(leadOf(request), byHost(request))
  const { data: bids } = await visitor.events.bids({ ownerId: request.eventId }, bySender(request))
  expect([sent, read, ...bids]).toMatchObject([figures, figures, figures])
})
