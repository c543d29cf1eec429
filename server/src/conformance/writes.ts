import type { PatchOperation } from '@app/contract/route.ts'
import { insertRequest } from '../testing/requests.ts'
import { signUp } from '../testing/people.ts'
import { call, idsOf, itemOf, success, type Input } from './calls.ts'
import type { KindUnderTest } from './kind-under-test.ts'
import {
  childData,
  isForOutsiders,
  makeChild,
  newLinkTarget,
  newProfileOf,
  react,
  sampleFile,
  type Account,
  type World,
} from './world.ts'

/** A write that succeeds when it is made. */
export interface Write {
  by: Account
  input: Input
}
type Prepare = (world: World, tested: KindUnderTest, ownerId: string, collection: string) => Promise<Write>

const onProfile: Record<string, Prepare> = {
  create: async ({ founder }, { fixture }) => ({ by: founder, input: { data: fixture.minimal } }),
  update: async ({ founder }, { fixture }, id) => ({
    by: founder,
    input: { id, patch: [...fixture.change.patch] },
  }),
  remove: async ({ founder }, _tested, id) => ({ by: founder, input: { id } }),
  restore: async ({ server, founder, people }, tested, id) => {
    success(await call(server, tested, 'remove', { id }, founder))
    return { by: people.admin, input: { id } }
  },
  'impact.put': async ({ founder }, _tested, id) => ({
    by: founder,
    input: { id, data: { inputs: {}, isPublic: true } },
  }),
  'impact.remove': async ({ founder }, _tested, id) => ({ by: founder, input: { id } }),
  'membershipAsks.ask': async ({ founder }, _tested, ownerId) => ({
    by: founder,
    input: { ownerId, data: { tier: 'Gold' } },
  }),
  'membershipAsks.withdraw': async ({ server, founder }, tested, ownerId) => {
    const input = { ownerId, data: { tier: 'Gold' } }
    success(await call(server, tested, 'membershipAsks.ask', input, founder))
    return { by: founder, input: { ownerId } }
  },
  partner: async (world, tested, ownerId) => ({
    by: world.founder,
    input: { ownerId, data: { ownerType: 'Facility', ownerId: await newProfileOf(world, 'facility') } },
  }),
  approve: async ({ server, people }, _tested, id) => {
    // Approval is one way, so no call makes a profile pending again.
    await server.db.updateTable('profile').set({ status: 'Pending' }).where('id', '=', id).execute()
    return { by: people.admin, input: { id } }
  },
  submit: async ({ server, founder }, _tested, id) => {
    await server.db.updateTable('profile').set({ status: 'Declined' }).where('id', '=', id).execute()
    return { by: founder, input: { id } }
  },
}

