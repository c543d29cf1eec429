import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  refusal,
  refusedFields,
  type Api,
  type TestServer,
  workerServer,
} from '../../../testing/test-server.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let approver: Api
beforeAll(async () => {
  server = await workerServer()
  approver = await server.as(admin)
})
afterAll(() => server.close())

const keeper = { email: 'keeper@people.test' }
let people = 0
const newPerson = (): Promise<SignedUp> => signUp(server, `claimer-${people++}`)

/** An approved facility without managers, as an import leaves it. */
async function unclaimed(changes: { website?: string | null; email?: string | null } = {}) {
  const { id } = await server.stage.facility({
    manager: keeper,
    website: 'https://www.elmhall.org',
    ...changes,
  })
  await server.db.deleteFrom('member').where('owner_id', '=', id).execute()
  return id
}
const draft = { role: 'General manager', message: 'I run the desk.' }

const claim = async (person: SignedUp, ownerId: string, email: string | null = null) =>
  (await person.api.facilities.claims.submit({ ownerId, data: { ...draft, email } })).data

test('a page without managers can be claimed, with proof at its own domain', async () => {
  const ownerId = await unclaimed({ email: 'desk@elmcity.gov' })
  const { api } = await newPerson()
  expect((await api.facilities.claims.standing({ ownerId })).data).toEqual({
    isUnclaimed: true,
    domains: ['elmhall.org', 'elmcity.gov'],
    claim: null,
  })
})

test('a page with a manager cannot be claimed', async () => {
  const { id: ownerId } = await server.stage.facility({ manager: keeper })
  const person = await newPerson()
  expect((await person.api.facilities.claims.standing({ ownerId })).data.isUnclaimed).toBe(false)
  const { status, problem } = await refusal(claim(person, ownerId))
  expect([status, problem.code]).toEqual([409, 'ALREADY_MANAGED'])
})

test('a page whose only manager hid their profile cannot be claimed, and visitors learn so', async () => {
  const hidden = await newPerson()
  const { id: ownerId } = await server.stage.facility({ manager: hidden.person })
  await server.db.updateTable('app_user').set({ is_visible: false }).where('id', '=', hidden.id).execute()
  const visitor = await server.as()
  expect((await visitor.facilities.managers.list({ ownerId })).data).toEqual([])
  expect((await visitor.facilities.claims.standing({ ownerId })).data.isUnclaimed).toBe(false)
  const { problem } = await refusal(claim(await newPerson(), ownerId))
  expect(problem.code).toBe('ALREADY_MANAGED')
})

test('an approved claim makes the claimer a manager and tells them by email', async () => {
  const ownerId = await unclaimed()
  const person = await newPerson()
  const { id } = await claim(person, ownerId)
  expect((await approver.claims.list({ take: 100 })).data.find((each) => each.id === id)).toMatchObject({
    role: 'General manager',
    proof: 'None',
    user: { name: person.person.name, email: person.person.email, isEmailVerified: true },
    place: { city: 'Indianapolis', state: 'Indiana' },
    website: 'https://www.elmhall.org',
    rivalCount: 0,
  })
  const decided = await approver.claims.decide({ data: { claimId: id, status: 'Approved' } })
  expect(decided.data.status).toBe('Approved')
  expect((await person.api.facilities.entitlements({ id: ownerId })).data.role).toBe('manager')
  expect((await mailTo(server, person.person.email, 'You now manage')).text).toContain(
    `http://localhost/facilities/${ownerId}`,
  )
  const operations = (await auditOf(server, ownerId)).map(({ operation }) => operation)
  expect(operations.slice(-3)).toEqual([
    'facility-mgmt.facilities.claims.submit',
    'contact-mgmt.claims.decide',
    'contact-mgmt.claims.decide',
  ])
})

test('a declined claim tells the reason, and the page can be claimed again', async () => {
  const { id: ownerId } = await server.stage.destination({ manager: keeper })
  await server.db.deleteFrom('member').where('owner_id', '=', ownerId).execute()
  const person = await newPerson()
  const { claims } = person.api.destinations
  const { data } = await claims.submit({ ownerId, data: draft })
  await approver.claims.decide({
    data: { claimId: data.id, status: 'Declined', reason: 'We could not reach you.' },
  })
  expect((await mailTo(server, person.person.email, 'Your claim')).text).toContain('We could not reach you.')
  expect((await person.api.claims.my({})).data).toMatchObject([
    { status: 'Declined', reason: 'We could not reach you.' },
  ])
  expect((await claims.submit({ ownerId, data: draft })).data.status).toBe('Open')
})

