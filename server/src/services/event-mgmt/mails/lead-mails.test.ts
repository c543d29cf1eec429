import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { openLink } from '../../../testing/mailed-links.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let organizer: SignedUp
let host: SignedUp
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  host = await signUp(server, 'host')
})
afterAll(() => server.close())

const asked = {
  category: 'Private' as const,
  teamCount: 96,
  ages: 'U11 to U15',
  roomNights: 1200,
  roomsPerNight: 480,
  budgetFrom: 25_000,
  budgetTo: 35_000,
}

/** A lead of a new event, whose name is in the subjects of its emails. */
async function newLead(name: string, profileId: string, changes: object = {}) {
  const { id: ownerId } = await makeEvent(server, organizer.person, { ...asked, name, ...changes })
  const { data } = await organizer.api.events.leads.create({ ownerId, data: { profileId } })
  return { ownerId, id: data.id }
}
/** Opens the link of an email as a visitor, who reads what became of the request. */
async function expectOutcome(text: string, outcome: string) {
  expect(text).toContain('http://localhost/leads/answer#')
  const link = await openLink(server, tokenIn({ text }))
  const { problem } = await refusal(link.readLead())
  expect(problem.detail).toContain(outcome)
}

const move = (lead: { ownerId: string; id: string }, status: string, { api } = organizer) =>
  api.events.leads.update({ ...lead, patch: [{ op: 'replace', path: '/status', value: status }] })

test('the email of a request says teams, ages, rooms, budget and the deadline', async () => {
  const { id } = await makeFacility(server, host.person, { email: 'facts@hall.example' })
  await newLead('Facts Cup', id, {
    responseDeadline: '2031-03-11',
    startDate: '2031-04-23',
    endDate: '2031-04-25',
  })
  const { text } = await mailTo(server, 'facts@hall.example', 'Facts Cup')
  expect(text).toContain('\nAges: U11 to U15\n')
  expect(text).toContain(
    'Teams: 96\nRoom nights: 1,200\nRooms on the busiest night: 480\nBudget: $25,000 – $35,000\nAnswers by: Mar 11, 2031',
  )
})

test('a host reads in the email and on its page by how much the dates may move', async () => {
  const { id } = await makeFacility(server, admin, { email: 'flex@hall.example' })
  await newLead('Flex Cup', id, { startDate: '2031-04-23', endDate: '2031-04-25', flexWeeks: 1 })
  const { text } = await mailTo(server, 'flex@hall.example', 'Flex Cup')
  expect(text).toContain('Dates: Apr 23 – 25, 2031\nDates can move: A week either way')
  const { data } = await (await openLink(server, tokenIn({ text }))).readLead()
  expect(data.asked.flexWeeks).toBe(1)
})

test('a host without an account is told the outcome, and gets no link that it can’t open', async () => {
  const { id } = await makeFacility(server, admin, { email: 'loser@hall.example' })
  await server.pool.query('delete from member where owner_id = $1', [id])
  const lead = await newLead('Loss Cup', id)
  const { ownerId } = lead
  const { id: profileId } = await makeFacility(server, host.person)
  const { data: winner } = await organizer.api.events.leads.create({ ownerId, data: { profileId } })
  await move({ ownerId, id: winner.id }, 'Interested', host)
  await organizer.api.events.leads.award({ ownerId, id: winner.id, data: { closeOthers: true } })
  const { text } = await mailTo(server, 'loser@hall.example', 'chose another place for Loss Cup')
  expect(text).toContain('chose another place for Loss Cup. Nothing else is asked of you')
  expect(text).not.toContain(lead.id)
  await expectOutcome(text, 'chose another place for Loss Cup')
})

test('a host with a team gets the link to its lead', async () => {
  const { id } = await makeFacility(server, host.person, { email: 'team@hall.example' })
  const lead = await newLead('Team Cup', id)
  await move(lead, 'Interested', host)
  await move(lead, 'Lost')
  const { text } = await mailTo(server, 'team@hall.example', 'chose another place for Team Cup')
  expect(text).toContain(`http://localhost/leads/${lead.id}`)
  // Whoever reads the address of the page may have no account.
  await expectOutcome(text, 'chose another place for Team Cup')
})

