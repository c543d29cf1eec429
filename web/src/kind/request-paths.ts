import type { HostKindName } from '@app/contract/owners.ts'
import { kinds, profilePath } from './registry.ts'

/** The organizer's view of a request. */
export const requestPath = (id: string) => `/requests/${id}`

/** A request to a host, for its team. */
export const leadPath = (id: string) => `/leads/${id}`

/** The leads of a host, for its team. */
export const pipelinePath = ({ kind, id }: { kind: HostKindName; id: string }) =>
  `${profilePath(kinds[kind], id)}/pipeline`

/** What an event brings, for the teams of the event and of its hosts. */
export const impactPath = (id: string) => `/events/${id}/impact`
