import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleImage } from '../../../platform/files/testing/sample-images.ts'
import { makeOrganization, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let organizer: SignedUp
let stranger: SignedUp
let parentId: string
let original: string
beforeAll(async () => {
  server = await workerServer()
  organizer = await signUp(server, 'organizer')
  stranger = await signUp(server, 'stranger')
  parentId = await makeOrganization(server, [organizer.id])
  const { events, hotels } = organizer.api
  const { id } = await server.stage.event({
    manager: organizer.person,
    name: 'Elm Open 2027',
    parentId,
    startDate: '2027-03-12',
    endDate: '2027-03-14',
    entryDeadline: '2027-03-01',
    isClosed: false,
  })
  original = id
  const ownerId = id
  const venue = await server.stage.facility({ manager: organizer.person })
  const hotel = (await hotels.create({ data: { name: 'Elm Inn' } })).data.id
  await (await server.as(admin)).hotels.approve({ id: hotel })
  await events.sports.create({ ownerId, data: { name: 'Soccer' } })
  await events.amenities.create({ ownerId, data: { name: 'Wifi' } })
  await events.requirements.create({ ownerId, data: { name: 'Court', count: 8 } })
  await events.places.create({ ownerId, data: { profileId: venue.id, note: 'Courts 1 to 4' } })
  await events.hotels.create({ ownerId, data: { hotelId: hotel, note: 'Breakfast for teams' } })
  await events.setting.create({ ownerId, data: { hotelSpecialsHiddenAfter: '2027-03-10' } })
  const image = await events.images.create({ ownerId, data: { name: 'Final' } })
  const file = new Blob([Buffer.from(await sampleImage('png', 8, 6))])
  await events.images.putFile({ ownerId, id: image.data.id, file })
  await stranger.api.events.likes.add({ ownerId, data: {} })
})
afterAll(() => server.close())

test('a copy is a new draft with the organization, pictures and collections of the event, and nothing that happened to it', async () => {
  const { events } = organizer.api
  const { data } = await events.clone({ id: original, data: {} })
  expect(data).toMatchObject({
    name: 'Elm Open 2027',
    status: 'Draft',
    parentId,
    sports: [{ name: 'Soccer' }],
    hotelCount: 1,
    likeCount: 0,
    startDate: '2027-03-12',
    createdBy: organizer.id,
  })
  expect(data.id).not.toBe(original)
  const ownerId = data.id
  const [places] = (await events.places.list({ ownerId })).data
  expect(places).toMatchObject({ name: 'Elm Street Fieldhouse', note: 'Courts 1 to 4' })
  expect((await events.requirements.list({ ownerId })).data).toMatchObject([{ name: 'Court', count: 8 }])
  expect((await events.amenities.list({ ownerId })).data).toMatchObject([{ name: 'Wifi' }])
  const [hotel] = (await events.hotels.list({ ownerId })).data
  expect(hotel).toMatchObject({ name: 'Elm Inn', note: 'Breakfast for teams' })
  const [image] = (await events.images.list({ ownerId })).data
  expect(image).toMatchObject({ name: 'Final', contentType: 'image/png' })
  expect((await events.managers.list({ ownerId })).data.map(({ userId }) => userId)).toEqual([organizer.id])
})

test('all dates of a copy move with its first day', async () => {
  const { events } = organizer.api
  const { data } = await events.clone({
    id: original,
    data: { name: 'Elm Open 2028', startDate: '2028-03-10' },
  })
  expect(data).toMatchObject({
    name: 'Elm Open 2028',
    startDate: '2028-03-10',
    endDate: '2028-03-12',
    entryDeadline: '2028-02-28',
  })
  const setting = await events.setting.get({ ownerId: data.id })
  expect(setting.data?.hotelSpecialsHiddenAfter).toBe('2028-03-08')
})

test('a copy can move back', async () => {
  const { data } = await organizer.api.events.clone({ id: original, data: { startDate: '2027-03-05' } })
  expect([data.startDate, data.endDate]).toEqual(['2027-03-05', '2027-03-07'])
})

test('a copy of a cancelled event has no reason for cancelling', async () => {
  const { id } = await server.stage.event({ manager: organizer.person })
  await organizer.api.events.update({
    id,
    patch: [
      { op: 'replace', path: '/status', value: 'Cancelled' },
      { op: 'replace', path: '/cancellationReason', value: 'Rain' },
    ],
  })
  const { data } = await organizer.api.events.clone({ id, data: {} })
  expect(data).toMatchObject({ status: 'Draft', cancellationReason: null })
})

test.each([
  ['Private', 'Games from 8 AM.'],
  ['RFP', 'Games from 8 AM.'],
  ['Marketed', 'Games from 8 AM.\n\nContact: Ana Ruiz'],
] as const)('a copy of a %s event is described as "%s"', async (category, description) => {
  const { id } = await server.stage.event({
    manager: organizer.person,
    category,
    description: 'Games from 8 AM.\n\nContact: Ana Ruiz',
  })
  const { data } = await organizer.api.events.clone({ id, data: {} })
  expect(data).toMatchObject({ category, description })
})

test('nobody copies what they may only see', async () => {
  expect((await refusal(stranger.api.events.clone({ id: original, data: {} }))).status).toBe(403)
})

test('a copy beyond the calendar is refused', async () => {
  const refused = await refusal(
    organizer.api.events.clone({ id: original, data: { startDate: '2099-12-31' } }),
  )
  expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['data/startDate'])
})
