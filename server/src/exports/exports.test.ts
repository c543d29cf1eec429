import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromToday } from '../testing/days.ts'
import { insertRequest } from '../testing/requests.ts'
import { addMember, signUp, type SignedUp } from '../testing/people.ts'
import { eventually, metaOf, refusal, type TestServer, workerServer } from '../testing/test-server.ts'
import { problemOf, wire } from '../testing/wire.ts'
import { admin } from '../testing/test-tokens.ts'

let server: TestServer
let owner: SignedUp
let reader: SignedUp
let facilityId: string
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  reader = await signUp(server, 'reader')
  const make = (name: string, capacity: number, changes: object = {}) =>
    server.stage.facility({ manager: owner.person, name, capacity, ...changes })
  facilityId = (await make('=HYPERLINK("http://evil.example")', 100, { phone: '+1 317 555 0100' })).id
  await make('Oak Park', 300, { description: 'Two lines,\nand "quotes"', lat: 39.9 })
  await make('Élan Arena', 200, { state: 'Ohio', city: 'Columbus', lat: 40, lng: -83 })
  await owner.api.facilities.create({ data: { name: 'Pending Park', state: 'Indiana' } })
  await eventually(
    () => reader.api.facilities.list({}),
    (list) => metaOf(list).stats.count === 3,
  )
})
afterAll(() => server.close())

const get = (url: string) => wire(server.origin, 'GET', url)

/** The rows of a CSV file, without the headings. */
async function rowsOf(link: Promise<{ data: { url: string } }>) {
  const { text } = await get((await link).data.url)
  return text.split('\r\n').slice(1, -1)
}
const namesOf = async (link: Promise<{ data: { url: string } }>) =>
  (await rowsOf(link)).map((row) => /^(?:"((?:[^"]|"")*)"|([^,]*)),/.exec(row)?.slice(1).join('') ?? '')

test('a file has the rows of the search in its order, without what is not public', async () =>
  expect(
    await namesOf(reader.api.facilities.searchExport({ data: { filter: { sort: 'capacity' } } })),
  ).toEqual(['Oak Park', 'Élan Arena', '\'=HYPERLINK(""http://evil.example"")']))

test('a file has only what matches the filter', async () =>
  expect(await namesOf(reader.api.facilities.searchExport({ data: { filter: { state: 'Ohio' } } }))).toEqual([
    'Élan Arena',
  ]))

test('a file of a search near a place has the distances', async () => {
  const filter = { near: { lat: 39.77, lng: -86.15, dist: 20 }, sort: 'distance' as const }
  const rows = await rowsOf(reader.api.facilities.searchExport({ data: { filter } }))
  expect(rows.map((row) => /,(\d+(?:\.\d+)?),[\d-]{10}T/.exec(row)?.[1])).toEqual(['0', '8.982'])
})

test('a link has the name of the file and the number of rows', async () => {
  const { data } = await reader.api.facilities.searchExport({ data: { format: 'xlsx' } })
  expect(data).toMatchObject({
    url: expect.stringMatching(/^\/exports\/[\w-]{43}$/),
    fileName: expect.stringMatching(/^facilities \d{4}-\d\d-\d\d\.xlsx$/),
    count: 3,
  })
})

test('an administrator’s file has profiles that are pending', async () => {
  const api = await server.as(admin)
  const link = api.facilities.filteredExport({ data: { filter: { status: 'Pending' } } })
  expect(await namesOf(link)).toEqual(['Pending Park'])
})

test('a person’s own file has those that are pending, newest first', async () =>
  expect((await namesOf(owner.api.facilities.myExport({ data: {} })))[0]).toBe('Pending Park'))

test('a person’s own file can be filtered', async () =>
  expect(await namesOf(owner.api.facilities.myExport({ data: { filter: { state: 'Ohio' } } }))).toEqual([
    'Élan Arena',
  ]))

test('a file of favorites has what the reader likes', async () => {
  await reader.api.facilities.likes.add({ ownerId: facilityId, data: {} })
  expect(await rowsOf(reader.api.facilities.liked.export({ data: {} }))).toHaveLength(1)
})

test('a filter that can’t be evaluated is refused before there is a link', async () => {
  const filter = { near: { address: 'Nowhere at all' } }
  const { status, problem } = await refusal(reader.api.facilities.searchExport({ data: { filter } }))
  expect([status, problem.errors?.[0]?.path]).toEqual([400, 'data/near/address'])
})

test('a file of members has the address of an open invitation for its managers', async () => {
  const invited = { email: 'invited@club.example' }
  await owner.api.facilities.managers.create({ ownerId: facilityId, data: invited })
  const member = await signUp(server, 'member')
  await addMember(owner.api.facilities.managers, facilityId, member, 'Sales')
  const rows = await rowsOf(owner.api.facilities.managers.export({ ownerId: facilityId, data: {} }))
  expect(rows.filter((row) => row.includes('invited@club.example'))).toHaveLength(1)
  const seen = await rowsOf(member.api.facilities.managers.export({ ownerId: facilityId, data: {} }))
  expect([rows.length, seen.length]).toEqual([3, 2])
})

test('a file of spaces has a column for each field', async () => {
  const data = { name: 'Court', count: 8, surface: 'Hardwood', additionalFeatures: '=Lined' } as const
  await owner.api.facilities.spaceTypes.create({ ownerId: facilityId, data })
  await owner.api.facilities.spaceTypes.create({ ownerId: facilityId, data: { name: 'Pool' } })
  const link = (await reader.api.facilities.spaceTypes.export({ ownerId: facilityId, data: {} })).data
  expect(link).toMatchObject({
    fileName: expect.stringMatching(/ space types \d{4}-\d\d-\d\d\.csv$/),
    count: 2,
  })
  const [headings, ...rows] = (await get(link.url)).text.split('\r\n')
  expect(headings).toBe('Name,Surface,Count,Location,Additional features,Created (UTC),ID')
  expect(rows.map((row) => row.split(',').slice(0, 5).join())).toEqual([
    "Court,Hardwood,8,,'=Lined",
    'Pool,,1,,',
    '',
  ])
})

