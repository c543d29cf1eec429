import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  byHost,
  bySender,
  interest,
  leadOf,
  linkedRequest,
  movesOf as movesIn,
  offer,
  type LinkedRequest,
} from '../../../testing/linked-request.ts'
import { answerByLink, moveAsSender } from '../../../testing/mailed-links.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { wire, type WireReply } from '../../../testing/wire.ts'

let server: TestServer
let visitor: Api
let organizer: SignedUp
let host: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  organizer = await signUp(server, 'organizer')
  host = await signUp(server, 'host')
})
afterAll(() => server.close())
beforeEach(() => server.pool.query('delete from use_count'))

type Asked = LinkedRequest
const asked = () => linkedRequest(server, { organizer, host })
const movesOf = (request: Asked) => movesIn(server, request)
const send = (
  method: string,
  path: string,
  headers: Record<string, string>,
  json?: unknown,
): Promise<WireReply> => wire(server.origin, method, path, { headers, ...(json !== undefined && { json }) })

describe('the link of a sender', () => {
  test('reads its leads and offers without holds, names of people and what they work on', async () => {
    const request = await asked()
    await host.api.events.leads.member({ ...leadOf(request), data: { userId: host.id } })
    await host.api.events.leads.bid.submit({ ...leadOf(request), data: offer })
    const [{ data: leads }, { data: bids }] = [
      await visitor.events.leads.list({ ownerId: request.eventId }, bySender(request)),
      await visitor.events.bids({ ownerId: request.eventId }, bySender(request)),
    ]
    expect(leads).toMatchObject([{ id: request.id, status: 'Interested', memberId: null, memberName: null }])
    expect(leads.flatMap(({ moves, offers }) => [...moves, ...offers].map(({ name }) => name))).toEqual([
      null,
      null,
    ])
    expect(bids).toMatchObject([{ leadId: request.id, rent: 34_500, holds: [] }])
  })

  test('beside a session of the host’s team reads no more than without', async () => {
    const request = await asked()
    await host.api.events.leads.member({ ...leadOf(request), data: { userId: host.id } })
    await host.api.events.leads.bid.submit({ ...leadOf(request), data: offer })
    const read = async (api: Api) => [
      (await api.events.request.get({ id: request.eventId }, bySender(request))).data,
      (await api.events.leads.list({ ownerId: request.eventId }, bySender(request))).data,
      (await api.events.bids({ ownerId: request.eventId }, bySender(request))).data,
    ]
    const alone = await read(visitor)
    for (const { api } of [host, organizer]) expect(await read(api)).toEqual(alone)
  })

  test('awards the offer that it read, and refuses one that changed', async () => {
    const request = await asked()
    await host.api.events.leads.bid.submit({ ...leadOf(request), data: offer })
    const { data } = await visitor.events.bids({ ownerId: request.eventId }, bySender(request))
    const offerVersion = data[0]?.version ?? null
    const award = () =>
      visitor.events.leads.award({ ...leadOf(request), data: { offerVersion } }, bySender(request))
    await host.api.events.leads.bid.submit({ ...leadOf(request), data: { ...offer, rent: 40_000 } })
    expect((await refusal(award())).problem.code).toBe('OFFER_CHANGED')
    await host.api.events.leads.bid.submit({ ...leadOf(request), data: offer })
    const { data: now } = await visitor.events.bids({ ownerId: request.eventId }, bySender(request))
    await visitor.events.leads.award(
      { ...leadOf(request), data: { offerVersion: now[0]?.version ?? null } },
      bySender(request),
    )
    expect((await movesOf(request)).at(-1)).toEqual({ to: 'Won', by: 'sender', isByLink: true, name: null })
  })

  test('beside a session of the host’s team moves as the sender, and takes no side of the host', async () => {
    const request = await asked()
    const move = (status: 'Interested' | 'Won') =>
      moveAsSender(host.api, request.eventId, { leadId: request.id, status }, bySender(request))
    expect((await refusal(move('Interested'))).problem.code).toBe('MOVE_NOT_ALLOWED')
    await answerByLink(visitor, leadOf(request), interest, byHost(request))
    await move('Won')
    expect((await movesOf(request)).at(-1)).toEqual({
      to: 'Won',
      by: 'sender',
      isByLink: true,
      name: 'host',
    })
  })

  test('writes nothing to hosts, and gives no reason for them', async () => {
    const request = await asked()
    const change = (path: string) =>
      organizer.api.events.leads.update(
        { ...leadOf(request), patch: [{ op: 'replace', path, value: 'Mine' }] },
        bySender(request),
      )
    for (const path of ['/message', '/passReason']) expect((await refusal(change(path))).status).toBe(403)
  })

  test('moves no lead of another event by the path of its own', async () => {
    const [own, other] = [await asked(), await asked()]
    await answerByLink(visitor, leadOf(other), interest, byHost(other))
    for (const call of [
      () => moveAsSender(visitor, own.eventId, { leadId: other.id, status: 'Won' }, bySender(own)),
      () => visitor.events.leads.award({ ownerId: own.eventId, id: other.id, data: {} }, bySender(own)),
    ])
      expect((await refusal(call())).status).toBe(404)
    expect((await movesOf(other)).map(({ to }) => to)).toEqual(['Interested'])
  })

  test('of a deleted event reads nothing of it', async () => {
    const request = await asked()
    await organizer.api.events.remove({ id: request.eventId })
    const options = bySender(request)
    expect((await refusal(visitor.events.request.get({ id: request.eventId }, options))).problem.code).toBe(
      'LINK_EXPIRED',
    )
    expect((await visitor.events.leads.list({ ownerId: request.eventId }, options)).data).toEqual([])
    expect((await visitor.events.bids({ ownerId: request.eventId }, options)).data).toEqual([])
    const move = moveAsSender(visitor, request.eventId, { leadId: request.id, status: 'Won' }, options)
    expect((await refusal(move)).status).toBe(404)
  })

  test('decides after the deadline, when hosts answer no longer', async () => {
    const request = await asked()
    await answerByLink(visitor, leadOf(request), interest, byHost(request))
    await server.pool.query(`update event set response_deadline = '2020-12-11' where profile_id = $1`, [
      request.eventId,
    ])
    const late = await refusal(visitor.events.leads.get(leadOf(request), byHost(request)))
    expect([late.status, late.problem.code]).toEqual([409, 'REQUEST_CLOSED'])
    await moveAsSender(visitor, request.eventId, { leadId: request.id, status: 'Won' }, bySender(request))
    expect((await movesOf(request)).at(-1)).toMatchObject({ to: 'Won', isByLink: true })
  })

  test('is kept on no device, refusals neither', async () => {
    const request = await asked()
    const headers = { 'mailed-key': request.keys.sender }
    const event = `/event-mgmt/api/events/${request.eventId}`
    for (const [path, status] of [
      [`${event}/request`, 200],
      [`${event}/leads`, 200],
      [`${event}/bids`, 200],
      [`${event}/leads/${request.id}`, 404],
    ] as const) {
      const reply = await send('GET', path, headers)
      expect([path, reply.status, reply.headers.get('cache-control')]).toEqual([path, status, 'no-store'])
    }
  })
})

