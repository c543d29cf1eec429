import type { ProfileKindName } from '@app/contract/owners.ts'
import { reaches, type Rung } from '@app/contract/route.ts'
import { sampleImage } from '../platform/files/testing/sample-images.ts'
import type { FixtureContext } from '../testing/kind-fixture.ts'
import { makeOrganization, signUp } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'
import type { Person } from '../testing/test-tokens.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import { call, callRoute, itemOf, success, type Caller } from './calls.ts'
import { makeImport } from './made-import.ts'
import { makeEntry } from './calendar-entry.ts'
import { makeBlock } from './made-block.ts'
import { makeReservation } from './made-reservation.ts'
import { deletedRequest } from './deleted-request.ts'
import { draftOf, kindsUnderTest, routeOf, type KindUnderTest } from './kind-under-test.ts'

export interface Account extends Caller {
  id: string
  token: string
}
type Standing = Exclude<Rung, 'visitor'>

/** Somebody of each rung, and the people who make what they are tested on. */
export interface World {
  server: TestServer
  people: Record<Standing, Account>
  /** Manages the organization that owns every profile of this world. */
  heir: Account
  /** No rung on anything. */
  stranger: Account
  founder: Account
  founderPerson: Person
  parentId: string
  /** The tokens of everybody who was signed up, by id. They accept invitations. */
  tokens: Map<string, string>
}

export async function makeWorld(server: TestServer): Promise<World> {
  const tokens = new Map<string, string>()
  const join = async (name: string, roles: string[] = []) => {
    const { id, token, person } = await signUp(server, name, roles)
    tokens.set(id, token)
    return { id, token, person }
  }
  const founder = await join('founder')
  const heir = await join('heir')
  return {
    server,
    people: {
      user: await join('user'),
      member: await join('member'),
      manager: await join('manager'),
      admin: await join('admin', ['admin']),
    },
    heir,
    founder,
    founderPerson: founder.person,
    stranger: await join('stranger'),
    parentId: await makeOrganization(server, [founder.id, heir.id]),
    tokens,
  }
}

export const callerOf = ({ people }: World, rung: Rung): Caller => (rung === 'visitor' ? {} : people[rung])

/** Ids of items by the collection that holds them. */
export type ItemIds = Readonly<Record<string, string>>

/** A profile with an item in each of its collections. */
export interface FullProfile {
  id: string
  /** Of nobody that the tests call as, but for the manager's work. */
  items: ItemIds
  /** Written by, or about, the person of the rung. */
  own: Record<Standing, ItemIds>
}

const contextOf = (world: World): FixtureContext => ({
  newPerson: async () => {
    const { id, token } = await signUp(world.server, `person-${crypto.randomUUID()}`)
    world.tokens.set(id, token)
    return id
  },
  newProfile: async (kind) => {
    const tested = kindsUnderTest.find((each) => each.kind === kind)
    if (!tested) throw new Error(`no kind ${kind}`)
    const id = await makeProfile(world, tested)
    await addStaff(world, tested, id)
    return id
  },
})

/** A public profile of the founder's, by default with every field and under the organization. */
export async function makeProfile(
  world: World,
  tested: KindUnderTest,
  draft: object = { ...draftOf(tested, 'full'), parentId: world.parentId },
): Promise<string> {
  const { kind } = tested
  const staged = { ...draft, manager: world.founderPerson }
  if (kind !== 'event') return (await world.server.stage[kind](staged)).id
  const { id } = await world.server.stage.event(staged)
  if (!('status' in draft) || draft.status !== 'Published') await publish(world, tested, id)
  return id
}

/** Makes a profile of the founder's public. */
export async function publish({ server, people }: World, tested: KindUnderTest, id: string) {
  const { lifecycle } = tested.fixture
  if (lifecycle === undefined) itemOf(await call(server, tested, 'approve', { id }, people.admin))
  else itemOf(await call(server, tested, 'update', { id, patch: [...lifecycle.publish] }, people.admin))
}

export async function makeChild(
  world: World,
  tested: KindUnderTest,
  collection: string,
  ownerId: string,
  creator: Caller,
  at: 0 | 1 = 0,
): Promise<string> {
  const input = { ownerId, data: await childData(world, tested, collection, at) }
  const { id, userId } = itemOf(await call(world.server, tested, `${collection}.create`, input, creator))
  if (collection === tested.members) await acceptInvitation(world, id, String(userId))
  if (tested.routes.has(`${collection}.putFile`)) {
    const file = await sampleFile(collection)
    itemOf(await call(world.server, tested, `${collection}.putFile`, { ownerId, id, file }, creator))
  }
  return id
}

const { accept } = services['contact-mgmt'].invitations

/** Accepts an invitation as the invited person. */
async function acceptInvitation({ server, tokens }: World, invitationId: string, userId: string) {
  const input = { data: { invitationId } }
  const base = serviceBase('contact-mgmt')
  success(await callRoute(server, accept, base, input, { token: tokens.get(userId) }))
}

