import { hostKinds, type HostKindName, type ProfileKindName } from '@app/contract/owners.ts'
import { maxHosts } from '@app/contract/rules/limits.ts'
import { kindList } from '../kinds/registry.ts'
import { knownEventQuery, type KnownEvent } from './known-event.ts'
import { idsParameter, isId } from './profile-ids.ts'

export interface ProfileRef {
  kind: ProfileKindName
  id: string
}

/** A profile that receives requests. */
export interface HostRef extends ProfileRef {
  kind: HostKindName
}

/** Whether requests can be sent to profiles of this kind. */
const isHostKind = (kind: ProfileKindName): kind is HostKindName => hostKinds.some((name) => name === kind)

const withProfiles = (profiles: readonly ProfileRef[]) =>
  new URLSearchParams(
    kindList.flatMap((kind) => {
      const ids = profiles.filter((host) => host.kind === kind.name).map(({ id }) => id)
      return ids.length === 0 ? [] : [[idsParameter(kind), ids.join(',')]]
    }),
  )

/** `/requests/new?facilities=<id>,<id>&destinations=<id>` with what is known of the event. Of the profiles, only hosts count. */
export function newRequestPath(profiles: readonly ProfileRef[], event: KnownEvent = {}): string {
  const hosts = profiles.filter(({ kind }) => isHostKind(kind))
  const query = [withProfiles(hosts).toString().replaceAll('%2C', ','), knownEventQuery(event)]
  return `/requests/new?${query.filter((part) => part !== '').join('&')}`
}

export const claimPath = (profile: ProfileRef) => `/claims/new?${withProfiles([profile]).toString()}`

/** The profiles in a query, each once. Text that is no id is ignored. */
export const profilesIn = (search: URLSearchParams): ProfileRef[] =>
  kindList.flatMap((kind) =>
    [...new Set(search.get(idsParameter(kind))?.toLowerCase().split(','))]
      .filter(isId)
      .map((id) => ({ kind: kind.name, id })),
  )

/** The first twelve profiles in a query that receive requests. */
export const hostsIn = (search: URLSearchParams): HostRef[] =>
  profilesIn(search)
    .flatMap(({ kind, id }) => (isHostKind(kind) ? [{ kind, id }] : []))
    .slice(0, maxHosts)

/** The query without one of its hosts. */
export function withoutHost(search: URLSearchParams, id: string): URLSearchParams {
  const left = new URLSearchParams(search)
  for (const kind of kindList) left.delete(idsParameter(kind))
  for (const [name, ids] of withProfiles(hostsIn(search).filter((host) => host.id !== id)))
    left.set(name, ids)
  return left
}
