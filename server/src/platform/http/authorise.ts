import { pathParameters, reaches, type Route, type RouteTree, type Rung } from '@app/contract/route.ts'
import { forbidden, notFound, unauthenticated } from '../errors.ts'
import type { Call, Service } from './call.ts'

/** A call before it is known what the caller is on the owner. */
export type Outside = Omit<Call, 'rung' | 'transaction'>

/** The path's parameter that names the owner: `{ownerId}`, else the item's own `{id}`; none where the query guards. */
export function ownerParameter({ guard, path }: Route) {
  if (guard === 'query') return undefined
  const names = pathParameters(path)
  return names.find((name) => name === 'ownerId') ?? names.find((name) => name === 'id')
}

/** The caller's rung on the owner; throws the refusal where it does not reach what the route asks for. */
export async function authorise(
  service: Service<RouteTree>,
  route: Route,
  ownerId: string | undefined,
  call: Outside,
): Promise<Rung> {
  const base: Rung = call.isAdmin ? 'admin' : call.user ? 'user' : 'visitor'
  const rung = ownerId === undefined ? base : await service.findRung(call, ownerId)
  if (rung === null) throw notFound()
  if (reaches(rung, route.allow)) return rung
  throw call.user ? forbidden() : unauthenticated()
}
