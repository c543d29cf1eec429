import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, refusal, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let owner: SignedUp
let ann: SignedUp
let bob: SignedUp
let stranger: SignedUp
let id: string
beforeAll(async () => {
  server = await workerServer()
  owner = await signUp(server, 'owner')
  ann = await signUp(server, 'ann', ['admin'])
  bob = await signUp(server, 'bob', ['admin'])
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.mails.length = 0
  id = (await owner.api.facilities.create({ data: { name: 'Oak Hall', city: 'Dayton', state: 'Ohio' } })).data
    .id
})

const approve = ({ api }: { api: Api }) =>
  api.approvals.decide({ data: { profileId: id, status: 'Approved' } })
const decline = ({ api }: { api: Api }, reason = 'No such street.') =>
  api.approvals.decide({ data: { profileId: id, status: 'Declined', reason } })
const statusOf = async () => (await ann.api.facilities.get({ id })).data.status
const declinedFor = async ({ api }: SignedUp) => (await api.approvals.declined({ data: { ids: [id] } })).data
/** About this page: those of earlier tests may still be on their way. */
const mailsNamed = (subject: string) =>
  eventually(
    async () => server.mails.filter((mail) => mail.subject === subject && mail.text.includes(id)),
    (found) => found.length > 0,
  )

describe('approving', () => {
  test('makes the page public and is audited', async () => {
    const { data } = await approve(ann)
    expect(data).toEqual({ profileId: id, status: 'Approved', decidedDate: expect.any(String) })
    expect((await (await server.as()).facilities.get({ id })).data.status).toBe('Approved')
    expect((await auditOf(server, id)).at(-1)).toMatchObject({
      operation: 'contact-mgmt.approvals.decide',
      patch: [{ op: 'replace', path: '/status', value: 'Approved' }],
    })
  })

  test('emails every manager', async () => {
    const second = await signUp(server, 'second')
    await addMember(owner.api.facilities.managers, id, second)
    server.mails.length = 0
    await approve(ann)
    const mails = await eventually(
      async () => server.mails.filter(({ subject }) => subject === 'Oak Hall is approved'),
      (found) => found.length >= 2,
    )
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['owner@people.test', 'second@people.test'])
    expect(mails[0]?.text).toContain(`http://localhost/facilities/${id}`)
  })

  test('notifies every manager but the caller', async () => {
    await approve(ann)
    const { data } = await owner.api.users.notifications.list({ ownerId: owner.id })
    expect(data[0]).toMatchObject({
      topic: 'approvals',
      title: 'Oak Hall is approved',
      url: `/facilities/${id}`,
      tags: ['approved'],
      senderProfile: { id: ann.id },
    })
  })

  test('by the call of the kind emails the managers too, once', async () => {
    await ann.api.facilities.approve({ id })
    await ann.api.facilities.approve({ id })
    expect(await mailsNamed('Oak Hall is approved')).toHaveLength(1)
  })
})

describe('declining', () => {
  test('keeps the page with its team, which reads the reason', async () => {
    await decline(ann, '  No such street.\nWhere is it?  ')
    expect((await owner.api.facilities.get({ id })).data.status).toBe('Declined')
    expect(await declinedFor(owner)).toEqual([
      { profileId: id, reason: 'No such street.\nWhere is it?', declinedDate: expect.any(String) },
    ])
    expect(await declinedFor(bob)).toHaveLength(1)
    expect(await declinedFor(stranger)).toEqual([])
    expect(await refusal(stranger.api.facilities.get({ id }))).toMatchObject({ status: 404 })
  })

  test('notifies the managers of the reason', async () => {
    await decline(ann)
    const { data } = await owner.api.users.notifications.list({ ownerId: owner.id })
    expect(data[0]).toMatchObject({ title: 'Oak Hall wasn’t approved', contents: 'No such street.' })
  })

  test('emails the managers the reason', async () => {
    await decline(ann)
    const [mail] = await mailsNamed("Oak Hall wasn't approved")
    expect(mail).toMatchObject({ to: 'owner@people.test' })
    expect(mail?.text).toContain('Reason: No such street.')
  })

  test('takes the page out of the list of pending pages', async () => {
    const pending = async () => {
      const { data } = await ann.api.facilities.filtered({ data: { status: 'Pending' }, take: 100 })
      return data.map((facility) => facility.id)
    }
    await eventually(pending, (ids) => ids.includes(id))
    await decline(ann)
    expect(await eventually(pending, (ids) => !ids.includes(id))).not.toContain(id)
  })

  test.each([
    ['an empty reason', '  '],
    ['a reason of 1,001 characters', 'x'.repeat(1001)],
  ])('returns 400 for %s', async (_name, reason) => {
    const refused = await refusal(decline(ann, reason))
    expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['data/reason'])
    expect(await statusOf()).toBe('Pending')
  })

  test('accepts a reason of 1,000 characters', async () => {
    await decline(ann, 'x'.repeat(1000))
    expect(await statusOf()).toBe('Declined')
  })
})