test('a host that was chosen learns from the email and the notification that a reopened request freed its spaces', async () => {
  const { id } = await makeFacility(server, host.person, { email: 'reopened@hall.example' })
  const lead = await newLead('Reopened Cup', id)
  await move(lead, 'Interested', host)
  await move(lead, 'Won')
  await move(lead, 'Interested')
  const { text } = await mailTo(server, 'reopened@hall.example', 'reopened the request for Reopened Cup')
  const { rows } = await server.pool.query<{ contents: string }>(
    `select contents from user_notification where owner_id = $1 and title like '%reopened the request for Reopened Cup'`,
    [host.id],
  )
  for (const words of ['are free again', 'takes a new hold'])
    expect([text, rows[0]?.contents]).toEqual([
      expect.stringContaining(words),
      expect.stringContaining(words),
    ])
})

test('a host that was turned down is not told of booked spaces when its request is reopened', async () => {
  const { id } = await makeFacility(server, host.person, { email: 'again@hall.example' })
  const lead = await newLead('Again Cup', id)
  await move(lead, 'Interested', host)
  await move(lead, 'Lost')
  await move(lead, 'Interested')
  const { text } = await mailTo(server, 'again@hall.example', 'reopened the request for Again Cup')
  expect(text).not.toContain('free again')
  expect(text).toContain(
    'reopened the request for Again Cup. You are in the running again, but nothing is held for it any longer: check your offer, and hold the dates again.',
  )
})

test('a host that is chosen without a hold learns that nothing is booked', async () => {
  const { id } = await makeFacility(server, host.person, { email: 'unheld@hall.example' })
  const lead = await newLead('Unheld Cup', id)
  await move(lead, 'Interested', host)
  await move(lead, 'Won')
  const { text } = await mailTo(server, 'unheld@hall.example', 'chose you for Unheld Cup')
  expect(text).toContain('You held nothing, so nothing is booked: enter the dates in your calendar.')
})

test('the organizer is told of an offer with its total, of one that comes later, and of changes', async () => {
  const { id } = await makeFacility(server, host.person, { name: 'Cedar Bend' })
  const lead = await newLead('Offer Cup', id, { roomNights: null })
  const offer = { startDate: '2031-04-23', endDate: '2031-04-25', rent: 5000, fees: 2000 }
  const submit = (changes: object = {}) =>
    host.api.events.leads.bid.submit({ ...lead, data: { ...offer, ...changes } })
  const titles = async () => {
    const { rows } = await server.pool.query<{ title: string }>(
      `select title from user_notification where owner_id = $1 and title like '%Offer Cup%' order by id`,
      [organizer.id],
    )
    return rows.map(({ title }) => title)
  }
  await submit()
  await submit()
  await submit({ grantAmount: 3000 })
  expect(await titles()).toEqual([
    'Cedar Bend made an offer for Offer Cup: $7,000',
    'Cedar Bend changed its offer for Offer Cup: $4,000',
  ])
  const { text } = await mailTo(server, organizer.person.email, 'made an offer for Offer Cup')
  expect(text).toContain('Their offer: $7,000 in total with')
  const changed = await mailTo(server, organizer.person.email, 'changed its offer for Offer Cup: $4,000')
  expect(changed.text).toContain('Total: $7,000 before, $4,000 now.')

  const later = await newLead('Later Cup', id, { roomNights: null })
  await move(later, 'Interested', host)
  await host.api.events.leads.bid.submit({ ...later, data: offer })
  await mailTo(server, organizer.person.email, 'Cedar Bend made an offer for Later Cup: $7,000')
})

test.each([
  ['a live stream that the rent includes', null, 0, 'not offered before, offered now'],
  ['no live stream any longer', 0, null, 'offered before, not offered now'],
])('the organizer is told of %s, although the total stays', async (_what, from, to, change) => {
  const { id } = await makeFacility(server, host.person, { name: 'Stream Hall' })
  const name = `Stream Cup ${String(to)}`
  const lead = await newLead(name, id, { roomNights: null })
  const offer = { startDate: '2031-04-23', endDate: '2031-04-25', rent: 7000 }
  for (const liveStreamCost of [from, from, to])
    await host.api.events.leads.bid.submit({ ...lead, data: { ...offer, liveStreamCost } })
  const title = `Stream Hall changed its offer for ${name}: $7,000`
  const { rows } = await server.pool.query(
    'select from user_notification where owner_id = $1 and title = $2',
    [organizer.id, title],
  )
  expect(rows).toHaveLength(1)
  const { text } = await mailTo(server, organizer.person.email, title)
  expect(text).toContain(`Live stream: ${change}.`)
  expect(text).not.toContain('Total:')
})
