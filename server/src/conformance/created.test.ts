import { createApi } from '@app/contract/api.ts'
import { isWrite, operations } from '@app/contract/route.ts'
import { services } from '@app/contract/tree.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { linkedRequest, leadOf, offer, type LinkedRequest } from '../testing/linked-request.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { pushBrowser } from '../testing/push-browser.ts'
import { sendCall } from '../testing/send-request.ts'
import { manyConversations, testServer, type TestServer } from '../testing/test-server.ts'
import { sampleFile } from './world.ts'

let server: TestServer
let admin: SignedUp
let organizer: SignedUp
let host: SignedUp
let request: LinkedRequest
let people = 0
beforeAll(async () => {
  server = await testServer(undefined, undefined, {
    quotas: manyConversations,
    push: { origins: ['https://push.example'] },
  })
  admin = await signUp(server, 'admin', ['admin'])
})
afterAll(() => server.close())
beforeEach(async () => {
  organizer = await signUp(server, `organizer-${people}`)
  host = await signUp(server, `host-${people++}`)
  request = await linkedRequest(server, { organizer, host })
})

type Api = ReturnType<typeof createApi>

/** Makes the call twice, and returns the statuses of the replies. */
async function twice({ token }: SignedUp, call: (api: Api) => Promise<unknown>) {
  const statuses: number[] = []
  const api = createApi(async (wireCall) => {
    const { status, text } = await sendCall(server.origin, wireCall, { token, headers: wireCall.headers })
    statuses.push(status)
    return JSON.parse(text)
  })
  await call(api)
  await call(api)
  return statuses
}

const createdOnce = [201, 200]
const eventMgmt = 'event-mgmt'
const userMgmt = 'user-mgmt'

test('the first offer of a host is created, a changed one is not', async () => {
  const submit = (api: Api) => api[eventMgmt].events.leads.bid.submit({ ...leadOf(request), data: offer })
  expect(await twice(host, submit)).toEqual(createdOnce)
  await host.api.events.leads.bid.withdraw(leadOf(request))
  expect(await twice(host, submit)).toEqual(createdOnce)
})

test('the conversation about a lead is created once', async () => {
  const open = (api: Api) => api[eventMgmt].events.leads.conversation(leadOf(request))
  expect(await twice(organizer, open)).toEqual(createdOnce)
  expect(await twice(host, open)).toEqual([200, 200])
})

test('the lead of a host that offers itself is created once', async () => {
  const { id: ownerId } = await server.stage.event({ manager: organizer.person, category: 'RFP' })
  await admin.api.facilities.update({
    id: request.facilityId,
    patch: [{ op: 'replace', path: '/membership', value: { isActive: true, tier: 'Silver' } }],
  })
  const data = { profileId: request.facilityId }
  expect(await twice(host, (api) => api[eventMgmt].events.leads.offer({ ownerId, data }))).toEqual(
    createdOnce,
  )
})

test('the figures that an event states itself are created once, until they are removed', async () => {
  const id = request.eventId
  const data = { inputs: { players: { nights: { low: 1.6, high: 1.9, source: 'Measured' as const } } } }
  const put = (api: Api) => api[eventMgmt].events.impact.put({ id, data })
  expect(await twice(organizer, put)).toEqual(createdOnce)
  await organizer.api.events.impact.remove({ id })
  expect(await twice(organizer, put)).toEqual(createdOnce)
})

test('an alert of the hotel rates of an event is created once, until it is removed', async () => {
  const { id: ownerId } = await server.stage.event({ manager: organizer.person })
  const put = (api: Api) => api[eventMgmt].events.ratesAlert.put({ ownerId })
  expect(await twice(host, put)).toEqual(createdOnce)
  await host.api.events.ratesAlert.removeMine({ ownerId })
  expect(await twice(host, put)).toEqual(createdOnce)
})

test('a report by email is created once', async () => {
  const { id: profileId } = await server.stage.hotel({ manager: host.person })
  const data = { profileId, report: 'profile', every: 'week' } as const
  const put = (api: Api) => api['report-mgmt'].reportMails.put({ data })
  expect(await twice(host, put)).toEqual(createdOnce)
})

test('a partner of an event is created once', async () => {
  const data = { ownerType: 'Facility', ownerId: request.facilityId } as const
  const name = (api: Api) => api[eventMgmt].events.partner({ ownerId: request.eventId, data })
  expect(await twice(organizer, name)).toEqual(createdOnce)
})

