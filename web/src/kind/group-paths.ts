import type { KindFacts } from './registry.ts'
import { idsParameter } from './profile-ids.ts'

/** The form that writes to the team of a page. */
export const contactPath = (kind: KindFacts, id: string) => `/groups/new?${idsParameter(kind)}=${id}`

/** The conversations, with the form of a new group of the team of a page. */
export const newGroupPath = (kind: KindFacts, id: string) => `/groups?${idsParameter(kind)}=${id}`
