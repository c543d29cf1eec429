import type { ProfileKindName } from '@app/contract/owners.ts'
import { kindList, type KindFacts } from '../kinds/registry.ts'

/** A profile that receives requests. */
export interface HostRef {
  kind: ProfileKindName
  id: string
}

/** What is known of an event before its request is written. */
export interface KnownEvent {
  event?: string | undefined
  sport?: string | undefined
  from?: string | undefined
  to?: string | undefined
  space?: string | undefined
  count?: number | undefined
}

const maxHosts = 12

/** Query parameter with the ids of a kind, such as `facilities`. */
const parameterOf = ({ path }: KindFacts) => path.slice(1)

const withHosts = (hosts: readonly HostRef[]) =>
  new URLSearchParams(
    kindList.flatMap((kind) => {
      const ids = hosts.filter((host) => host.kind === kind.name).map(({ id }) => id)
      return ids.length === 0 ? [] : [[parameterOf(kind), ids.join(',')]]
    }),
  )

/** `/requests/new?facilities=<id>,<id>&destinations=<id>` with what is known of the event. */
export function newRequestPath(hosts: readonly HostRef[], event: KnownEvent = {}): string {
  const search = withHosts(hosts)
  for (const [name, value] of Object.entries(event)) if (value !== undefined) search.set(name, String(value))
  return `/requests/new?${search.toString().replaceAll('%2C', ',')}`
}

export const claimPath = (profile: HostRef) => `/claims/new?${withHosts([profile]).toString()}`

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The hosts in a query, each once, at most twelve. Text that is no id is ignored. */
export function hostsIn(search: URLSearchParams): HostRef[] {
  const hosts = kindList.flatMap((kind) =>
    [...new Set(search.get(parameterOf(kind))?.toLowerCase().split(','))]
      .filter((id) => uuid.test(id))
      .map((id) => ({ kind: kind.name, id })),
  )
  return hosts.slice(0, maxHosts)
}

/** The query without one of its hosts. */
export function withoutHost(search: URLSearchParams, id: string): URLSearchParams {
  const left = new URLSearchParams(search)
  for (const kind of kindList) left.delete(parameterOf(kind))
  for (const [name, ids] of withHosts(hostsIn(search).filter((host) => host.id !== id))) left.set(name, ids)
  return left
}
