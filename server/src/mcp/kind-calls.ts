import { toWire } from '@app/contract/client.ts'
import { kindContracts } from '@app/contract/kinds.ts'
import { profileKinds, type ProfileKindName } from '@app/contract/owners.ts'
import { operations, type Route } from '@app/contract/route.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import type { Operations } from './call-operations.ts'

/** The routes of a kind by their names, such as `search`, and the base of its service. */
function routesOf(kind: ProfileKindName) {
  const { path } = kindContracts[kind]
  for (const [service, tree] of Object.entries(services)) {
    const all = [...operations(tree)]
    const [get] = all.find(([, route]) => route.method === 'GET' && route.path === `${path}/{id}`) ?? []
    if (get === undefined) continue
    const prefix = get.slice(0, -'get'.length)
    const own = all
      .filter(([id]) => id.startsWith(prefix))
      .map(([id, route]) => [id.slice(prefix.length), route] as const)
    return { base: serviceBase(service), routes: new Map<string, Route>(own) }
  }
  throw new Error(`no service has ${path}`)
}

const known = new Map(profileKinds.map((kind) => [kind, routesOf(kind)]))

/** The kinds that have a marketplace. */
export const searchedKinds = profileKinds.filter((kind) => known.get(kind)?.routes.has('search'))

/** Calls an operation of a kind, such as `search`. The caller parses the reply. */
export function callKind(
  { send }: Pick<Operations, 'send'>,
  kind: ProfileKindName,
  name: string,
  input: Parameters<typeof toWire>[2],
): Promise<unknown> {
  const { base, routes } = known.get(kind) ?? {}
  const route = routes?.get(name)
  if (base === undefined || route === undefined) throw new Error(`${kind} has no operation ${name}`)
  return send(toWire(route, base, input))
}

/** The address of a page of the product. */
export const pageAddress = (origin: string, kind: ProfileKindName, id: string) =>
  `${origin}${kindContracts[kind].path}/${id}`
