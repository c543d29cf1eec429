import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { mailTo } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'
import { keepUpRequests } from '../leads/remind-requests.ts'

const keepUp = keepUpRequests(async () => {})

let server: TestServer
let organizer: SignedUp
let host: SignedUp
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  host = await signUp(server, 'host')
})
afterAll(() => server.close())

let cups = 0
const offer = { startDate: '2031-04-23', endDate: '2031-04-25', rent: 5000 }

interface Written {
  /** Of the page of the host. */
  email?: string
  /** Of the sender, if it isn't that of the account. */
  sender?: string
  phone?: string | null
}

/** A lead of a new event. */
async function newLead({ email, sender, phone = null }: Written = {}) {
  const name = `Link Cup ${cups++}`
  const { id: profileId } = await makeFacility(server, host.person, {
    name: `Hall of ${name}`,
    phone,
    ...(email !== undefined && { email }),
  })
  const { id: ownerId } = await makeEvent(server, organizer.person, { category: 'Private', name })
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId } })
  if (sender !== undefined)
    await server.pool.query('update request set email = $2 where id = $1', [ownerId, sender])
  return { ownerId, id: data.id, name }
}
type Lead = Awaited<ReturnType<typeof newLead>>
const at = ({ ownerId, id }: Lead) => ({ ownerId, id })
const organizerLink = ({ ownerId }: Lead) => new RegExp(`http://localhost/requests/${ownerId}$`, 'm')
const senderLink = /http:\/\/localhost\/requests\/status#[\w-]{43}$/m
const teamLink = ({ id }: Lead) => new RegExp(`http://localhost/leads/${id}$`, 'm')
const hostLink = /http:\/\/localhost\/leads\/answer#[\w-]{43}$/m

test('the answer, the offer and its change are mailed to an organizer with the link to the request', async () => {
  const lead = await newLead()
  const { email } = organizer.person
  const submit = (rent: number) => host.api.events.leads.bid.submit({ ...at(lead), data: { ...offer, rent } })
  await submit(5000)
  const made = await mailTo(server, email, `made an offer for ${lead.name}`)
  await submit(6000)
  const changed = await mailTo(server, email, `changed its offer for ${lead.name}`)
  for (const { text } of [made, changed]) {
    expect(text).toMatch(organizerLink(lead))
    expect(text).not.toMatch(senderLink)
  }
  expect(made.text).toContain('or you can contact them from your request.')
})

test('the mail to another address of the sender keeps the link that needs no account', async () => {
  const lead = await newLead({ sender: 'office@club.example', phone: '+1 260 555 0100' })
  await host.api.events.leads.bid.submit({ ...at(lead), data: offer })
  const { text } = await mailTo(server, 'office@club.example', `made an offer for ${lead.name}`)
  expect(text).toMatch(senderLink)
  expect(text).not.toMatch(organizerLink(lead))
  expect(text).toContain('They will write to you, or you can contact them from your request.')
})

test('a sender without an account is not told to contact a host whose page shows no way to', async () => {
  const lead = await newLead({ sender: 'quiet@club.example' })
  await host.api.events.leads.bid.submit({ ...at(lead), data: offer })
  const { text } = await mailTo(server, 'quiet@club.example', `made an offer for ${lead.name}`)
  expect(text).toContain('They will write to you.')
  expect(text).not.toContain('contact them')
})

test('the mail to a co-manager’s address has the link to the request', async () => {
  const other = await signUp(server, 'co-manager')
  const lead = await newLead({ sender: other.person.email })
  await server.pool.query(
    `insert into member (id, owner_id, user_id, role) values (uuidv7(), $1, $2, 'Manager')`,
    [lead.ownerId, other.id],
  )
  await host.api.events.leads.bid.submit({ ...at(lead), data: offer })
  const { text } = await mailTo(server, other.person.email, `made an offer for ${lead.name}`)
  expect(text).toMatch(organizerLink(lead))
})

test('the reminder to decide has the link to the request only for the address of an organizer', async () => {
  for (const sender of [organizer.person.email, 'late@club.example']) {
    const lead = await newLead({ sender })
    await host.api.events.leads.bid.submit({ ...at(lead), data: offer })
    await server.pool.query('update request set user_id = null where id = $1', [lead.ownerId])
    await server.pool.query(
      `update event set decision_date = derived.morning_in(time_zone) where profile_id = $1`,
      [lead.ownerId],
    )
    await keepUp(server.db)
    const { text } = await mailTo(server, sender, `Time to decide about ${lead.name}`)
    expect(text).toMatch(sender === organizer.person.email ? organizerLink(lead) : senderLink)
  }
})

test.each([
  ['the address of an account that manages the page', () => host.person.email, true],
  ['another address', () => 'desk@elm.example', false],
])('a request and its award are mailed to %s with the link that opens there', async (_what, of, isTeam) => {
  const lead = await newLead({ email: of() })
  const link = isTeam ? teamLink(lead) : hostLink
  const asked = await mailTo(server, of(), lead.name)
  await host.api.events.leads.bid.submit({ ...at(lead), data: offer })
  await organizer.api.events.leads.award({ ...at(lead), data: {} })
  const chosen = await mailTo(server, of(), `chose you for ${lead.name}`)
  for (const { text } of [asked, chosen]) {
    expect(text).toMatch(link)
    // One link is enough for who has an account.
    expect(text).not.toMatch(isTeam ? hostLink : /^$a/)
    expect(text.includes('Your team finds it on')).toBe(!isTeam)
  }
})
