import { issueKey } from '../../testing/linked-request.ts'
import { makeOrganization, signUpHere } from '../../testing/people.ts'
import { pushBrowser } from '../../testing/push-browser.ts'
import { groupOf } from '../group-parameters.ts'
import { sampleFile, type World } from '../world.ts'
import { newcomer, type AcceptedCalls } from './accepted-call.ts'

/** With a password of ours, which the accounts of the other people of a world don't have. */
const ownAccount = ({ server }: World) => signUpHere(server, `own-${crypto.randomUUID()}`)

async function newPicture(world: World) {
  const by = await newcomer(world)
  const { id } = (await by.api.users.images.create({ ownerId: by.id, data: { name: 'Me' } })).data
  return { by, input: { ownerId: by.id, id } }
}

/** A file that wasn't sent to its group yet. */
async function newGroupFile(world: World, collection: 'images' | 'documents') {
  const { id: ownerId } = await groupOf(world)
  const by = world.people.manager
  const data = { name: 'Hall' }
  const { groups } = world.server.withToken(by.token)
  const { id } = (await groups[collection].create({ ownerId, data })).data
  return { by, input: { ownerId, id } }
}

const rename = [{ op: 'replace' as const, path: '/name', value: 'Oak Hall' }]

/** Accounts of ours, conversations, lists and the log: calls about what somebody has. */
export const accountCalls: AcceptedCalls = {
  'user-mgmt.users.passwordReset': async (world) => {
    const { id } = await ownAccount(world)
    return { by: world.people.admin, input: { id } }
  },
  'user-mgmt.users.setAdmin': async (world) => {
    const { id } = await ownAccount(world)
    return { by: world.people.admin, input: { userId: id, isAdmin: true } }
  },
  'user-mgmt.users.email.change': async (world) => ({
    by: await ownAccount(world),
    input: { data: { email: `next-${crypto.randomUUID()}@people.test` } },
  }),
  'user-mgmt.users.email.confirm': async (world) => {
    const by = await ownAccount(world)
    await by.api.users.email.change({ data: { email: `next-${crypto.randomUUID()}@people.test` } })
    const { rows } = await world.server.pool.query<{ id: string }>(
      'select id from email_change where user_id = $1',
      [by.id],
    )
    return { by, input: { data: { token: await issueKey(world.server, 'email-change', rows[0]?.id ?? '') } } }
  },
  'user-mgmt.users.images.update': async (world) => {
    const { by, input } = await newPicture(world)
    return { by, input: { ...input, patch: rename } }
  },
  'user-mgmt.users.images.putFile': async (world) => {
    const { by, input } = await newPicture(world)
    return { by, input: { ...input, file: await sampleFile('images') } }
  },
  'user-mgmt.users.push.subscribe': async (world) => ({
    by: await newcomer(world),
    input: {
      data: { endpoint: `https://fcm.googleapis.com/${crypto.randomUUID()}`, keys: pushBrowser().keys },
    },
  }),
  'user-mgmt.groups.contact': async (world) => {
    const profileId = await makeOrganization(world.server, [world.founder.id])
    const data = { clientId: crypto.randomUUID(), text: 'Is the hall free in March?' }
    return { by: await newcomer(world), input: { profileId, data } }
  },
  'user-mgmt.groups.messages.update': async (world) => {
    const { id: ownerId } = await groupOf(world)
    const by = world.people.manager
    const data = { clientId: crypto.randomUUID(), text: 'Hello' }
    const { id } = (await world.server.withToken(by.token).groups.messages.create({ ownerId, data })).data
    return { by, input: { ownerId, id, patch: [{ op: 'replace', path: '/text', value: 'Good morning' }] } }
  },
  'user-mgmt.groups.images.update': async (world) => {
    const { by, input } = await newGroupFile(world, 'images')
    return { by, input: { ...input, patch: rename } }
  },
  'user-mgmt.groups.images.putFile': async (world) => {
    const { by, input } = await newGroupFile(world, 'images')
    return { by, input: { ...input, file: await sampleFile('images') } }
  },
  'user-mgmt.groups.documents.putFile': async (world) => {
    const { by, input } = await newGroupFile(world, 'documents')
    return { by, input: { ...input, file: await sampleFile('documents') } }
  },
  'user-mgmt.groups.members.create': async (world) => {
    const { id: ownerId } = await groupOf(world)
    return { by: world.people.manager, input: { ownerId, data: { userId: (await newcomer(world)).id } } }
  },
  'user-mgmt.userReports.close': async (world) => {
    const [one, other] = [await newcomer(world), await newcomer(world)]
    await one.api.userReports.create({ userId: other.id, data: { reason: 'Spam' } })
    const { data } = await world.server.withToken(world.people.admin.token).userReports.list({ take: 100 })
    const reportId = data.find(({ user }) => user.id === other.id)?.id
    return { by: world.people.admin, input: { reportId, isClosed: true } }
  },
  'user-mgmt.lists.entries.put': async (world) => {
    const by = await newcomer(world)
    const listId = (await by.api.lists.create({ data: { name: 'Halls' } })).data.id
    const { id: profileId } = await world.server.stage.facility({ manager: world.founderPerson })
    return { by, input: { listId, profileId, data: {} } }
  },
  'user-mgmt.savedSearches.create': async (world) => ({
    by: await newcomer(world),
    input: { data: { name: 'Halls', kind: 'facility', filter: {} } },
  }),
  'user-mgmt.auditLog.undo': async (world) => {
    const { server, people, founder, founderPerson } = world
    const { id: ownerId } = await server.stage.facility({ manager: founderPerson })
    await server.withToken(founder.token).facilities.update({ id: ownerId, patch: rename })
    const { data } = await server.withToken(people.admin.token).auditLog.filtered({ data: { ownerId } })
    return { by: people.admin, input: { data: { entryId: data[0]?.id } } }
  },
}
