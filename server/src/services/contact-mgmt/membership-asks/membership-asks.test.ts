import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { admin } from '../../../testing/test-tokens.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, testServer, type Api, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let manager: SignedUp
let approver: Api
let id: string
beforeAll(async () => {
  server = await testServer()
  manager = await signUp(server, 'manager')
  approver = await server.as(admin)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.pool.query('delete from membership_ask')
  id = (await server.stage.facility({ manager: manager.person, name: 'Elm Fields' })).id
})

const asks = () => manager.api.facilities.membershipAsks
const ask = async (tier: 'Bronze' | 'Silver' | 'Gold' = 'Silver', message?: string) =>
  (await asks().ask({ ownerId: id, data: { tier, ...(message !== undefined && { message }) } })).data
const open = async () => (await approver.membershipAsks.list({})).data
const mine = async (who = manager) =>
  (await who.api.membershipAsks.my({ take: 100 })).data.find(({ profile }) => profile.id === id)
const noticesOf = async ({ api, id: ownerId }: SignedUp) =>
  (await api.users.notifications.list({ ownerId, take: 5 })).data.map(({ title }) => title)

test('anybody reads the plans', async () => {
  const { data } = await (await server.as()).membershipAsks.plans({})
  expect(data.plans.map(({ tier }) => tier)).toEqual(['Bronze', 'Silver', 'Gold'])
})

describe('asking', () => {
  test('shows up for the managers of the page, and for administrators with who asked', async () => {
    expect(await mine()).toMatchObject({
      profile: { kind: 'facility', id, name: 'Elm Fields' },
      membership: { isActive: false, tier: null },
      ask: null,
    })
    await ask('Silver', 'We host 20 events a year.')
    expect((await mine())?.ask).toMatchObject({ tier: 'Silver', status: 'Open' })
    expect(await open()).toMatchObject([
      {
        profile: { id },
        tier: 'Silver',
        message: 'We host 20 events a year.',
        user: { id: manager.id },
        membership: { isActive: false, tier: null },
      },
    ])
  })

  test('again changes the open one', async () => {
    const first = await ask('Silver', 'Please.')
    expect(await ask('Gold')).toMatchObject({ id: first.id, tier: 'Gold', message: null })
    expect(await open()).toHaveLength(1)
  })

  test('for what the page has already is refused with 409', async () => {
    await approver.facilities.update({
      id,
      patch: [{ op: 'replace', path: '/membership', value: { isActive: true, tier: 'Silver' } }],
    })
    expect(await refusal(ask('Silver'))).toMatchObject({ status: 409, problem: { code: 'ALREADY_EXISTS' } })
    expect((await ask('Gold')).status).toBe('Open')
  })

  test('is for managers of the page', async () => {
    const stranger = await signUp(server, 'stranger')
    const refused = stranger.api.facilities.membershipAsks.ask({ ownerId: id, data: { tier: 'Gold' } })
    expect((await refusal(refused)).status).toBe(403)
    expect((await refusal(manager.api.membershipAsks.list({}))).status).toBe(403)
  })

  test('works for destinations and businesses', async () => {
    const destination = await server.stage.destination({ manager: manager.person })
    const business = await server.stage.business({ manager: manager.person })
    const data = { tier: 'Gold' as const }
    await manager.api.destinations.membershipAsks.ask({ ownerId: destination.id, data })
    await manager.api.businesses.membershipAsks.ask({ ownerId: business.id, data })
    expect((await open()).map(({ profile }) => profile.kind)).toEqual(['destination', 'business'])
    for (const { id: askId } of await open())
      await approver.membershipAsks.decide({ data: { askId, status: 'Granted' } })
    expect((await manager.api.businesses.get({ id: business.id })).data.membership).toEqual({
      isActive: true,
      tier: 'Gold',
    })
  })
})

test('a withdrawn one is in no queue, and withdrawing again changes nothing', async () => {
  await ask()
  await asks().withdraw({ ownerId: id })
  await asks().withdraw({ ownerId: id })
  expect(await open()).toEqual([])
  expect((await mine())?.ask?.status).toBe('Withdrawn')
})

describe('deciding', () => {
  test('granting sets the membership and tells who asked', async () => {
    const { id: askId } = await ask('Gold')
    const decision = { data: { askId, status: 'Granted' as const } }
    expect((await approver.membershipAsks.decide(decision)).data.status).toBe('Granted')
    // Again, it changes nothing.
    expect((await approver.membershipAsks.decide(decision)).data.status).toBe('Granted')
    expect((await mine())?.membership).toEqual({ isActive: true, tier: 'Gold' })
    expect((await mine())?.ask).toMatchObject({ status: 'Granted' })
    expect(await open()).toEqual([])
    expect(await noticesOf(manager)).toContain('Elm Fields has Gold now')
  })

  test('declining leaves the membership, and the reason is told', async () => {
    const { id: askId } = await ask('Gold')
    await approver.membershipAsks.decide({ data: { askId, status: 'Declined', reason: 'No events yet.' } })
    expect(await mine()).toMatchObject({
      membership: { isActive: false, tier: null },
      ask: { status: 'Declined', reason: 'No events yet.' },
    })
    expect(await noticesOf(manager)).toContain('Gold for Elm Fields was declined')
    expect(
      (await refusal(approver.membershipAsks.decide({ data: { askId, status: 'Granted' } }))).status,
    ).toBe(409)
    expect((await ask('Gold')).status).toBe('Open')
  })

  test('administrators are told of a new one, and not of the same again', async () => {
    await ask('Silver')
    await ask('Silver')
    const { rows } = await server.pool.query(
      `select count(*)::int as count from user_notification where about_id = $1 and 'membership-asked' = any (tags)`,
      [id],
    )
    const { rows: administrators } = await server.pool.query(
      'select count(*)::int as count from administrator',
    )
    expect(rows).toEqual(administrators)
  })
})

describe('what ends an ask', () => {
  test('whoever asked leaves the team', async () => {
    const other = await signUp(server, 'other')
    await server.pool.query(
      `insert into member (id, owner_id, user_id, role) values (gen_random_uuid(), $1, $2, 'Manager') on conflict do nothing`,
      [id, other.id],
    )
    const { id: askId } = await ask()
    await server.pool.query('delete from member where owner_id = $1 and user_id = $2', [id, manager.id])
    expect(await open()).toEqual([])
    expect((await mine(other))?.ask?.status).toBe('Ended')
    expect(
      (await refusal(approver.membershipAsks.decide({ data: { askId, status: 'Granted' } }))).status,
    ).toBe(409)
    // Somebody else of the team can ask.
    await other.api.facilities.membershipAsks.ask({ ownerId: id, data: { tier: 'Gold' } })
    expect(await open()).toMatchObject([{ user: { id: other.id }, tier: 'Gold' }])
  })

  test('the page is deleted', async () => {
    await ask()
    await manager.api.facilities.remove({ id })
    expect(await open()).toEqual([])
    expect(await mine()).toBeUndefined()
  })
})