describe('an idempotency key of a link', () => {
  const post = (key: string, { eventId, keys }: Asked, data: object = {}, headers: object = {}) =>
    send(
      'POST',
      `/event-mgmt/api/events/${eventId}/request/confirmation`,
      { 'mailed-key': keys.sender, 'idempotency-key': key, ...headers },
      { data },
    )
  /** A request that waits until its sender confirms it. */
  async function unconfirmed() {
    const request = await asked()
    await server.pool.query('update request set confirmed_date = null where id = $1', [request.eventId])
    return request
  }
  const confirmedDateOf = async ({ eventId }: Asked) =>
    (await organizer.api.events.request.get({ id: eventId })).data.confirmedDate

  test('replays the first reply, also once its holder has signed in', async () => {
    const request = await unconfirmed()
    const first = await post('again', request)
    expect(first.status).toBe(200)
    await answerByLink(visitor, leadOf(request), interest, byHost(request))
    expect(await post('again', request)).toMatchObject({ status: 200, text: first.text })
    const authorization = `Bearer ${host.token}`
    expect((await post('again', request, {}, { authorization })).text).toBe(first.text)
  })

  test('returns 422 with another body', async () => {
    const request = await unconfirmed()
    await post('changed', request)
    expect((await post('changed', request, { status: 'Lost' })).status).toBe(422)
  })

  test('is not that of another link, nor of an account', async () => {
    const [one, other] = [await unconfirmed(), await unconfirmed()]
    await post('same', one)
    expect((await post('same', other)).status).toBe(200)
    expect(await confirmedDateOf(other)).not.toBeNull()
    const { data } = await host.api.facilities.create({ data: { name: 'Same' } }, { idempotencyKey: 'same' })
    expect(data.name).toBe('Same')
  })
})
