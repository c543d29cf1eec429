import type { ProfileKindName } from '@app/contract/owners.ts'
import { maxHosts } from '@app/contract/rules/limits.ts'
import { kindList } from '../kinds/registry.ts'
import { idsParameter, isId } from './profile-ids.ts'

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

const withHosts = (hosts: readonly HostRef[]) =>
  new URLSearchParams(
    kindList.flatMap((kind) => {
      const ids = hosts.filter((host) => host.kind === kind.name).map(({ id }) => id)
      return ids.length === 0 ? [] : [[idsParameter(kind), ids.join(',')]]
    }),
  )

/** `/requests/new?facilities=<id>,<id>&destinations=<id>` with what is known of the event. */
export function newRequestPath(hosts: readonly HostRef[], event: KnownEvent = {}): string {
  const search = withHosts(hosts)
  for (const [name, value] of Object.entries(event)) if (value !== undefined) search.set(name, String(value))
  return `/requests/new?${search.toString().replaceAll('%2C', ',')}`
}

export const claimPath = (profile: HostRef) => `/claims/new?${withHosts([profile]).toString()}`

/** The hosts in a query, each once, at most twelve. Text that is no id is ignored. */
export function hostsIn(search: URLSearchParams): HostRef[] {
  const hosts = kindList.flatMap((kind) =>
    [...new Set(search.get(idsParameter(kind))?.toLowerCase().split(','))]
      .filter(isId)
      .map((id) => ({ kind: kind.name, id })),
  )
  return hosts.slice(0, maxHosts)
}

/** The query without one of its hosts. */
export function withoutHost(search: URLSearchParams, id: string): URLSearchParams {
  const left = new URLSearchParams(search)
  for (const kind of kindList) left.delete(idsParameter(kind))
  for (const [name, ids] of withHosts(hostsIn(search).filter((host) => host.id !== id))) left.set(name, ids)
  return left
}
