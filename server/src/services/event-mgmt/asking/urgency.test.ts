import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UrgencyPriority } from '@app/contract/reference-lists/urgency-levels.ts'
import { makeDestination } from '../../../testing/destinations.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { mailTo } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let host: SignedUp
let sender: SignedUp
let facilityId: string
let destinationId: string
beforeAll(async () => {
  server = await workerServer()
  host = await signUp(server, 'host')
  sender = await signUp(server, 'sender')
  facilityId = (await makeFacility(server, host.person, { email: 'desk@hall.example' })).id
  destinationId = (await makeDestination(server, host.person)).id
  for (const [event, urgency] of [
    ['First Cup', undefined],
    ['Second Cup', 0],
    ['Third Cup', 2],
  ] as const)
    await send(event, urgency)
})
afterAll(() => server.close())

/** Sends a request to both hosts. */
const send = (event: string, urgency: UrgencyPriority | undefined) =>
  sender.api.requests.create({
    data: {
      contactName: 'Dana',
      contactEmail: sender.person.email,
      name: event,
      ...(urgency !== undefined && { urgency }),
      hosts: [
        { kind: 'facility', id: facilityId },
        { kind: 'destination', id: destinationId },
      ],
    },
  })

test('the sender sees the urgency of each request, and null where none was given', async () => {
  const { data } = await sender.api.requests.my({})
  expect(data.map(({ asked }) => [asked.name, asked.urgency])).toEqual([
    ['Third Cup', 2],
    ['Second Cup', 0],
    ['First Cup', null],
  ])
})

test.each([
  [undefined, ['First Cup', 'Second Cup', 'Third Cup']],
  [0, ['Second Cup']],
  [1, []],
  [2, ['Third Cup']],
] as const)('a facility lists its requests with the urgency %j: %j', async (urgency, events) => {
  const { data } = await host.api.facilityLeads.pipeline({ ownerId: facilityId, urgency })
  const asked = data.flatMap(({ leads }) => leads)
  expect(new Set(asked.map((lead) => lead.asked.name))).toEqual(new Set(events))
  expect(data.find(({ status }) => status === 'Open')?.count).toBe(events.length)
})

test('a destination lists its requests of an urgency', async () => {
  const { data } = await host.api.destinationLeads.pipeline({ ownerId: destinationId, urgency: 2 })
  expect(data.flatMap(({ leads }) => leads)).toMatchObject([{ asked: { name: 'Third Cup', urgency: 2 } }])
})

test('the inbox lists the requests of an urgency to all pages of the reader', async () => {
  const { data } = await host.api.leads.my({ urgency: 0 })
  expect(new Set(data.map(({ host: { kind }, asked }) => `${kind} ${asked.urgency}`))).toEqual(
    new Set(['destination 0', 'facility 0']),
  )
})

test.each(['3', '', '0.5', 'Exploring'])(
  'the urgency %j in the query of a list is refused',
  async (urgency) => {
    const path = `/event-mgmt/api/facilities/${facilityId}/pipeline?urgency=${urgency}`
    const reply = await fetch(server.origin + path, { headers: { authorization: `Bearer ${host.token}` } })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      errors: [{ path: 'urgency', message: 'must be 0, 1 or 2' }],
    })
  },
)

test('the reason for a refused urgency names the three levels', async () => {
  const reply = await fetch(`${server.origin}/contact-mgmt/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: {
        contactName: 'Dana',
        contactEmail: 'dana@club.example',
        name: 'Cup',
        urgency: 3,
        hosts: [{ kind: 'facility', id: facilityId }],
      },
    }),
  })
  expect(await reply.json()).toMatchObject({
    status: 400,
    errors: [{ path: 'data/urgency', message: 'must be one of 0, 1, 2' }],
  })
})

test.each([
  ['to the address of a facility', 'desk@hall.example'],
  ['to the manager of a destination', undefined],
])('an email %s has the tag of the urgency in a sentence', async (_to, address) => {
  const mail = await mailTo(server, address ?? host.person.email, 'Second Cup')
  expect(mail.text).toContain('Event: Second Cup\n')
  expect(mail.text).toContain('\n\nDana is in urgent need of a venue.\n\n')
})

test('an email about a request without an urgency has no sentence about it', async () => {
  const mail = await mailTo(server, 'desk@hall.example', 'First Cup')
  expect(mail.text).not.toMatch(/Dana (?:is|will)/)
})