const inCollection: Record<string, Prepare> = {
  link: async (world, tested, ownerId, collection) => ({
    by: world.founder,
    input: { ownerId, id: await newLinkTarget(world, tested, collection) },
  }),
  unlink: async (world, tested, ownerId, collection) => {
    const id = await newLinkTarget(world, tested, collection)
    success(await call(world.server, tested, `${collection}.link`, { ownerId, id }, world.founder))
    return { by: world.founder, input: { ownerId, id } }
  },
  create: async (world, tested, ownerId, collection) => ({
    by: writerOf(world, tested, collection),
    input: { ownerId, data: await childData(world, tested, collection) },
  }),
  update: async (world, tested, ownerId, collection) => {
    const { by, input } = await existing(world, tested, ownerId, collection)
    return { by, input: { ...input, patch: await editOf(world, tested, collection) } }
  },
  remove: (...where) => existing(...where),
  publish: (...where) => existing(...where),
  resend: async (world, tested, ownerId, collection) => {
    const input = { ownerId, data: await childData(world, tested, collection) }
    const { id } = itemOf(await call(world.server, tested, `${collection}.create`, input, world.founder))
    return { by: world.founder, input: { ownerId, id } }
  },
  // Items of collections with files are made with one.
  removeFile: (...where) => existing(...where),
  putFile: async (world, tested, ownerId, collection) => {
    const { by, input } = await existing(world, tested, ownerId, collection)
    return { by, input: { ...input, file: await sampleFile(collection) } }
  },
  putImage: async (world, tested, ownerId, collection) => {
    const { by, input } = await existing(world, tested, ownerId, collection)
    return { by, input: { id: input.id, file: await sampleFile(collection) } }
  },
  sort: async (world, tested, ownerId, collection) => {
    const { by } = await existing(world, tested, ownerId, collection)
    await existing(world, tested, ownerId, collection)
    const listed = await call(world.server, tested, `${collection}.list`, { ownerId }, by)
    return { by, input: { ownerId, data: idsOf(listed).toReversed() } }
  },
  add: async ({ stranger }, _tested, ownerId) => ({ by: stranger, input: { ownerId, data: {} } }),
  removeMine: async (world, tested, ownerId) => {
    await react(world, tested, ownerId, world.stranger)
    return { by: world.stranger, input: { ownerId } }
  },
  plan: async (world, tested, ownerId, collection) => {
    const { by, input } = await existing(world, tested, ownerId, collection)
    return { by, input: { ...input, isPlan: true } }
  },
  reply: async (world, tested, ownerId, collection) => {
    const { input } = await existing(world, tested, ownerId, collection)
    return { by: world.founder, input: { ...input, data: { text: 'Thank you' } } }
  },
  removeReply: async (world, tested, ownerId, collection) => {
    const { input } = await existing(world, tested, ownerId, collection)
    const reply = { ...input, data: { text: 'Thank you' } }
    itemOf(await call(world.server, tested, `${collection}.reply`, reply, world.founder))
    return { by: world.founder, input }
  },
  submit: async (world, _tested, ownerId) => {
    await removeTeam(world, ownerId)
    return { by: await newClaimant(world), input: { ownerId, data: { role: 'Owner' } } }
  },
  withdraw: async (world, tested, ownerId) => {
    await removeTeam(world, ownerId)
    const claim = { ownerId, data: { role: 'Owner' } }
    const by = await newClaimant(world)
    itemOf(await call(world.server, tested, 'claims.submit', claim, by))
    return { by, input: { ownerId } }
  },
  move: async ({ server, founder }, _tested, ownerId) => {
    const leadId = await insertRequest(server.db, ownerId)
    return { by: founder, input: { ownerId, data: { leadId, status: 'Interested' } } }
  },
}

/** Each person may have few open claims, fewer than there are kinds. */
async function newClaimant({ server }: World): Promise<Account> {
  const { id, token } = await signUp(server, `claimant-${crypto.randomUUID()}`)
  return { id, token }
}

/** Leaves a profile as an import makes it: nobody manages it. */
async function removeTeam({ server }: World, id: string) {
  await server.db.deleteFrom('member').where('owner_id', '=', id).execute()
  await server.db.updateTable('profile').set({ parent_id: null }).where('id', '=', id).execute()
}

const writerOf = ({ stranger, founder }: World, tested: KindUnderTest, collection: string): Account =>
  isForOutsiders(tested, collection) ? stranger : founder

async function existing(world: World, tested: KindUnderTest, ownerId: string, collection: string) {
  const by = writerOf(world, tested, collection)
  const id =
    collection === tested.contract.reaction
      ? await react(world, tested, ownerId, by)
      : await makeChild(world, tested, collection, ownerId, by)
  return { by, input: { ownerId, id } }
}

/** Turns the fixture's first item of a collection into another. */
async function editOf(world: World, tested: KindUnderTest, collection: string): Promise<PatchOperation[]> {
  const given = tested.fixture.childEdits[collection]
  if (given) return [...given]
  const other = await childData(world, tested, collection, 1)
  const patch = Object.entries(other).map(
    ([field, value]) => ({ op: 'replace', path: `/${field}`, value }) as const,
  )
  return patch
}

/** Prepares a write of the kind by its operation's name, on an approved profile of the founder's. */
export function prepareWrite(world: World, tested: KindUnderTest, name: string, ownerId: string) {
  const [collection = '', action = ''] = name.includes('.') ? name.split('.') : ['', name]
  const prepare = onProfile[name] ?? inCollection[action]
  if (!prepare) throw new Error(`say how ${name} is called`)
  return prepare(world, tested, ownerId, collection)
}
