import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeEvent } from '../testing/events.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { insertRequest } from '../testing/requests.ts'
import { eventually, workerServer, type TestServer } from '../testing/test-server.ts'
import { connect, connectOld, programToken, type Program } from './testing/connect.ts'

let server: TestServer
/** Manages a facility, and has sent nothing. */
let host: SignedUp
/** Looks for a venue. */
let organizer: SignedUp
let hall: { id: string }
let ofHost: Program
let ofOrganizer: Program

beforeAll(async () => {
  server = await workerServer()
  host = await signUp(server, 'host')
  organizer = await signUp(server, 'organizer')
  hall = await makeFacility(server, host.person, { name: 'Harrow Creek', email: 'desk@hall.example' })
  ofHost = await connect(server, await programToken(server, host))
  ofOrganizer = await connect(server, await programToken(server, organizer))
})
afterAll(() => server.close())

describe('reading', () => {
  test('search finds public pages by a text', async () => {
    const found = await eventually(
      () => ofOrganizer.call('search_pages', { kind: 'facility', text: 'Harrow Creek' }),
      ({ fields }) => fields.count === 1,
    )
    expect(found.fields).toMatchObject({
      pages: [{ id: hall.id, name: 'Harrow Creek', url: `http://localhost/facilities/${hall.id}` }],
    })
    const far = { filter: { near: { address: 'Boston, MA', dist: 50 } } }
    expect((await ofOrganizer.call('search_pages', { kind: 'facility', ...far })).fields).toMatchObject({
      count: 0,
      ...far,
    })
  })

  test('a page is read as its reader sees it', async () => {
    const { id } = await server.stage.facility({
      manager: host.person,
      name: 'Not public',
      status: 'Pending',
    })
    const read = { kind: 'facility', id }
    expect((await ofHost.call('read_page', read)).fields).toMatchObject({ page: { name: 'Not public' } })
    const refused = await ofOrganizer.call('read_page', read)
    expect(refused.isError).toBe(true)
    expect(refused.text).toContain('does not exist')
  })

  test('a program of an administrator sees no more than a person does', async () => {
    const { id } = await server.stage.facility({ manager: host.person, name: 'Waits', status: 'Pending' })
    const admin = await signUp(server, 'admin', ['admin'])
    expect((await admin.api.facilities.get({ id })).data.name).toBe('Waits')
    const program = await connect(server, await programToken(server, admin))
    expect((await program.call('read_page', { kind: 'facility', id })).isError).toBe(true)
  })

  test('hosts are found for a request that is not stored', async () => {
    const { isError, fields } = await ofOrganizer.call('match_request', {
      sportsList: ['Volleyball'],
      requestAddress: 'Columbus, OH',
    })
    expect(isError).toBe(false)
    expect(fields).toMatchObject({ count: expect.any(Number), hosts: expect.any(Array) })
  })

  test('a wrong value is refused in words that name it', async () => {
    const refused = await ofOrganizer.call('match_request', {
      sportsList: ['Volleyball'],
      startDate: '2031-05-05',
      endDate: '2031-05-01',
    })
    expect(refused.isError).toBe(true)
    expect(refused.text).toContain('endDate')
  })

  test('leads, the calendar and reports are those of the reader', async () => {
    await insertRequest(server.db, hall.id, { event: 'Spring Cup' })
    expect((await ofHost.call('my_leads')).fields).toMatchObject({
      count: 1,
      leads: [{ asked: { name: 'Spring Cup' }, host: { id: hall.id } }],
    })
    expect((await ofOrganizer.call('my_leads')).fields).toMatchObject({ count: 0, leads: [] })

    const days = { facilityId: hall.id, startDate: '2031-05-01', endDate: '2031-05-31' }
    expect((await ofHost.call('my_calendar', days)).fields).toMatchObject({
      facilityId: hall.id,
      entries: [],
    })
    expect((await ofOrganizer.call('my_calendar', days)).isError).toBe(true)

    const report = { kind: 'facility', id: hall.id, report: 'leads' }
    expect((await ofHost.call('read_report', report)).fields).toMatchObject({ figures: expect.any(Array) })
    expect((await ofOrganizer.call('read_report', report)).isError).toBe(true)
    const unknown = await ofHost.call('read_report', { ...report, report: 'locations' })
    expect(unknown.text).toContain('no report')
  })

  test('hotels of an event that is not visible are not told', async () => {
    const { id } = await makeEvent(server, organizer.person, { name: 'Private Cup', category: 'Private' })
    expect((await ofOrganizer.call('event_hotels', { eventId: id })).fields).toMatchObject({ hotels: [] })
    expect((await ofHost.call('event_hotels', { eventId: id })).isError).toBe(true)
  })
})

