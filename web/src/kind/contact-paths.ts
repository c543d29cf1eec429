import { hostKinds, type HostKindName, type ProfileKindName } from '@app/contract/owners.ts'
import { knownEventQuery, type KnownEvent } from '@app/contract/rules/known-event.ts'
import { maxHosts } from '@app/contract/rules/limits.ts'
import { kindList } from './registry.ts'
import { idsParameter, isId } from './profile-ids.ts'

export interface ProfileRef {
  kind: ProfileKindName
  id: string
}

/** A profile that receives requests. */
export interface HostRef extends ProfileRef {
  kind: HostKindName
}

export const isHost = (profile: ProfileRef): profile is HostRef =>
  hostKinds.some((kind) => kind === profile.kind)

const withProfiles = (profiles: readonly ProfileRef[]) =>
  new URLSearchParams(
    kindList.flatMap((kind) => {
      const ids = profiles.filter((profile) => profile.kind === kind.name).map(({ id }) => id)
      return ids.length === 0 ? [] : [[idsParameter(kind), ids.join(',')]]
    }),
  )

/** `/requests/new?facilities=<id>,<id>&destinations=<id>` with what is known of the event. */
export function newRequestPath(hosts: readonly HostRef[], event: KnownEvent = {}): string {
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

/** The hosts in a query, at most twelve. */
export const hostsIn = (search: URLSearchParams): HostRef[] =>
  profilesIn(search).filter(isHost).slice(0, maxHosts)

/** The query without one of its hosts. */
export function withoutHost(search: URLSearchParams, id: string): URLSearchParams {
  const left = new URLSearchParams(search)
  for (const kind of kindList) left.delete(idsParameter(kind))
  for (const [name, ids] of withProfiles(hostsIn(search).filter((host) => host.id !== id)))
    left.set(name, ids)
  return left
}
