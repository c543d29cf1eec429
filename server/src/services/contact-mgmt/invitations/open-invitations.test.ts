import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFacility } from '../../../testing/facilities.ts'
import { mailTo, tokenIn } from '../../../testing/mails.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
let owner: SignedUp
let ownerId = ''
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
  owner = await signUp(server, 'owner')
  ownerId = (await makeFacility(server, owner.person, { name: 'Elm Hall' })).id
})
afterAll(() => server.close())

const team = () => owner.api.facilities.managers
const invite = async (draft: { email: string } | { userId: string }, role?: 'Sales') =>
  (await team().create({ ownerId, data: { ...draft, ...(role && { role }) } })).data

describe('the list of open invitations, for administrators', () => {
  const list = (query: { text?: string; before?: string; take?: number }) => admin.api.invitations.list(query)

  test('has who invited whom to which team', async () => {
    const guest = await signUp(server, 'guest')
    const { id } = await invite({ userId: guest.id }, 'Sales')
    expect((await list({ text: guest.person.name })).data).toEqual([
      {
        id,
        profile: { kind: 'facility', id: ownerId, name: 'Elm Hall', city: 'Indianapolis', state: 'Indiana' },
        role: 'Sales',
        email: null,
        user: { id: guest.id, name: guest.person.name, email: guest.person.email },
        invitedBy: { id: owner.id, name: owner.person.name, email: owner.person.email },
        createdDate: expect.any(String),
        expiresDate: expect.any(String),
      },
    ])
  })

  test('is found by the invited address and the name of the page', async () => {
    const { id } = await invite({ email: 'somebody@quarry.test' })
    const found = (await list({ text: 'quarry elm' })).data
    expect(found.map((each) => each.id)).toEqual([id])
    expect(found[0]).toMatchObject({ email: 'somebody@quarry.test', user: null })
    expect((await list({ text: 'quarry oak' })).data).toEqual([])
  })

  test('continues after an invitation, newest first', async () => {
    const ids = []
    for (const name of ['first', 'second', 'third'])
      ids.unshift((await invite({ email: `${name}@pages.test` })).id)
    const newest = await list({ text: '@pages.test', take: 2 })
    expect(newest.data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const older = await list({ text: '@pages.test', take: 2, before: newest._meta.next! })
    expect(older).toMatchObject({ data: [{ id: ids[2] }], _meta: { next: null } })
  })

  test('leaves out those that were answered, withdrawn or have expired', async () => {
    await invite({ email: 'declined@ended.test' })
    const [withdrawn, expired] = [
      await invite({ email: 'withdrawn@ended.test' }),
      await invite({ email: 'expired@ended.test' }),
    ]
    await (
      await server.as()
    ).invitations.decline({
      data: { token: tokenIn(await mailTo(server, 'declined@ended.test', 'Join the team')) },
    })
    await team().remove({ ownerId, id: withdrawn.id })
    await server.db
      .updateTable('invitation')
      .set({ expires_date: new Date(0) })
      .where('id', '=', expired.id)
      .execute()
    expect((await list({ text: '@ended.test' })).data).toEqual([])
  })

  test('lets an administrator withdraw', async () => {
    const { id } = await invite({ email: 'by-admin@withdrawn.test' })
    await admin.api.facilities.managers.remove({ ownerId, id })
    expect((await list({ text: 'by-admin@withdrawn.test' })).data).toEqual([])
    const { data } = await team().filtered({ ownerId, data: { isPending: true } })
    expect(data.map((each) => each.id)).not.toContain(id)
  })
})