test('a file of spaces can be filtered', async () => {
  const data = { filter: { count: { from: 2 } } }
  expect(await namesOf(owner.api.facilities.spaceTypes.export({ ownerId: facilityId, data }))).toEqual([
    'Court',
  ])
})

test('a file of documents has neither their addresses nor ids of others', async () => {
  const { id } = (
    await owner.api.facilities.documents.create({ ownerId: facilityId, data: { name: 'Rates' } })
  ).data
  const file = new Blob(['Plain text'])
  await owner.api.facilities.documents.putFile({ ownerId: facilityId, id, file })
  const [row = ''] = await rowsOf(owner.api.facilities.documents.export({ ownerId: facilityId, data: {} }))
  expect(row.replace(/[\d-]{10}T[\d:.]+Z/, '…')).toBe(`Rates,0,text/plain,10,,,…,No,${id}`)
})

test('hidden people are in no file of likes, as they are in no list', async () => {
  const { id } = await server.stage.facility({ manager: owner.person, name: 'Liked Park' })
  const shy = await signUp(server, 'shy')
  await shy.api.facilities.likes.add({ ownerId: id, data: {} })
  await server.db.updateTable('app_user').set({ is_visible: false }).where('id', '=', shy.id).execute()
  const likesFor = (person: SignedUp) => rowsOf(person.api.facilities.likes.export({ ownerId: id, data: {} }))
  expect([(await likesFor(owner)).length, (await likesFor(reader)).length]).toEqual([0, 0])
})

test('files of requests have a row for each', async () => {
  await insertRequest(server.db, facilityId, {
    event: '@Cup',
    months: ['2027-03', '2027-04'],
    confirmedDate: new Date('2026-11-01T08:00:00Z'),
  })
  const expected = [
    '"\'=HYPERLINK(""http://evil.example"")",Open,\'@Cup,,,,,,,,,"2027-03; 2027-04",Yes,,,,,,,No,,,No,,,,,,,,,,,,,,,,,,,,,,Ada,ada@club.example,,2026-11-01T08:00:00.000Z,,,',
  ]
  expect(await rowsOf(owner.api.leads.myExport({ data: {} }))).toEqual(expected)
  expect(await rowsOf(owner.api.leads.myExport({ data: { filter: { status: 'Won' } } }))).toEqual([])
  expect(await rowsOf(reader.api.leads.myExport({ data: {} }))).toEqual([])
})

test('a file of requests has what its organizer wrote, who works on it, and why it was passed on', async () => {
  const organizer = await signUp(server, 'organizer')
  const { id } = await server.stage.facility({ manager: owner.person, name: 'Asked Park' })
  const { id: ownerId } = await server.stage.event({
    manager: organizer.person,
    category: 'Private',
    responseDeadline: dayFromToday(9),
    urgency: 0,
    liveStream: 'Wished',
  })
  await organizer.api.events.request.save({
    id: ownerId,
    data: { requirements: [{ name: 'Court', count: 2 }], amenities: ['Showers', 'Parking'] },
  })
  const { data: lead } = await organizer.api.events.leads.create({
    ownerId,
    data: { profileId: id, message: 'Is Thursday free?' },
  })
  await owner.api.events.leads.member({ ownerId, id: lead.id, data: { userId: owner.id } })
  const patch = ['status', 'passReason'].map((field, at) => ({
    op: 'replace' as const,
    path: `/${field}`,
    value: ['Passed', 'Booked'][at],
  }))
  await owner.api.events.leads.update({ ownerId, id: lead.id, patch })
  const rows = await rowsOf(owner.api.leads.myExport({ data: { filter: { id: lead.id } } }))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(',2 Courts,,"Parking; Showers",Nice to have,')
  expect(rows[0]).toMatch(new RegExp(`,Urgent Need,${dayFromToday(9)},.*Z,Is Thursday free\\?,Booked,owner$`))
})

test.each(['csv', 'xlsx'] as const)('a %s file is sent as a download that nobody keeps', async (format) => {
  const { data } = await reader.api.facilities.searchExport({ data: { format } })
  const { headers } = await get(data.url)
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="${data.fileName}"; filename*=UTF-8''${encodeURIComponent(data.fileName)}`,
  )
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('a link is not used up by HEAD', async () => {
  const { data } = await reader.api.facilities.searchExport({ data: {} })
  await wire(server.origin, 'HEAD', data.url)
  expect((await get(data.url)).status).toBe(200)
})

test('a link works for one of several requests at once', async () => {
  const { data } = await reader.api.facilities.searchExport({ data: {} })
  const replies = await Promise.all(Array.from({ length: 5 }, () => get(data.url)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a link expires', async () => {
  const { data } = await reader.api.facilities.searchExport({ data: {} })
  await server.pool.query("update export_link set expires_date = now() - interval '1 second'")
  expect(problemOf(await get(data.url)).status).toBe(404)
})

test('the token of a link is not stored', async () => {
  const { data } = await reader.api.facilities.searchExport({ data: {} })
  const { rows } = await server.pool.query<{ row: string }>(
    'select export_link::text as row from export_link',
  )
  const token = data.url.split('/').at(-1) ?? ''
  expect(rows.some(({ row }) => row.includes(token))).toBe(false)
})

test('an unknown link is not found', async () =>
  expect(problemOf(await get('/exports/unknown')).status).toBe(404))
