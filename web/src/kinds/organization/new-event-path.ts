import { kinds, newProfilePath } from '../../kind/registry.ts'

/** The creation page of events, with this organization as the organizer. */
export const newEventPath = (id: string) =>
  `${newProfilePath(kinds.event)}?${new URLSearchParams({ organization: id }).toString()}`