/** Adds somebody to a team with the role. Returns the id of the membership. */
export async function addMember(
  world: World,
  tested: KindUnderTest,
  ownerId: string,
  data: { userId: string; role: string | undefined },
): Promise<string> {
  // The founder invites more people than one may in a day.
  await world.server.pool.query('delete from use_count')
  const { id } = itemOf(
    await call(world.server, tested, `${tested.members}.create`, { ownerId, data }, world.founder),
  )
  await acceptInvitation(world, id, data.userId)
  return id
}

/** One of the fixture's two drafts for a collection. */
export async function childData(
  world: World,
  { kind, fixture }: KindUnderTest,
  collection: string,
  at: 0 | 1 = 0,
): Promise<object> {
  const draft = fixture.children[collection]?.[at]
  if (!draft) throw new Error(`the fixture of ${kind} has no draft for ${collection}`)
  return typeof draft === 'function' ? draft(contextOf(world)) : draft
}

const image = sampleImage('png', 8, 6)

export const sampleFile = async (collection: string) =>
  new Blob(collection === 'documents' ? ['Plain text'] : [Buffer.from(await image)])

/** Adds the person's reaction. */
export const react = async ({ server }: World, tested: KindUnderTest, ownerId: string, person: Caller) =>
  itemOf(await call(server, tested, `${tested.contract.reaction}.add`, { ownerId, data: {} }, person)).id

/** Gives the people of the world their rungs on a profile; the ids are those of their memberships. */
export async function addStaff(world: World, tested: KindUnderTest, ownerId: string) {
  const add = async (rung: 'member' | 'manager') => {
    const { roles } = tested.contract
    const role = Object.keys(roles).find((name) => roles[name] === rung)
    return addMember(world, tested, ownerId, { userId: world.people[rung].id, role })
  }
  return { member: await add('member'), manager: await add('manager') }
}

export async function makeFullProfile(world: World, tested: KindUnderTest): Promise<FullProfile> {
  const id = await makeProfile(world, tested)
  const { people, stranger } = world
  const byOutsiders = tested.collections.filter((name) => isForOutsiders(tested, name))
  const write = async (person: Account) => {
    const written: Record<string, string> = {}
    for (const name of byOutsiders)
      written[name] =
        name === tested.contract.reaction
          ? await react(world, tested, id, person)
          : await makeChild(world, tested, name, id, person)
    return written
  }
  // Before they become staff, whom some collections exclude.
  const items = await write(stranger)
  const own = {
    user: await write(people.user),
    member: await write(people.member),
    manager: await write(people.manager),
    admin: await write(people.admin),
  }
  const staff = await addStaff(world, tested, id)
  for (const name of tested.collections)
    if (!byOutsiders.includes(name)) items[name] = await makeChild(world, tested, name, id, people.manager)
  for (const rung of ['member', 'manager'] as const) own[rung][tested.members] = staff[rung]
  for (const name of Object.keys(tested.fixture.links ?? {}))
    items[name] = await linkNew(world, tested, name, id)
  if (tested.routes.has('imports.read')) items.imports = await makeImport(world, id)
  if (tested.routes.has('calendar.get'))
    Object.assign(items, await makeEntry(world.server, people.manager, tested, id))
  if (tested.routes.has('reservations.hold'))
    items.reservations = await makeReservation(world.server, people.manager, tested, id)
  if (tested.routes.has('blocks.offer')) items.blocks = await makeBlock(world.server, id)
  // The item of an event's impact is the event itself. Others see it only if it is public.
  if (tested.routes.has('impact.put')) {
    const data = { inputs: {}, isPublic: true }
    success(await call(world.server, tested, 'impact.put', { id, data }, people.manager))
    items.impact = id
  }
  if (tested.routes.has('request.restore'))
    items.request = await deletedRequest(world.server, people.manager, tested)
  return { id, items, own }
}

/** Links the profile with a new one of another kind, which the manager manages too. Returns the id of the other one. */
async function linkNew(world: World, tested: KindUnderTest, collection: string, ownerId: string) {
  const id = await newLinkTarget(world, tested, collection)
  success(await call(world.server, tested, `${collection}.link`, { ownerId, id }, world.people.manager))
  return id
}

export const newProfileOf = (world: World, kind: ProfileKindName) => contextOf(world).newProfile(kind)

/** The id of a new profile that can be linked in this collection. */
export const newLinkTarget = (world: World, { kind, fixture }: KindUnderTest, collection: string) => {
  const target = fixture.links?.[collection]
  if (target === undefined) throw new Error(`the fixture of ${kind} has no links ${collection}`)
  return newProfileOf(world, target)
}

/** Likes, reviews and the like, which those write who have no rung on the profile. */
export const isForOutsiders = (tested: KindUnderTest, collection: string) =>
  collection === tested.contract.reaction || reaches('user', routeOf(tested, `${collection}.create`).allow)
