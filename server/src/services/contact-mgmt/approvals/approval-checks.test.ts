import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WebsiteProbe } from '../../../platform/outgoing/probe-website.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, refusedFields, type TestServer, testServer } from '../../../testing/test-server.ts'

const probed: string[] = []
let replies: (website: string) => Promise<WebsiteProbe>
let server: TestServer
let owner: SignedUp
let ann: SignedUp
beforeAll(async () => {
  server = await testServer(undefined, undefined, {
    probeWebsite: async (website) => {
      probed.push(website)
      return replies(website)
    },
  })
  owner = await signUp(server, 'owner')
  ann = await signUp(server, 'ann', ['admin'])
})
afterAll(() => server.close())
beforeEach(() => {
  probed.length = 0
  replies = async () => ({ outcome: 'Reachable', httpStatus: 200 })
  return () => server.pool.query('delete from owner where kind <> $1', ['user'])
})

type Draft = Parameters<SignedUp['api']['facilities']['create']>[0]['data']

const place = { city: 'Dayton', state: 'Ohio', lat: 39.7589, lng: -84.1916 } as const
const submit = async (data: Draft) => (await owner.api.facilities.create({ data })).data.id
const checksOf = async (...ids: string[]) => (await ann.api.approvals.checks({ data: { ids } })).data
const checkOf = async (id: string) => {
  const [check] = await checksOf(id)
  if (!check) throw new Error('no check')
  return check
}
const duplicatesOf = async (id: string) => (await checkOf(id)).duplicates.map(({ name }) => name)

describe('probable duplicates', () => {
  test('an approved page of the same name on the same spot is the same, with reasons and a link', async () => {
    const { id: known } = await server.stage.facility({
      manager: owner.person,
      name: 'Oak Hill Arena',
      ...place,
    })
    const id = await submit({ name: 'Oak Hill Arena', ...place })
    expect((await checkOf(id)).duplicates).toEqual([
      {
        id: known,
        name: 'Oak Hill Arena',
        city: 'Dayton',
        state: 'Ohio',
        status: 'Approved',
        certainty: 'same',
        miles: 0,
        reasons: ['same name'],
      },
    ])
  })

  test('two pending pages find each other', async () => {
    const one = await submit({ name: 'Oak Hill Arena', ...place })
    const other = await submit({ name: 'Oak Hill Arena', ...place })
    const checks = await checksOf(one, other)
    expect(checks.map(({ duplicates }) => duplicates.map(({ id }) => id))).toEqual([[other], [one]])
  })

  test('a page nearby with a similar name may be the same', async () => {
    await server.stage.facility({ manager: owner.person, name: 'Oak Hill Sports Arena', ...place })
    const id = await submit({ name: 'Oak Hill Arena', ...place, lat: place.lat + 0.001 })
    expect((await checkOf(id)).duplicates).toMatchObject([
      { name: 'Oak Hill Sports Arena', certainty: 'near' },
    ])
  })

  test('a page without a position is found by its town', async () => {
    await server.stage.facility({ manager: owner.person, name: 'Oak Hill Sports Arena', ...place })
    const id = await submit({ name: 'Oak Hill Arena', city: 'Dayton', state: 'Ohio' })
    expect(await duplicatesOf(id)).toEqual(['Oak Hill Sports Arena'])
  })

  test.each([
    ['of another name on the same spot', { name: 'Pine Rink', ...place }],
    [
      'of the same name in another state',
      { name: 'Oak Hill Arena', city: 'Boise', state: 'Idaho', lat: 43.6, lng: -116.2 },
    ],
  ] as const)('a page %s is none', async (_name, other) => {
    await server.stage.facility({ manager: owner.person, ...other })
    expect(await duplicatesOf(await submit({ name: 'Oak Hill Arena', ...place }))).toEqual([])
  })

  test('deleted and declined pages, and those of other kinds, are none', async () => {
    const deleted = await submit({ name: 'Oak Hill Arena', ...place })
    await owner.api.facilities.remove({ id: deleted })
    const declined = await submit({ name: 'Oak Hill Arena', ...place })
    await ann.api.approvals.decide({ data: { profileId: declined, status: 'Declined', reason: 'No.' } })
    await server.stage.business({ manager: owner.person, name: 'Oak Hill Arena', ...place })
    expect(await duplicatesOf(await submit({ name: 'Oak Hill Arena', ...place }))).toEqual([])
  })
})

