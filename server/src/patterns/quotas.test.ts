import { afterAll, describe, expect, test } from 'vitest'
import { services } from '@app/contract/tree.ts'
import { readConfiguration } from '../platform/configuration.ts'
import { signUp } from '../testing/people.ts'
import { metaOf, refusal, testServer } from '../testing/test-server.ts'
import { base, problemOf, wire } from '../testing/wire.ts'
import { checkQuotaNames, riseOf } from './quotas.ts'
import { admin } from '../testing/test-tokens.ts'

const server = await testServer(undefined, undefined, {
  quotas:
    'profiles=6/6 profilesPerDay=4/2 images=5/3 hours=2 members=4 invitations=2 saved=3 lists=2 listEntries=1',
})
afterAll(() => server.close())

/** Somebody whose account is old enough for the full limits, if it isn't new. */
async function newPerson(isOld = true) {
  const name = `person-${crypto.randomUUID()}`
  // Before the first call, because the age of an account is cached for half a second.
  if (isOld) await addOldAccount(`${name}@people.test`)
  return signUp(server, name)
}

const addOldAccount = (email: string) =>
  server.pool.query(
    `with made as (insert into owner (id, kind) values (gen_random_uuid(), 'user') returning id)
    insert into app_user (id, subject, email, email_verified, name, created_date)
      select id, 'test|' || $1::text, $1::text, true, 'Old', now() - interval '25 hours' from made`,
    [email],
  )

const addProfiles = (userId: string, count: number, day: string) =>
  server.pool.query(
    `with made as (select gen_random_uuid() as id from generate_series(1, $2)),
      owners as (insert into owner (id, kind) select id, 'organization' from made returning id)
    insert into profile (id, kind, name, created_by, created_date)
      select id, 'organization', 'Filler', $1::uuid, now() - $3::interval from owners`,
    [userId, count, day],
  )

/** Statuses of calls at the same time, sorted. */
async function statusesOf(count: number, call: (n: number) => Promise<{ status: number }>) {
  const replies = await Promise.all(Array.from({ length: count }, (_, n) => call(n)))
  return replies.map(({ status }) => status).toSorted((a, b) => a - b)
}

const reached = (name: string, limit: number, count = limit) => ({
  status: 409,
  problem: { code: 'QUOTA_REACHED', quota: { name, limit, count } },
})

const requestDraft = {
  name: 'Spring Cup',
  status: 'Draft' as const,
  category: 'Private' as const,
  startDate: '2099-03-12',
  endDate: '2099-03-14',
}