describe('writing', () => {
  const cup = {
    name: 'Autumn Cup',
    sportsList: ['Volleyball'],
    startDate: '2031-10-04',
    endDate: '2031-10-05',
  }
  const drafts = async () =>
    (await organizer.api.requests.unsent({})).data.filter(({ asked }) => asked.name === 'Autumn Cup').length
  const asking = async (answer: 'accept' | 'decline', person = organizer) =>
    connect(server, await programToken(server, person), answer)
  const statusOf = async (id: string) => (await host.api.leads.my({ id })).data[0]?.status

  test('clients that cannot ask get a link, and nothing is written', async () => {
    for (const program of [ofOrganizer, await connectOld(server, await programToken(server, organizer))]) {
      const { fields } = await program.call('draft_request', cup)
      expect(fields.status).toBe('WaitsForPerson')
      expect(fields.url).toBe(
        'http://localhost/requests/new?event=Autumn+Cup&sport=Volleyball&from=2031-10-04&to=2031-10-05',
      )
    }
    expect(await drafts()).toBe(0)
  })

  test('a draft is stored once the person confirms it', async () => {
    const declined = await asking('decline')
    expect((await declined.call('draft_request', cup)).fields.status).toBe('Declined')
    expect(declined.questions).toEqual([expect.stringContaining('Autumn Cup')])
    expect(await drafts()).toBe(0)
    const accepted = await asking('accept')
    expect((await accepted.call('draft_request', cup)).fields.status).toBe('Done')
    expect(await drafts()).toBe(1)
  })

  test('a request is sent to hosts once the person confirms it', async () => {
    const program = await asking('accept')
    const sent = await program.call('send_request', {
      ...cup,
      description: 'Two days for 24 teams.',
      name: 'Sent Cup',
      hosts: [{ kind: 'facility', id: hall.id }],
    })
    expect(sent.fields.status).toBe('Done')
    for (const told of ['Harrow Creek', '2031-10-04', 'Volleyball', 'Two days for 24 teams.'])
      expect(program.questions[0]).toContain(told)
    const { data } = await host.api.leads.my({})
    expect(data.map(({ asked }) => asked.name)).toContain('Sent Cup')
  })

  test('a lead is answered by its host alone, once the person confirms it', async () => {
    const leadId = await insertRequest(server.db, hall.id, { event: 'Winter Cup' })
    const pass = { leadId, answer: 'Passed', reason: 'Dates taken' }
    const { fields } = await ofHost.call('answer_lead', pass)
    expect(fields.url).toBe(`http://localhost/leads/${leadId}?answer=Passed&reason=Dates+taken`)
    expect(await statusOf(leadId)).toBe('Open')
    const stranger = await asking('accept', organizer)
    expect((await stranger.call('answer_lead', pass)).isError).toBe(true)
    const own = await asking('accept', host)
    expect((await own.call('answer_lead', pass)).fields.status).toBe('Done')
    expect(await statusOf(leadId)).toBe('Passed')
  })

  test('a confirmation counts once', async () => {
    const leadId = await insertRequest(server.db, hall.id, { event: 'Spring Cup' })
    const own = await asking('accept', host)
    await own.call('answer_lead', { leadId, answer: 'Interested' })
    const { ownerId } = (await host.api.leads.my({ id: leadId })).data[0]!
    const passed = [{ op: 'replace' as const, path: '/status', value: 'Passed' }]
    await host.api.events.leads.update({ ownerId, id: leadId, patch: passed })
    expect(await own.resend()).toContain('inputRequests')
    expect(await statusOf(leadId)).toBe('Passed')
  })
})
