import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, refusal, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let owner: SignedUp
let visitor: Api
let ownerId = ''
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
})
afterAll(() => server.close())

let people = 0
const newPerson = (): Promise<SignedUp> => signUp(server, `person-${people++}`)
beforeEach(async () => {
  owner = await newPerson()
  ownerId = (await makeFacility(server, owner.person, { name: 'Elm Hall' })).id
  server.events.splice(0)
})

const team = () => owner.api.facilities.managers
const invite = async (draft: { email: string } | { userId: string }, role?: 'Sales') =>
  (await team().create({ ownerId, data: { ...draft, ...(role && { role }) } })).data
const inviteByMail = async (email: string) => {
  const { id } = await invite({ email })
  return { id, token: tokenIn(await mailTo(server, email.toLowerCase(), 'Join the team')) }
}
const rungOf = async ({ api }: SignedUp) => (await api.facilities.entitlements({ id: ownerId })).data.role
const codeOf = async (call: Promise<unknown>) => {
  const { status, problem } = await refusal(call)
  return [status, problem.code]
}
const open = async (api = owner.api) =>
  (await api.facilities.managers.filtered({ ownerId, data: { isPending: true } })).data

describe('inviting', () => {
  test('an address with an account and one without gives the same reply', async () => {
    const person = await newPerson()
    const withAccount = await invite({ email: person.person.email })
    const without = await invite({ email: 'nobody@people.test' })
    const { email } = person.person
    expect(withAccount).toEqual({
      id: expect.any(String),
      userId: null,
      name: email,
      email,
      picture: null,
      role: 'Manager',
      createdDate: expect.any(String),
      isPending: true,
      expiresDate: expect.any(String),
    })
    expect({ ...without, name: '', email: '' }).toEqual({
      ...withAccount,
      id: without.id,
      createdDate: without.createdDate,
      expiresDate: without.expiresDate,
      name: '',
      email: '',
    })
  })

  test('a user and an id that nobody has gives the same reply', async () => {
    const person = await newPerson()
    const known = await invite({ userId: person.id })
    const userId = crypto.randomUUID()
    const unknown = await invite({ userId })
    const { id, createdDate, expiresDate } = unknown
    expect(unknown).toEqual({ ...known, id, userId, createdDate, expiresDate })
    expect(known).toMatchObject({ userId: person.id, name: 'Invited user', email: null })
  })

  test('an address of a member gives the same reply, and no email', async () => {
    const seller = await newPerson()
    const { id } = await invite({ userId: seller.id }, 'Sales')
    await mailTo(server, seller.person.email)
    await seller.api.invitations.accept({ data: { invitationId: id } })
    expect(await invite({ email: seller.person.email })).toMatchObject({ isPending: true, userId: null })
    await mailsSent()
    expect(mailsTo(seller.person.email)).toHaveLength(1)
  })

  test('is mailed with the direction of an Arabic name isolated, as text and as HTML', async () => {
    ownerId = (await makeFacility(server, owner.person, { name: 'ملعب 3 الشرقي' })).id
    await invite({ email: 'fatima@people.test' })
    const { subject, text, html } = await mailTo(server, 'fatima@people.test')
    for (const part of [subject, text, html]) expect(part).toContain('\u2068ملعب 3 الشرقي\u2069')
  })

  test('is mailed with who invites to what, and a link that expires after 14 days', async () => {
    await invite({ email: 'New.Person@People.test' }, 'Sales')
    const mail = await mailTo(server, 'new.person@people.test')
    expect(mail.text).toContain(`${owner.person.name} invites you to the team of Elm Hall on Test, as Sales.`)
    expect(mail.text).toContain('http://localhost/invitations#')
    expect(mail.text).toContain('Expires in 14 days')
  })

  test('a user by id is mailed to their verified address', async () => {
    const person = await newPerson()
    await invite({ userId: person.id })
    expect((await mailTo(server, person.person.email)).subject).toBe('Join the team of Elm Hall')
  })

  test('gives no rights and is visible to managers only', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    expect(await rungOf(person)).toBe('user')
    for (const api of [visitor, person.api]) {
      expect((await api.facilities.managers.list({ ownerId })).data).toHaveLength(1)
      expect(await open(api)).toEqual([])
      expect((await refusal(api.facilities.managers.get({ ownerId, id }))).status).toBe(404)
    }
    expect((await team().get({ ownerId, id })).data.isPending).toBe(true)
    expect(await open()).toHaveLength(1)
  })

  test('keeps the person’s review', async () => {
    const critic = await newPerson()
    await critic.api.facilities.reviews.create({ ownerId, data: { rating: 1, text: 'Cold.' } })
    await invite({ userId: critic.id })
    expect((await visitor.facilities.reviews.list({ ownerId })).data).toHaveLength(1)
  })

  test.each([
    ['address', { email: 'twice@people.test' }, { email: 'TWICE@people.test' }],
    [
      'user',
      { userId: '018f0000-0000-7000-8000-000000000001' },
      { userId: '018f0000-0000-7000-8000-000000000001' },
    ],
  ])('the same %s twice returns 409', async (_what, first, second) => {
    await invite(first)
    expect(await codeOf(invite(second))).toEqual([409, 'ALREADY_EXISTS'])
  })

  test('is in the audit log without the address, and a security event', async () => {
    const { id } = await invite({ email: 'audited@people.test' })
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({
      operation: 'facility-mgmt.facilities.managers.create',
      subject_id: id,
      patch: [{ op: 'add', path: '', value: { role: 'Manager', isPending: true } }],
    })
    expect(server.events).toMatchObject([{ name: 'invitation.sent', owner: ownerId }])
  })

  test('sends one person at most five emails a day from all pages, and shows the others on home', async () => {
    const person = await newPerson()
    for (let sent = 0; sent < 6; sent += 1) {
      const { id } = await makeFacility(server, owner.person)
      await team().create({ ownerId: id, data: { email: person.person.email } })
    }
    await mailsSent()
    expect(mailsTo(person.person.email)).toHaveLength(5)
    expect((await person.api.invitations.my({})).data).toHaveLength(6)
  })

  test('is limited to 50 open invitations of a page', async () => {
    await server.pool.query(
      `insert into invitation (id, profile_id, email, role, expires_date)
       select gen_random_uuid(), $1, n || '@people.test', 'Sales', now() + interval '1 day' from generate_series(1, 50) n`,
      [ownerId],
    )
    expect(await codeOf(invite({ email: 'one-more@people.test' }))).toEqual([409, 'QUOTA_REACHED'])
  })
})