describe('items of a profile', () => {
  const image = (n: number) => ({ data: { name: `Image ${n}` } })

  test('the refusal names the limit and the count, and nothing is created', async () => {
    const { person, api } = await newPerson()
    const { id: ownerId } = await server.stage.facility({ manager: person })
    for (let n = 0; n < 5; n += 1) await api.facilities.images.create({ ownerId, ...image(n) })
    const refused = await refusal(api.facilities.images.create({ ownerId, ...image(6) }))
    expect(refused).toMatchObject(reached('images', 5))
    expect(refused.problem.detail).toBe('This page has 5 of at most 5 images. Remove one to add another.')
    expect(metaOf(await api.facilities.images.list({ ownerId })).stats.count).toBe(5)
  })

  test('of 20 concurrent images exactly as many are created as the quota allows', async () => {
    const { person, token, api } = await newPerson()
    const { id: ownerId } = await server.stage.facility({ manager: person })
    const url = `${base}/facilities/${ownerId}/images`
    const statuses = await statusesOf(20, (n) => wire(server.origin, 'POST', url, { token, json: image(n) }))
    expect(statuses.filter((status) => status === 201)).toHaveLength(5)
    expect(statuses.filter((status) => status === 409)).toHaveLength(15)
    expect(metaOf(await api.facilities.images.list({ ownerId }))).toEqual({
      stats: { count: 5 },
      limit: 5,
      bytes: { count: 0, limit: 2_000_000_000 },
      accountBytes: { count: 0, limit: 20_000_000_000 },
    })
  })

  test('a removed one makes room for another', async () => {
    const { person, api } = await newPerson()
    const { id: ownerId } = await server.stage.facility({ manager: person })
    const made = await Promise.all(
      [1, 2].map((n) =>
        api.facilities.hours.create({
          ownerId,
          data: { weekday: 'Monday', opens: `0${n}:00`, closes: '22:00' },
        }),
      ),
    )
    const next = {
      ownerId,
      data: { weekday: 'Tuesday', opens: '08:00', closes: '22:00' },
    } as const
    expect(await refusal(api.facilities.hours.create(next))).toMatchObject(reached('hours', 2))
    await api.facilities.hours.remove({ ownerId, id: made[0]!.data.id })
    await api.facilities.hours.create(next)
  })

  test('every other profile has its own', async () => {
    const { person, api } = await newPerson()
    for (let profile = 0; profile < 2; profile += 1) {
      const { id: ownerId } = await server.stage.facility({ manager: person })
      for (let n = 0; n < 5; n += 1) await api.facilities.images.create({ ownerId, ...image(n) })
      expect(metaOf(await api.facilities.images.list({ ownerId })).stats.count).toBe(5)
    }
  })

  test('a new account has the lower limit, and the refusal tells when it rises', async () => {
    const { person, api, id } = await newPerson(false)
    const { id: ownerId } = await server.stage.facility({ manager: person })
    for (let n = 0; n < 3; n += 1) await api.facilities.images.create({ ownerId, ...image(n) })
    const refused = await refusal(api.facilities.images.create({ ownerId, ...image(3) }))
    expect(refused).toMatchObject(reached('images', 3))
    expect(refused.problem.detail).toContain('The limit rises when your account is a day old')
    await server.pool.query(`update app_user set created_date = now() - interval '25 hours' where id = $1`, [
      id,
    ])
    const limit = async () => metaOf(await api.facilities.images.list({ ownerId })).limit
    await expect.poll(limit).toBe(5)
    await api.facilities.images.create({ ownerId, ...image(3) })
  })

  test('the refusal of a new account has the configured time', async () => {
    const { limits } = readConfiguration({ NEW_ACCOUNT_HOURS: '48' })
    const patient = await testServer(server, undefined, { quotas: 'images=5/0', limits })
    const { person, api } = await signUp(patient, `person-${crypto.randomUUID()}`)
    const { id: ownerId } = await patient.stage.facility({ manager: person })
    const refused = await refusal(api.facilities.images.create({ ownerId, ...image(0) }))
    await patient.close()
    expect(refused.problem.detail).toContain('The limit rises when your account is 2 days old and your email')
  })

  test.each([
    [0, 'when your email address is verified.'],
    [1, 'when your account is an hour old and your email address is verified.'],
    [24, 'when your account is a day old and your email address is verified.'],
    [36, 'when your account is 36 hours old and your email address is verified.'],
    [72, 'when your account is 3 days old and your email address is verified.'],
  ])('if accounts are new for %i hours, the limit rises %s', (newAccountHours, when) => {
    expect(riseOf({ newAccountHours })).toBe(`The limit rises ${when}`)
  })

  test('an old account without a verified address has the lower limit', async () => {
    const { person } = await newPerson()
    const { id: ownerId } = await server.stage.facility({ manager: person })
    const { email } = person
    const token = await server.issuer.sign({ sub: `test|${email}`, email, email_verified: false })
    const reply = await wire(server.origin, 'GET', `${base}/facilities/${ownerId}/images`, { token })
    expect(JSON.parse(reply.text)).toMatchObject({ _meta: { stats: { count: 0 }, limit: 3 } })
    const url = `${base}/facilities/${ownerId}/images`
    const post = (n: number) => wire(server.origin, 'POST', url, { token, json: image(n) })
    const statuses: number[] = []
    for (let n = 0; n < 4; n += 1) statuses.push((await post(n)).status)
    expect(statuses).toEqual([201, 201, 201, 409])
  })

  test('lists have the limit for managers only', async () => {
    const { person } = await newPerson()
    const { id: ownerId } = await server.stage.facility({ manager: person })
    const visitor = await server.as()
    expect(metaOf(await visitor.facilities.images.list({ ownerId }))).toEqual({ stats: { count: 0 } })
  })

  test('all files can be sorted when there are more than the quota allows', async () => {
    const { person, api } = await newPerson()
    const { id: ownerId } = await server.stage.facility({ manager: person })
    const { rows } = await server.pool.query<{ id: string }>(
      `insert into image (id, owner_id, name, sort)
        select gen_random_uuid(), $1, 'Image ' || n, n from generate_series(1, 501) n returning id`,
      [ownerId],
    )
    await api.facilities.images.sort({ ownerId, data: rows.map(({ id }) => id).toReversed() })
    expect((await api.facilities.images.list({ ownerId })).data[0]?.name).toBe('Image 501')
    expect(await refusal(api.facilities.images.create({ ownerId, ...image(0) }))).toMatchObject(
      reached('images', 5, 501),
    )
  })

  test('20,000 files, the largest quota, fit into one request', async () => {
    const { person, token } = await newPerson()
    const { id: ownerId } = await server.stage.facility({ manager: person })
    const { rows } = await server.pool.query<{ id: string }>(
      `insert into image (id, owner_id, name, sort)
        select gen_random_uuid(), $1, 'Image ' || n, n from generate_series(1, 20000) n returning id`,
      [ownerId],
    )
    const url = `${base}/facilities/${ownerId}/images/sort`
    const json = { data: rows.map(({ id }) => id) }
    expect((await wire(server.origin, 'PUT', url, { token, json })).status).toBe(200)
  })

  test('people and open invitations share one limit, and open invitations have another', async () => {
    const { person, api } = await newPerson()
    const { id: ownerId } = await server.stage.facility({ manager: person })
    const { managers } = api.facilities
    const invite = (n: number) => managers.create({ ownerId, data: { email: `invited-${n}@people.test` } })
    await invite(1)
    await invite(2)
    expect(await refusal(invite(3))).toMatchObject(reached('invitations', 2))
    await server.pool.query(
      `insert into member (id, owner_id, user_id, role) select gen_random_uuid(), $1, id, 'Sales' from app_user
        where email <> $2 limit 1`,
      [ownerId, person.email],
    )
    expect(await refusal(invite(3))).toMatchObject(reached('members', 4))
  })
})