describe('a declined page', () => {
  beforeEach(async () => {
    await decline(ann)
  })

  test('is pending again when a manager sends it again, and can be approved', async () => {
    expect((await owner.api.facilities.submit({ id })).data.status).toBe('Pending')
    expect(await declinedFor(owner)).toEqual([])
    await approve(bob)
    expect(await statusOf()).toBe('Approved')
  })

  test('shows administrators the last refusal after it was sent again', async () => {
    await owner.api.facilities.submit({ id })
    const { data } = await bob.api.approvals.checks({ data: { ids: [id] } })
    expect(data[0]?.declined).toMatchObject({ reason: 'No such street.', byName: 'ann' })
  })

  test('is not approved by the call of its kind before it is sent again', async () => {
    const refused = await refusal(bob.api.facilities.approve({ id }))
    expect(refused).toMatchObject({ status: 409, problem: { code: 'ALREADY_DECIDED' } })
    expect(await statusOf()).toBe('Declined')
  })

  test('can’t be boosted', async () => {
    const data = { startDate: '2099-01-01', endDate: '2099-01-02' }
    const refused = await refusal(owner.api.facilities.boosts.create({ ownerId: id, data }))
    expect(refused.problem.code).toBe('NOT_APPROVED')
  })

  test('is not sent again by others', async () => {
    expect(await refusal(stranger.api.facilities.submit({ id }))).toMatchObject({ status: 404 })
    expect(await statusOf()).toBe('Declined')
  })
})

test('sending an approved page again changes nothing', async () => {
  await approve(ann)
  expect((await owner.api.facilities.submit({ id })).data.status).toBe('Approved')
})

describe('of two administrators', () => {
  test.each([
    ['approved', 'approves', approve, approve],
    ['approved', 'declines', approve, decline],
    ['declined', 'approves', decline, approve],
    ['declined', 'declines', decline, decline],
  ])('one has %s, and the other, who %s, gets a 409 with the name', async (verb, _other, first, second) => {
    await first(ann)
    const status = await statusOf()
    expect(await refusal(second(bob))).toMatchObject({
      status: 409,
      problem: { code: 'ALREADY_DECIDED', detail: `ann has already ${verb} Oak Hall.` },
    })
    expect(await statusOf()).toBe(status)
  })

  test('deciding at the same moment, one wins, and one email is sent', async () => {
    const results = await Promise.allSettled([approve(ann), decline(bob)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await statusOf()).toBe(results[0].status === 'fulfilled' ? 'Approved' : 'Declined')
    const { rows } = await server.pool.query('select from approval_decision where profile_id = $1', [id])
    expect(rows).toHaveLength(1)
  })
})

test('the same decision of the same administrator again changes nothing', async () => {
  const { data } = await decline(ann)
  expect((await decline(ann)).data).toEqual(data)
})

test('a deleted and an unknown page return 404', async () => {
  await owner.api.facilities.remove({ id })
  expect(await refusal(approve(ann))).toMatchObject({ status: 404 })
  id = crypto.randomUUID()
  expect(await refusal(decline(ann))).toMatchObject({ status: 404 })
})

test('only administrators decide, and see checks', async () => {
  expect(await refusal(approve(owner))).toMatchObject({ status: 403 })
  const checks = (api: Api) => api.approvals.checks({ data: { ids: [id] } })
  expect(await refusal(checks(owner.api))).toMatchObject({ status: 403 })
  expect(await refusal(checks(await server.as()))).toMatchObject({ status: 401 })
  expect((await checks(await server.as(admin))).data).toHaveLength(1)
})