describe('the website', () => {
  const website = 'https://oak.example/'

  test('is null without one', async () => {
    expect((await checkOf(await submit({ name: 'Oak Hall' }))).website).toBeNull()
    expect(probed).toEqual([])
  })

  test('is checked in the background, and the result is stored with its time', async () => {
    let answer: (probe: WebsiteProbe) => void = () => {}
    replies = () => new Promise((resolve) => (answer = resolve))
    const id = await submit({ name: 'Oak Hall', website })
    expect((await checkOf(id)).website).toEqual({
      outcome: null,
      httpStatus: null,
      checkedDate: null,
      isChecking: true,
    })
    answer({ outcome: 'Failed', httpStatus: 404 })
    const checked = await eventually(
      async () => (await checkOf(id)).website,
      (found) => found?.isChecking === false,
    )
    expect(checked).toMatchObject({ outcome: 'Failed', httpStatus: 404, checkedDate: expect.any(String) })
    expect(probed).toEqual([website])
  })

  const checked = async (id: string) =>
    eventually(
      async () => (await checkOf(id)).website,
      (found) => found?.isChecking === false && found.outcome !== null,
    )

  test('is not checked again for a day', async () => {
    const id = await submit({ name: 'Oak Hall', website })
    await checked(id)
    await checkOf(id)
    expect(probed).toEqual([website])
    await server.pool.query(`update website_check set checked_date = now() - interval '25 hours'`)
    expect((await checkOf(id)).website).toMatchObject({ outcome: 'Reachable', isChecking: true })
    await checked(id)
    expect(probed).toEqual([website, website])
  })

  test('is checked again at another address', async () => {
    const id = await submit({ name: 'Oak Hall', website })
    await checked(id)
    const patch = [{ op: 'replace', path: '/website', value: 'https://elm.example/' } as const]
    await owner.api.facilities.update({ id, patch })
    expect((await checkOf(id)).website).toMatchObject({ outcome: null, isChecking: true })
    await checked(id)
    expect(probed).toEqual([website, 'https://elm.example/'])
  })

  test('with a check that fails is checked again', async () => {
    replies = async () => {
      throw new Error('broken')
    }
    const id = await submit({ name: 'Oak Hall', website })
    await checkOf(id)
    replies = async () => ({ outcome: 'Reachable', httpStatus: 200 })
    await checked(id)
    expect(probed.length).toBeGreaterThan(1)
  })
})

test('the place lacks what is empty', async () => {
  const empty = await submit({ name: 'Oak Hall' })
  const whole = await submit({ name: 'Pine Rink', address: '12 Elm Street', ...place })
  const checks = await checksOf(empty, whole)
  expect(checks.map(({ missingPlace }) => missingPlace)).toEqual([
    ['address', 'city', 'state', 'position'],
    [],
  ])
})

test('names who submitted the page, and has no refusal before there was one', async () => {
  expect(await checkOf(await submit({ name: 'Oak Hall' }))).toMatchObject({
    submitter: { name: 'owner', email: 'owner@people.test' },
    imageCount: 0,
    declined: null,
  })
})

test('leaves out pages that are not pending, and keeps the order of the others, of any kind', async () => {
  const { id } = await server.stage.facility({ manager: owner.person })
  const pending = await submit({ name: 'Oak Hall' })
  const { data } = await owner.api.companies.create({
    data: { name: 'Oak', companyType: 'Service Provider' },
  })
  const checks = await checksOf(data.id, id, pending)
  expect(checks.map(({ profileId }) => profileId)).toEqual([data.id, pending])
})

test('returns 400 for more than 20 pages', async () => {
  const ids = Array.from({ length: 21 }, () => crypto.randomUUID())
  expect(await refusedFields(checksOf(...ids))).toEqual(['data/ids'])
})
