import { hasMembership } from '@app/contract/gates.ts'
import { eventually } from '../testing/test-server.ts'
import { call, idsOf, itemOf } from './calls.ts'
import { draftOf, hiddenDraftOf, isSingle, kindsUnderTest, type KindUnderTest } from './kind-under-test.ts'
import { isForOutsiders, makeChild, makeFullProfile, makeProfile, react, type World } from './world.ts'

/**
 * Waits until the kind's index has followed every change so far, which it does one after another, by a profile that is
 * made for this. Returns the profile's id.
 */
export async function settle(world: World, tested: KindUnderTest): Promise<string> {
  const name = `Marker ${crypto.randomUUID()}`
  const marker = await makeProfile(world, tested, { ...tested.fixture.minimal, name })
  await eventually(
    async () => idsOf(await call(world.server, tested, 'filtered', { data: { name } }, world.people.admin)),
    (ids) => ids.includes(marker),
  )
  return marker
}

/** Of each kind, the profile whose child collections hold at least two items. */
export type FilledMarkets = ReadonlyMap<KindUnderTest, string>

/** Profiles of every kind that differ in every field; the founder manages and likes all of them. */
export async function fillMarkets(world: World): Promise<FilledMarkets> {
  const owners = new Map<KindUnderTest, string>()
  for (const tested of kindsUnderTest) owners.set(tested, await fillMarket(world, tested))
  for (const tested of kindsUnderTest) {
    const own = await call(world.server, tested, 'my', { take: 100 }, world.founder)
    for (const id of idsOf(own)) await react(world, tested, id, world.founder)
    await settle(world, tested)
  }
  return owners
}

async function fillMarket(world: World, tested: KindUnderTest): Promise<string> {
  const { server, founder, people } = world
  const { id, items } = await makeFullProfile(world, tested)
  for (const collection of tested.collections.filter((name) => tested.routes.has(`${name}.reply`))) {
    const reply = { ownerId: id, id: items[collection], data: { text: 'Thank you' } }
    itemOf(await call(server, tested, `${collection}.reply`, reply, people.manager))
  }
  for (const collection of tested.collections)
    if (!isForOutsiders(tested, collection) && !isSingle(tested, collection))
      await makeChild(world, tested, collection, id, people.manager, 1)
  const invitation = { ownerId: id, data: { email: 'invited@people.test' } }
  itemOf(await call(server, tested, `${tested.members}.create`, invitation, people.manager))
  const other = await makeProfile(world, tested, draftOf(tested, 'other'))
  const inactive = await makeProfile(world, tested)
  await call(server, tested, 'create', { data: hiddenDraftOf(tested) }, founder)
  if (hasMembership(tested.kind)) {
    await replace(world, tested, id, '/membership', { isActive: true, tier: 'Silver' })
    await replace(world, tested, other, '/membership', { isActive: false, tier: 'Gold' })
  }
  await replace(world, tested, inactive, '/isActive', false)
  // No call sets a logo yet.
  await server.db.updateTable('profile').set({ logo: '/logo.png' }).where('id', '=', other).execute()
  return id
}

export const replace = async (
  { server, people }: World,
  tested: KindUnderTest,
  id: string,
  path: string,
  value: unknown,
) =>
  itemOf(await call(server, tested, 'update', { id, patch: [{ op: 'replace', path, value }] }, people.admin))
