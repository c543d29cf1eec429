import type { ProfileKindName } from '@app/contract/owners.ts'
import { maxHosts } from '@app/contract/rules/limits.ts'
import { kindList } from '../kinds/registry.ts'
import { knownEventQuery, type KnownEvent } from './known-event.ts'
import { idsParameter, isId } from './profile-ids.ts'

/** A profile that receives requests. */
export interface HostRef {
  kind: ProfileKindName
  id: string
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
  const query = [withHosts(hosts).toString().replaceAll('%2C', ','), knownEventQuery(event)]
  return `/requests/new?${query.filter((part) => part !== '').join('&')}`
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