test('a decision is final, and repeating it changes nothing', async () => {
  const { id: claimId } = await claim(await newPerson(), await unclaimed())
  const decline = { claimId, status: 'Declined', reason: 'No.' } as const
  await approver.claims.decide({ data: decline })
  expect((await approver.claims.decide({ data: decline })).data.status).toBe('Declined')
  const { problem } = await refusal(approver.claims.decide({ data: { claimId, status: 'Approved' } }))
  expect(problem.code).toBe('ALREADY_DECIDED')
})

test('the link mailed to the own domain proves a claim', async () => {
  const person = await newPerson()
  const ownerId = await unclaimed()
  expect(await claim(person, ownerId, 'Desk@ElmHall.org')).toMatchObject({
    proof: 'Sent',
    email: 'desk@elmhall.org',
  })
  const mail = await mailTo(server, 'desk@elmhall.org')
  expect(mail.text).toContain('http://localhost/claims/confirm#')
  expect(mail.text).not.toContain(draft.message)
  const data = { token: tokenIn(mail) }
  expect((await person.api.claims.prove({ data })).data.proof).toBe('Proved')
  // A second click.
  expect((await person.api.claims.prove({ data })).data.proof).toBe('Proved')
  const stored = await server.pool.query('select * from mailed_token')
  expect(JSON.stringify(stored.rows)).not.toContain(data.token)
})

test('the link proves nothing for another person', async () => {
  await claim(await newPerson(), await unclaimed(), 'others@elmhall.org')
  const token = tokenIn(await mailTo(server, 'others@elmhall.org'))
  const other = await newPerson()
  expect((await refusal(other.api.claims.prove({ data: { token } }))).problem.code).toBe('LINK_EXPIRED')
})

test('an expired link proves nothing', async () => {
  const person = await newPerson()
  await claim(person, await unclaimed(), 'late@elmhall.org')
  const token = tokenIn(await mailTo(server, 'late@elmhall.org'))
  await server.pool.query(`update mailed_token set expires_date = now() - interval '1 second'`)
  expect((await refusal(person.api.claims.prove({ data: { token } }))).status).toBe(404)
})

test('a free-mail address is kept without proof', async () => {
  expect(await claim(await newPerson(), await unclaimed(), 'elmhall@gmail.com')).toMatchObject({
    proof: 'None',
    email: 'elmhall@gmail.com',
  })
})

test.each(['desk@elmhal.org', 'desk@elmhall.org.evil.example', 'desk@mail.elmhall.org'])(
  'the address %s at another domain is refused',
  async (email) => {
    const ownerId = await unclaimed()
    expect(await refusedFields(claim(await newPerson(), ownerId, email))).toEqual(['data/email'])
  },
)

test('a page is claimed once by each person', async () => {
  const ownerId = await unclaimed()
  const person = await newPerson()
  await claim(person, ownerId)
  expect((await refusal(claim(person, ownerId))).problem.code).toBe('ALREADY_EXISTS')
  const rival = await claim(await newPerson(), ownerId)
  const listed = (await approver.claims.list({ take: 100 })).data.find(({ id }) => id === rival.id)
  expect(listed?.rivalCount).toBe(1)
})

test('a withdrawn claim is gone and makes room for another', async () => {
  const ownerId = await unclaimed()
  const person = await newPerson()
  const { id } = await claim(person, ownerId)
  await person.api.facilities.claims.withdraw({ ownerId })
  await person.api.facilities.claims.withdraw({ ownerId })
  expect((await person.api.claims.my({})).data).toEqual([])
  const late = approver.claims.decide({ data: { claimId: id, status: 'Approved' } })
  expect((await refusal(late)).problem.code).toBe('ALREADY_DECIDED')
  expect((await claim(person, ownerId)).status).toBe('Open')
})

test('a person has at most five open claims', async () => {
  const person = await newPerson()
  for (let made = 0; made < 5; made++) await claim(person, await unclaimed())
  expect((await refusal(claim(person, await unclaimed()))).problem.code).toBe('TOO_MANY')
})

test('an address gets at most three links a day', async () => {
  for (let sent = 0; sent < 3; sent++) await claim(await newPerson(), await unclaimed(), 'busy@elmhall.org')
  const fourth = refusal(claim(await newPerson(), await unclaimed(), 'busy@elmhall.org'))
  expect((await fourth).status).toBe(429)
})

test('names in emails are text, not markup', async () => {
  const ownerId = await unclaimed()
  await server.pool.query(`update profile set name = '<b>Elm</b> & "Oak"' where id = $1`, [ownerId])
  await claim(await newPerson(), ownerId, 'markup@elmhall.org')
  const { html } = await mailTo(server, 'markup@elmhall.org')
  expect(html).toContain('&lt;b&gt;Elm&lt;/b&gt; &amp; &quot;Oak&quot;')
  expect(html).not.toContain('<b>')
})