describe('items of an account', () => {
  const draft = { data: { name: 'Oak Hall' } }

  test('of two profiles at the same time, one is created at the edge', async () => {
    const { token, id } = await newPerson()
    await addProfiles(id, 5, '2 days')
    const post = () => wire(server.origin, 'POST', `${base}/facilities`, { token, json: draft })
    expect(await statusesOf(2, post)).toEqual([201, 409])
  })

  test('profiles of all kinds count', async () => {
    const { api, id } = await newPerson()
    await addProfiles(id, 6, '2 days')
    expect(
      await refusal(
        api.destinations.create({ data: { ...draft.data, destinationType: 'Sports Commission' } }),
      ),
    ).toMatchObject(reached('profiles', 6))
  })

  test('a day has fewer new profiles, and deleted ones count', async () => {
    const { api } = await newPerson()
    for (let n = 0; n < 4; n += 1) {
      const { data } = await api.facilities.create(draft)
      await api.facilities.remove({ id: data.id })
    }
    const refused = await refusal(api.facilities.create(draft))
    expect(refused).toMatchObject(reached('profilesPerDay', 4))
    expect(refused.problem.detail).toBe('You have 4 of at most 4 new pages in 24 hours. Try again tomorrow.')
  })

  test('a new account has fewer', async () => {
    const { api } = await newPerson(false)
    for (let n = 0; n < 2; n += 1) await api.facilities.create(draft)
    expect(await refusal(api.facilities.create(draft))).toMatchObject(reached('profilesPerDay', 2))
  })

  test('a deleted request that is restored counts as a page, and not as a new one', async () => {
    const { api, id } = await newPerson()
    const request = { ...requestDraft, requirements: [], amenities: [] }
    for (let n = 0; n < 4; n += 1) {
      const { data } = await api.events.request.add({ data: request })
      await api.events.remove({ id: data.id })
      if (n === 3) await api.events.request.restore({ id: data.id })
    }
    await addProfiles(id, 5, '2 days')
    const { data: mine } = await api.events.my({})
    const left = mine[0]?.id ?? ''
    await api.events.remove({ id: left })
    await addProfiles(id, 1, '2 days')
    expect(await refusal(api.events.request.restore({ id: left }))).toMatchObject(reached('profiles', 6))
  })

  test('imported profiles and those of administrators are exempt', async () => {
    const { api, id } = await newPerson()
    await addProfiles(id, 6, '1 hour')
    const imported = crypto.randomUUID()
    await server.pool.query(
      `insert into import (id, file_name, sha256, by, counts) values ($1, 'parks.csv', 'x', 'Test', '{}')`,
      [imported],
    )
    await server.pool.query('update profile set import_id = $1 where created_by = $2', [imported, id])
    await api.facilities.create(draft)
    const approver = await server.as(admin)
    for (let n = 0; n < 5; n += 1)
      expect((await approver.facilities.create(draft)).data.status).toBe('Pending')
  })

  test('saved profiles of all kinds count, and saving one again needs no room', async () => {
    const { api } = await newPerson()
    const ids: string[] = []
    for (let owner = 0; owner < 2; owner += 1) {
      const { person } = await newPerson()
      for (let n = 0; n < 2; n += 1) ids.push((await server.stage.facility({ manager: person })).id)
    }
    for (const ownerId of ids.slice(0, 3)) await api.facilities.likes.add({ ownerId, data: {} })
    expect(await refusal(api.facilities.likes.add({ ownerId: ids[3]!, data: {} }))).toMatchObject(
      reached('saved', 3),
    )
    await api.facilities.likes.add({ ownerId: ids[0]!, data: {} })
    await api.facilities.likes.removeMine({ ownerId: ids[0]! })
    await api.facilities.likes.add({ ownerId: ids[3]!, data: {} })
  })

  test('lists and their entries tell the limits', async () => {
    const { api, token, person } = await newPerson()
    const post = () =>
      wire(server.origin, 'POST', '/user-mgmt/api/users/my/lists', { token, json: { data: { name: 'May' } } })
    expect(await statusesOf(5, post)).toEqual([201, 201, 409, 409, 409])
    const lists = await api.lists.list({})
    expect(metaOf(lists)).toEqual({ stats: { count: 2 }, limit: 2 })
    const listId = lists.data[0]!.id
    const { id: profileId } = await server.stage.facility({ manager: person })
    await api.lists.entries.put({ listId, profileId, data: {} })
    const { id: other } = await server.stage.facility({ manager: person })
    const refused = await wire(
      server.origin,
      'PUT',
      `/user-mgmt/api/users/my/lists/${listId}/entries/${other}`,
      { token, json: { data: {} } },
    )
    expect(problemOf(refused).detail).toBe(
      'This list has 1 of at most 1 entries. Remove one, or start another list.',
    )
    expect(metaOf(await api.lists.entries.list({ listId }))).toEqual({ stats: { count: 1 }, limit: 1 })
  })
})

test('a configured quota that does not exist is refused', () => {
  expect(() =>
    checkQuotaNames(services, new Map([['imagse', { most: 1, mostAtFirst: undefined, areBytes: false }]])),
  ).toThrow(/QUOTAS: there is no quota imagse. Known are .*images/)
})
