import { collectionOf, kindsUnderTest, type KindUnderTest } from '../kind-under-test.ts'
import { makeTargets, type Operation, type Targets } from '../attempts.ts'
import type { Caller } from '../calls.ts'
import { linksOfWorld } from '../link-callers.ts'
import { makeWorld, type World } from '../world.ts'
import { signUp } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { Random } from '../../search/index/testing/random.ts'

/** What calls are made on, and by whom. */
export interface FuzzWorld {
  world: World
  targetsOf: (tested: KindUnderTest | undefined) => Targets | undefined
  callers: readonly (readonly [name: string, caller: Caller])[]
  /** Ids that replies had, newest last. */
  ids: KnownIds
}

/** Ids by what they are of. */
export class KnownIds {
  readonly #byName = new Map<string, string[]>()

  add(name: string, id: string) {
    const known = this.#byName.get(name) ?? []
    this.#byName.set(name, [...known.slice(-20), id])
  }

  /** One of the latest with this name. */
  some(name: string, random: Random): string | undefined {
    const known = this.#byName.get(name)
    return known && random.pick(known)
  }

  any(random: Random): string {
    return random.pick([...this.#byName.values()].map((ids) => ids.at(-1) ?? ''))
  }
}

/** The ids of a collection are known by its owner's kind. */
export const idNameOf = ({ id, tested }: Operation) =>
  tested ? `${tested.kind}.${collectionOf(id.slice(tested.prefix.length)) ?? ''}` : collectionOf(id)

/** A world with a full page of each kind, and somebody of each rung, and the links of both sides of a request. */
export async function makeFuzzWorld(server: TestServer): Promise<FuzzWorld> {
  const world = await makeWorld(server)
  const targets = new Map<KindUnderTest, Targets>()
  const ids = new KnownIds()
  for (const tested of kindsUnderTest) {
    const made = await makeTargets(world, tested)
    targets.set(tested, made)
    ids.add(`${tested.kind}Id`, made.full.id)
    ids.add('profileId', made.full.id)
    ids.add('ownerId', made.full.id)
    for (const [collection, id] of Object.entries(made.full.items))
      ids.add(`${tested.kind}.${collection}`, id)
  }
  for (const { id } of Object.values(world.people))
    for (const name of ['userId', 'memberIds', 'mentions']) ids.add(name, id)
  ids.add('parentId', world.parentId)
  const space = await server.pool.query<{ id: string }>('select id from calendar_unit limit 5')
  for (const { id } of space.rows) ids.add('unitIds', id)
  const callers: [string, Caller][] = [
    ['visitor', {}],
    ['user', world.people.user],
    ['member', world.people.member],
    ['manager', world.people.manager],
    ['admin', world.people.admin],
    ['stranger', world.stranger],
    ...(await linksOf(world, targets)),
  ]
  return { world, targetsOf: (tested) => tested && targets.get(tested), callers, ids }
}

async function linksOf(world: World, targets: ReadonlyMap<KindUnderTest, Targets>) {
  const links = await linksOfWorld(world, targets)
  return links.map((link): [string, Caller] => [
    `link of ${link.isOwn ? 'the' : 'another'} ${link.side}`,
    link,
  ])
}

/** Whether the people of the world still are who they were: calls may have blocked or deleted them. */
export async function isIntact({ world: { server, people } }: FuzzWorld): Promise<boolean> {
  try {
    const statuses = await Promise.all(
      Object.values(people).map(({ token }) => server.withToken(token).users.my({})),
    )
    return statuses.length > 0
  } catch {
    return false
  }
}

/** Somebody whom a call may block or delete. */
export const makeVictim = ({ server }: World) => signUp(server, `victim-${crypto.randomUUID()}`)
