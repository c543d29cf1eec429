import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeFacility } from '../../../testing/facilities.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let owner: SignedUp
let ownerId = ''
let team: SignedUp['api']['facilities']['managers']
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

let people = 0
const newPerson = (): Promise<SignedUp> => signUp(server, `person-${people++}`)
beforeEach(async () => {
  owner = await newPerson()
  ownerId = (await makeFacility(server, owner.person)).id
  team = owner.api.facilities.managers
})

const teamOf = ({ api }: SignedUp) => api.facilities.managers

async function removeFromTeam({ id }: SignedUp) {
  const { data } = await team.filtered({ ownerId, data: { isPending: false } })
  await team.remove({ ownerId, id: data.find(({ userId }) => userId === id)?.id ?? '' })
}

async function expectWithdrawn(accepting: Promise<unknown>) {
  const { status, problem } = await refusal(accepting)
  expect([status, problem.code]).toEqual([409, 'ALREADY_DECIDED'])
}

test('an invitation ends when the manager who sent it is removed', async () => {
  const manager = await newPerson()
  await addMember(team, ownerId, manager)
  const person = await newPerson()
  const { data } = await teamOf(manager).create({ ownerId, data: { userId: person.id } })
  await removeFromTeam(manager)
  const accepting = person.api.invitations.accept({ data: { invitationId: data.id } })
  await expectWithdrawn(accepting)
  expect((await team.filtered({ ownerId, data: { isPending: true } })).data).toEqual([])
  expect((await person.api.invitations.my({})).data).toEqual([])
})

test('an invitation stays when another manager is removed', async () => {
  const manager = await newPerson()
  await addMember(team, ownerId, manager)
  const person = await newPerson()
  await team.create({ ownerId, data: { userId: person.id } })
  await removeFromTeam(manager)
  expect((await person.api.invitations.my({})).data).toHaveLength(1)
})

test('the invitation of a blocked manager is refused', async () => {
  const person = await newPerson()
  const { data } = await team.create({ ownerId, data: { userId: person.id } })
  await server.pool.query('update app_user set blocked_date = now() where id = $1', [owner.id])
  const accepting = person.api.invitations.accept({ data: { invitationId: data.id } })
  await expectWithdrawn(accepting)
})