test('the picture of a partner is created once, then replaced', async () => {
  const { id: ownerId } = await server.stage.business({ manager: host.person })
  const { data: partner } = await host.api.businesses.partners.create({ ownerId, data: { name: 'Elm Bank' } })
  const file = await sampleFile('images')
  const put = (api: Api) => api['business-mgmt'].businesses.partners.putImage({ id: partner.id, file })
  expect(await twice(host, put)).toEqual(createdOnce)
})

test('a link of a hotel and a company is created once', async () => {
  const { id: ownerId } = await server.stage.hotel({ manager: host.person })
  const { id } = await server.stage.company({ manager: host.person })
  const link = (api: Api) => api['hotel-mgmt'].hotels.companies.link({ ownerId, id })
  expect(await twice(host, link)).toEqual(createdOnce)
})

test('the reply to a review is created once, then changed', async () => {
  const ownerId = request.facilityId
  const { data: review } = await organizer.api.facilities.reviews.create({ ownerId, data: { rating: 4 } })
  let words = 0
  const reply = (api: Api) =>
    api['facility-mgmt'].facilities.reviews.reply({
      ownerId,
      id: review.id,
      data: { text: `Thank you ${words++}` },
    })
  expect(await twice(host, reply)).toEqual(createdOnce)
})

test('an entry of a list is created once', async () => {
  const { data: list } = await organizer.api.lists.create({ data: { name: 'Spring' } })
  let notes = 0
  const put = (api: Api) =>
    api[userMgmt].lists.entries.put({
      listId: list.id,
      profileId: request.facilityId,
      data: { note: `Note ${notes++}` },
    })
  expect(await twice(organizer, put)).toEqual(createdOnce)
})

test('a refusal of a person is created once', async () => {
  const put = (api: Api) => api[userMgmt].users.refusedContacts.put({ userId: host.id })
  expect(await twice(organizer, put)).toEqual(createdOnce)
})

test('a reaction to a message is created once', async () => {
  const { data: group } = await organizer.api.groups.create({ data: { name: 'Desk', memberIds: [host.id] } })
  const { data: message } = await organizer.api.groups.messages.create({
    ownerId: group.id,
    data: { clientId: crypto.randomUUID(), text: 'Hello' },
  })
  const react = (api: Api) =>
    api[userMgmt].groups.messages.react({ ownerId: group.id, id: message.id, emoji: '👍' })
  expect(await twice(organizer, react)).toEqual(createdOnce)
})

test('the subscription of a browser is created once, then renewed', async () => {
  const { keys } = pushBrowser()
  const endpoint = 'https://push.example/one'
  const subscribe = (api: Api) => api[userMgmt].users.push.subscribe({ data: { endpoint, keys } })
  expect(await twice(organizer, subscribe)).toEqual(createdOnce)
})

test('each message of an inquiry is created', async () => {
  const { data } = await organizer.api.inquiries.create({ data: { topic: 'Other', message: 'Hello.' } })
  const inquiryId = data.id ?? ''
  const contact = 'contact-mgmt'
  const reply = (api: Api) => api[contact].inquiries.reply({ data: { inquiryId, text: 'And this.' } })
  const answer = (api: Api) => api[contact].inquiries.answer({ data: { inquiryId, text: 'Hello.' } })
  expect(await twice(organizer, reply)).toEqual([201, 201])
  expect(await twice(admin, answer)).toEqual([201, 201])
})

/** They decide about something, end it, bring it back, move it, tell of it or do it again. */
const actions =
  /\.(?:accept|agree|ask|cancel|changes\.undo|close|confirm|decide|decline|extend|keep|notifyUnanswered|optOut|prove|refresh|release|resend|restore|undo|wrongHotel)$/

test('a POST either creates, and its status says so, or is an action on what exists', () => {
  const silent = Object.entries(services).flatMap(([service, tree]) =>
    [...operations(tree)]
      .filter(([, route]) => route.method === 'POST' && isWrite(route))
      .filter(
        ([id, { status = 200, otherStatus }]) => status === 200 && !otherStatus && !actions.test(`.${id}`),
      )
      .map(([id]) => `${service}.${id}`),
  )
  expect(silent).toEqual([])
})