const mailsTo = (address: string) =>
  server.mails.filter(({ to, subject }) => to === address && subject.startsWith('Join the team'))

const mailsSent = () =>
  eventually(
    async () =>
      (await server.pool.query<{ count: number }>('select count(*)::int as count from mail_job')).rows[0]
        ?.count,
    (count) => count === 0,
  )

describe('accepting', () => {
  test('by the account with the address makes a member', async () => {
    const person = await newPerson()
    const { id, token } = await inviteByMail(person.person.email)
    const { data } = await person.api.invitations.accept({ data: { token } })
    expect(data).toMatchObject({ id, status: 'Accepted', profile: { id: ownerId, name: 'Elm Hall' } })
    expect(await rungOf(person)).toBe('manager')
    expect((await visitor.facilities.managers.get({ ownerId, id })).data).toMatchObject({
      userId: person.id,
      name: person.person.name,
      isPending: false,
      expiresDate: null,
    })
    expect(server.events.map(({ name }) => name)).toContain('invitation.accepted')
  })

  test('an invitation of one’s id needs no link', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id }, 'Sales')
    await person.api.invitations.accept({ data: { invitationId: id } })
    expect(await rungOf(person)).toBe('member')
  })

  test('twice returns 409 and changes nothing', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    const data = { invitationId: id }
    await person.api.invitations.accept({ data })
    const audited = await auditOf(server, ownerId)
    expect(await codeOf(person.api.invitations.accept({ data }))).toEqual([409, 'ALREADY_DECIDED'])
    expect(await auditOf(server, ownerId)).toEqual(audited)
  })

  test('at the same time by two requests makes one member', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    const accept = () => person.api.invitations.accept({ data: { invitationId: id } })
    const results = await Promise.allSettled([accept(), accept(), accept()])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await team().list({ ownerId })).data).toHaveLength(2)
  })

  test('by somebody else with the link returns 403 and changes nothing', async () => {
    const { id, token } = await inviteByMail('intended@people.test')
    const other = await newPerson()
    expect(await codeOf(other.api.invitations.accept({ data: { token } }))).toEqual([
      403,
      'INVITATION_FOR_OTHER',
    ])
    expect(await rungOf(other)).toBe('user')
    expect((await team().get({ ownerId, id })).data.isPending).toBe(true)
  })

  test('by somebody else with the id returns 404', async () => {
    const { id } = await invite({ email: 'intended-too@people.test' })
    const other = await newPerson()
    expect((await refusal(other.api.invitations.accept({ data: { invitationId: id } }))).status).toBe(404)
  })

  test('by a visitor returns 401', async () => {
    const { token } = await inviteByMail('not-yet@people.test')
    expect((await refusal(visitor.invitations.accept({ data: { token } }))).status).toBe(401)
  })

  test('with the address not verified returns 403', async () => {
    const { token } = await inviteByMail('unverified@people.test')
    const unverified = await server.issuer.sign({
      sub: 'test|unverified',
      email: 'unverified@people.test',
      name: 'U',
    })
    const reply = await fetch(`${server.origin}/contact-mgmt/api/invitations/acceptances`, {
      method: 'POST',
      headers: { authorization: `Bearer ${unverified}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { token } }),
    })
    expect([reply.status, await reply.json()]).toMatchObject([403, { code: 'INVITATION_FOR_OTHER' }])
  })

  test('after the account’s address changed returns 403, and the address’s new account can accept', async () => {
    const person = await newPerson()
    const { email } = person.person
    const { token } = await inviteByMail(email)
    const moved = `moved-${email}`
    const movedToken = await server.issuer.sign({
      sub: `test|${email}`,
      email: moved,
      email_verified: true,
      name: 'M',
    })
    const call = (bearer: string) =>
      fetch(`${server.origin}/contact-mgmt/api/invitations/acceptances`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ data: { token } }),
      })
    expect((await call(movedToken)).status).toBe(403)
    const heir = await server.issuer.sign({ sub: 'test|heir', email, email_verified: true, name: 'Heir' })
    expect((await call(heir)).status).toBe(200)
  })

  test('after it was withdrawn returns 409', async () => {
    const person = await newPerson()
    const { id, token } = await inviteByMail(person.person.email)
    await team().remove({ ownerId, id })
    expect(await codeOf(person.api.invitations.accept({ data: { token } }))).toEqual([409, 'ALREADY_DECIDED'])
    expect(await rungOf(person)).toBe('user')
  })

  test('after 14 days returns 409, and the person can be invited again', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    await expire(id)
    const accept = person.api.invitations.accept({ data: { invitationId: id } })
    expect(await codeOf(accept)).toEqual([409, 'INVITATION_EXPIRED'])
    expect(await open()).toEqual([])
    expect((await invite({ userId: person.id })).isPending).toBe(true)
  })

  test('to a deleted page returns 404', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    await owner.api.facilities.remove({ id: ownerId })
    expect((await refusal(person.api.invitations.accept({ data: { invitationId: id } }))).status).toBe(404)
  })

  test('as a member already keeps the role', async () => {
    const seller = await newPerson()
    const first = await invite({ userId: seller.id }, 'Sales')
    await seller.api.invitations.accept({ data: { invitationId: first.id } })
    const { token } = await inviteOwnAddress(seller)
    await seller.api.invitations.accept({ data: { token } })
    expect(await rungOf(seller)).toBe('member')
  })
})

/** An invitation to the address of somebody who is on the team, whose email was queued before they joined. */
async function inviteOwnAddress({ person: { email } }: SignedUp) {
  const { id } = await invite({ email })
  const token = 'a'.repeat(43)
  await server.pool.query(
    `insert into mailed_token (hash, purpose, subject_id, expires_date)
     values (sha256($1::bytea), 'invitation', $2, now() + interval '1 day')`,
    [token, id],
  )
  return { id, token }
}

const expire = (id: string) =>
  server.pool.query(`update invitation set expires_date = now() - interval '1 second' where id = $1`, [id])

describe('declining', () => {
  test('with the link needs no account', async () => {
    const { id, token } = await inviteByMail('no-account@people.test')
    expect((await visitor.invitations.decline({ data: { token } })).data.status).toBe('Declined')
    expect((await visitor.invitations.decline({ data: { token } })).data.status).toBe('Declined')
    expect((await refusal(team().get({ ownerId, id }))).status).toBe(404)
  })

  test('without the link needs the invited account', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    const data = { invitationId: id }
    expect((await refusal(visitor.invitations.decline({ data }))).status).toBe(401)
    expect((await refusal((await newPerson()).api.invitations.decline({ data }))).status).toBe(404)
    expect((await person.api.invitations.decline({ data })).data.status).toBe('Declined')
  })

  test('is final', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    const data = { invitationId: id }
    await person.api.invitations.decline({ data })
    expect(await codeOf(person.api.invitations.accept({ data }))).toEqual([409, 'ALREADY_DECIDED'])
  })

  test('after accepting returns 409', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    const data = { invitationId: id }
    await person.api.invitations.accept({ data })
    expect(await codeOf(person.api.invitations.decline({ data }))).toEqual([409, 'ALREADY_DECIDED'])
    expect(await rungOf(person)).toBe('manager')
  })

  test('keeps the page from inviting again for 30 days, but not others', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    await person.api.invitations.decline({ data: { invitationId: id } })
    const { status, problem } = await refusal(invite({ userId: person.id }))
    expect([status, problem.code]).toEqual([409, 'INVITATION_DECLINED'])
    expect(problem.detail).toMatch(/after \w+ \d+, \d{4}\.$/)
    const other = await makeFacility(server, owner.person)
    expect((await team().create({ ownerId: other.id, data: { userId: person.id } })).data.isPending).toBe(
      true,
    )
    await server.pool.query(`update invitation set decided_date = now() - interval '30 days' where id = $1`, [
      id,
    ])
    expect((await invite({ userId: person.id })).isPending).toBe(true)
  })

  test('keeps the page from emailing the person at their address', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    await mailTo(server, person.person.email)
    await person.api.invitations.decline({ data: { invitationId: id } })
    await invite({ email: person.person.email })
    await mailsSent()
    expect(mailsTo(person.person.email)).toHaveLength(1)
  })
})

describe('an open invitation', () => {
  test('is shown to the holder of the link, with who invites to what', async () => {
    const { token } = await inviteByMail('reader@people.test')
    expect((await visitor.invitations.read({ data: { token } })).data).toMatchObject({
      profile: { kind: 'facility', id: ownerId, name: 'Elm Hall', city: 'Indianapolis', state: 'Indiana' },
      role: 'Manager',
      invitedByName: owner.person.name,
      email: 'reader@people.test',
      status: 'Open',
    })
  })

  test('of an unknown link returns 404', async () => {
    const read = visitor.invitations.read({ data: { token: 'b'.repeat(43) } })
    expect(await codeOf(read)).toEqual([404, 'LINK_EXPIRED'])
  })

  test('is among the invitations of the person, by id and by address', async () => {
    const person = await newPerson()
    const byId = await invite({ userId: person.id })
    const other = await makeFacility(server, owner.person)
    const byAddress = await team().create({ ownerId: other.id, data: { email: person.person.email } })
    const { data } = await person.api.invitations.my({})
    expect(data.map(({ id }) => id)).toEqual([byAddress.data.id, byId.id])
    expect((await owner.api.invitations.my({})).data).toEqual([])
  })

  test('can offer another role', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    const patch = [{ op: 'replace', path: '/role', value: 'Sales' } as const]
    expect((await team().update({ ownerId, id, patch })).data.role).toBe('Sales')
    await person.api.invitations.accept({ data: { invitationId: id } })
    expect(await rungOf(person)).toBe('member')
  })

  test('is sent again with a new link, and expires 14 days later', async () => {
    const { id } = await invite({ email: 'again@people.test' })
    await mailTo(server, 'again@people.test')
    await server.pool.query(`update invitation set expires_date = now() + interval '1 day' where id = $1`, [
      id,
    ])
    const { data } = await team().resend({ ownerId, id })
    expect(Date.parse(data.expiresDate ?? '')).toBeGreaterThan(Date.now() + 13 * 86_400_000)
    await mailsSent()
    expect(mailsTo('again@people.test')).toHaveLength(2)
  })

  test('is sent at most five times a day', async () => {
    const { id } = await invite({ email: 'often@people.test' })
    for (let sent = 1; sent < 5; sent += 1) await team().resend({ ownerId, id })
    expect(await codeOf(team().resend({ ownerId, id }))).toEqual([429, 'TOO_MANY'])
  })

  test('counts for one person, whether invited by id or by address', async () => {
    const person = await newPerson()
    for (let sent = 0; sent < 3; sent += 1) {
      const { id } = await makeFacility(server, owner.person)
      await team().create({ ownerId: id, data: { userId: person.id } })
      const other = await makeFacility(server, owner.person)
      await team().create({ ownerId: other.id, data: { email: person.person.email } })
    }
    await mailsSent()
    expect(mailsTo(person.person.email)).toHaveLength(5)
    expect((await person.api.invitations.my({})).data).toHaveLength(6)
  })

  test('cannot be sent again once it is accepted', async () => {
    const person = await newPerson()
    const { id } = await invite({ userId: person.id })
    await person.api.invitations.accept({ data: { invitationId: id } })
    expect(await codeOf(team().resend({ ownerId, id }))).toEqual([409, 'ALREADY_EXISTS'])
  })

  test('is not sent, changed or withdrawn by people who are no managers', async () => {
    const { id } = await invite({ email: 'guarded@people.test' })
    const seller = await newPerson()
    const sellers = await invite({ userId: seller.id }, 'Sales')
    await seller.api.invitations.accept({ data: { invitationId: sellers.id } })
    const { managers } = seller.api.facilities
    for (const call of [
      async () => managers.resend({ ownerId, id }),
      async () => managers.update({ ownerId, id, patch: [] }),
      async () => managers.remove({ ownerId, id }),
    ])
      expect((await refusal(call())).status).toBe(403)
  })

  test('counts as no manager', async () => {
    await invite({ email: 'future@people.test' })
    const { data } = await team().filtered({ ownerId, data: { isPending: false } })
    const last = team().remove({ ownerId, id: data[0]?.id ?? '' })
    expect(await codeOf(last)).toEqual([409, 'LAST_MANAGER'])
  })
})
