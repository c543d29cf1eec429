import { emailPurposes } from '@app/contract/rules/email-purposes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayFromToday } from '../../../../testing/days.ts'
import { makeEvent } from '../../../../testing/events.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../../testing/people.ts'
import { workerServer, type TestServer } from '../../../../testing/test-server.ts'

let server: TestServer
let organizer: SignedUp
let other: SignedUp
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  other = await signUp(server, 'other')
})
afterAll(() => server.close())

const days = { startDate: '2097-02-19', endDate: '2097-02-21' }
const showcase: Parameters<typeof makeEvent>[2] = {
  ...days,
  name: 'Crossroads Showcase',
  city: 'Gary',
  state: 'Indiana',
  type: 'Tournament',
  gender: 'Female',
  ageGroup: 'Youth',
  eventLevel: 'Amateur',
  sportsList: ['Volleyball'],
  teamCount: 64,
  participation: 'Team',
  teamCost: 450,
  individualCost: null,
  entryDeadline: '2097-01-15',
  startTime: '09:00',
  registrationLink: null,
  hotelLink: null,
}

const stage = (changes: Parameters<typeof makeEvent>[2] = {}) =>
  makeEvent(server, organizer.person, { ...showcase, ...changes })
const describeAs = async ({ api }: SignedUp, id: string) =>
  (await api.events.suggestedDescription({ data: { id } })).data.text

describe('a description', () => {
  test('is composed from what the event says', async () => {
    const { id } = await stage()
    expect(await describeAs(organizer, id)).toBe(
      'Crossroads Showcase is an amateur girls’ youth volleyball tournament in Gary, Indiana, Feb 19 – 21, 2097. ' +
        'Up to 64 teams can take part. Entry is $450 per team. The last day to sign up is Jan 15, 2097.',
    )
  })

  test('leaves out what is unknown', async () => {
    const { id } = await stage({
      gender: null,
      ageGroup: null,
      eventLevel: null,
      sportsList: [],
      type: 'Other',
      teamCount: null,
      participation: null,
      teamCost: null,
      entryDeadline: null,
    })
    expect(await describeAs(organizer, id)).toBe(
      'Crossroads Showcase is an event in Gary, Indiana, Feb 19 – 21, 2097.',
    )
  })

  test('names its places and its organization', async () => {
    const parentId = await makeOrganization(server, [organizer.id])
    const { id } = await stage({ parentId })
    await organizer.api.events.places.create({ ownerId: id, data: { name: 'Fairgrounds', city: 'Gary' } })
    const text = await describeAs(other, id)
    expect(text).toContain('It takes place at Fairgrounds.')
    expect(text).toContain('It is organized by Organizers.')
  })

  test('saves nothing', async () => {
    const { id, description, updatedDate } = await stage({ description: 'Ours' })
    await describeAs(organizer, id)
    const { data } = await organizer.api.events.get({ id })
    expect([data.description, data.updatedDate]).toEqual([description, updatedDate])
  })

  test('of a draft is for its team only', async () => {
    const { id } = await stage({ status: 'Draft' })
    expect(await describeAs(organizer, id)).toContain('Crossroads Showcase')
    await expect(describeAs(other, id)).rejects.toMatchObject({ status: 404 })
  })

  test('is not for visitors', async () => {
    const { id } = await stage()
    const visitor = await server.as()
    await expect(visitor.events.suggestedDescription({ data: { id } })).rejects.toMatchObject({ status: 401 })
  })
})

describe('an email', () => {
  const write = async ({ api }: SignedUp, id: string, purpose: (typeof emailPurposes)[number]) =>
    (await api.events.email({ data: { id, purpose } })).data

  test('invites with dates, place, entry and the page', async () => {
    const { id } = await stage()
    const { subject, text, remarks } = await write(organizer, id, 'Invitation')
    expect(subject).toBe('You’re invited: Crossroads Showcase, Feb 19 – 21, 2097')
    expect(text).toContain('When: Feb 19 – 21, 2097, from 9:00 AM on the first day')
    expect(text).toContain('Where: Gary, Indiana')
    expect(text).toContain('Entry: $450 per team')
    expect(text).toContain('Sign up by: Jan 15, 2097')
    expect(text).toContain(`/events/${id}`)
    expect(remarks).toEqual([])
  })

  test('links to the organizer’s own pages', async () => {
    const registrationLink = 'https://own.example.com/enter'
    const hotelLink = 'https://own.example.com/hotels'
    const { id } = await stage({ registrationLink, hotelLink })
    expect((await write(organizer, id, 'Reminder')).text).toContain(registrationLink)
    expect((await write(organizer, id, 'Details')).text).toContain(hotelLink)
  })

  test('to a venue tells what is asked', async () => {
    const { id } = await stage({ category: 'RFP', attendance: 2460 })
    const { subject, text } = await write(organizer, id, 'Venue')
    expect(subject).toContain('Looking for a venue')
    expect(text).toContain('2,460')
  })

  test.each([
    ['isn’t published', { status: 'Draft' }, 'Invitation'],
    ['isn’t public', { category: 'Private' }, 'Details'],
    ['Sign-up is closed', { isClosed: true }, 'Reminder'],
    ['sign up has passed', { entryDeadline: dayFromToday(-3) }, 'Reminder'],
    ['is cancelled', { status: 'Cancelled' }, 'Details'],
  ] as const)('warns: %s', async (words, changes, purpose) => {
    const { id } = await stage(changes)
    expect((await write(organizer, id, purpose)).remarks.join(' ')).toContain(words)
  })

  test.each(emailPurposes)('for %s reads well without dates, costs and deadline', async (purpose) => {
    const { id } = await stage({
      hasFlexibleDates: true,
      startTime: null,
      teamCost: null,
      entryDeadline: null,
      city: null,
      state: null,
      address: null,
    })
    const { subject, text } = await write(organizer, id, purpose)
    expect(`${subject}\n${text}`).not.toMatch(/null|undefined|NaN|: $|\n{3}/m)
  })

  test('for an unknown purpose is refused by field', async () => {
    const { id } = await stage()
    const data: { id: string; purpose: 'Invitation' } = JSON.parse(JSON.stringify({ id, purpose: 'Party' }))
    await expect(organizer.api.events.email({ data })).rejects.toMatchObject({
      status: 400,
      problem: { errors: [{ path: 'data/purpose' }] },
    })
  })
})
