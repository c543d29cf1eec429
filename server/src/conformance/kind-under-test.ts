import * as z from 'zod'
import { profileKinds, type ProfileKindName } from '@app/contract/owners.ts'
import type { ProfileKind } from '@app/contract/profile-kind.ts'
import { isRoute, operations, type Route, type RouteTree } from '@app/contract/route.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import { kinds } from '../kinds.ts'
import { kindFixtures } from '../testing/kind-fixtures.ts'
import type { KindFixture } from '../testing/kind-fixture.ts'
import { itemShape } from './reply-shapes.ts'

/** A kind of profile with what the tests derive from its routes. */
export interface KindUnderTest {
  kind: ProfileKindName
  contract: ProfileKind
  fixture: KindFixture
  /** The prefix of its paths, such as `/facility-mgmt/api`. */
  base: string
  /** The prefix of its operation ids, such as `facility-mgmt.facilities.`. */
  prefix: string
  /** Its routes by name, such as `images.create`. */
  routes: ReadonlyMap<string, Route>
  /** The names of its child collections, such as `images`. */
  collections: readonly string[]
  /** The collection of its members: `managers` or `members`. */
  members: string
  /** The list of the caller's favorites: `liked` or `followed`. */
  favorites: string
}

const isOf = (tree: RouteTree, { owner, path }: ProfileKind) => {
  const { get } = tree
  return get !== undefined && isRoute(get) && get.owner === owner && get.path === `${path}/{id}`
}

function underTest(kind: ProfileKindName): KindUnderTest {
  const { contract } = kinds[kind]
  for (const [service, entities] of Object.entries(services))
    for (const [entity, tree] of Object.entries<RouteTree>(entities)) {
      if (!isOf(tree, contract)) continue
      const routes = new Map(operations(tree))
      const nameOf = (isWanted: (route: Route) => boolean) =>
        [...routes].find(([, route]) => isWanted(route))?.[0].split('.')[0] ?? ''
      return {
        kind,
        contract,
        fixture: kindFixtures[kind],
        base: serviceBase(service),
        prefix: `${service}.${entity}.`,
        routes,
        collections: [...routes].flatMap(([name, { path }]) =>
          /^\w+\.(remove|cancel)$/.test(name) && /\/{ownerId}\/.*(?<!{importId})$/.test(path)
            ? [name.split('.')[0] ?? '']
            : [],
        ),
        members: nameOf(({ item }) => item === 'member'),
        favorites: nameOf(({ path }) => /\/my\/(liked|followed)$/.test(path)),
      }
    }
  throw new Error(`no service has the routes of ${kind}`)
}

export const kindsUnderTest: readonly KindUnderTest[] = profileKinds.map(underTest)

/** The kind and, as arguments of `describe.each`, its name. */
export const eachKind = kindsUnderTest.map((tested) => [tested.kind, tested] as const)

/** The collection whose children a route is about, or undefined. */
export const collectionOf = (name: string) => (name.includes('.') ? name.split('.')[0] : undefined)

export function routeOf({ kind, routes }: KindUnderTest, name: string): Route {
  const route = routes.get(name)
  if (!route) throw new Error(`${kind} has no ${name}`)
  return route
}

/** Whether the owner has at most one item in the collection. */
export const isSingle = ({ routes }: KindUnderTest, collection: string) =>
  routes.get(`${collection}.get`)?.path.includes('{id}') === false

export const isPaged = ({ query }: Route) => query instanceof z.ZodObject && 'offset' in query.shape

/** Whether the call answers a page of a list of items. Statistics have pages too, of rows without an id. */
export const isList = (route: Route) => isPaged(route) && 'id' in (itemShape(route) ?? {})

/** Whether the call answers a link to the file of a list. */
export const isExport = ({ budget, path }: Pick<Route, 'budget' | 'path'>) =>
  budget === 'exports' && path.endsWith('/exports')

/** Calls about an event or what it asks for, or about stays, which list no pages. Their own tests say what they find. */
export const isAboutRequest = (name: string) =>
  /^((matches|requestReading)(\.|$)|reservations\.mine$)/.test(name)

/** A draft of the fixture for a page that isn't public yet. */
export const hiddenDraftOf = (tested: KindUnderTest): object => {
  const { lifecycle } = tested.fixture
  return { ...draftOf(tested, 'full'), ...(lifecycle && { status: lifecycle.hidden }) }
}

/** A draft of the fixture, with unique ids of its own. */
export const draftOf = ({ fixture }: KindUnderTest, draft: 'full' | 'other'): object => ({
  ...fixture[draft],
  ...Object.fromEntries((fixture.uniqueFields ?? []).map((field) => [field, crypto.randomUUID()])),
})
