import * as z from 'zod'
import { Continued, ContinuedBefore, ContinuedTake, Id, Instant } from '../envelope.ts'
import { KindName } from '../profile-schema.ts'
import { route } from '../route.ts'
import { longestText } from '../rules/limits.ts'

/** How many people of a team are listed. */
export const mostListedMembers = 5

/** A deleted profile, as administrators see it until it is purged. */
export const DeletedProfile = z.object({
  kind: KindName,
  id: Id,
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  deletedDate: Instant,
  /** Null if it was an import, or if the account is gone. */
  deletedBy: z.object({ id: Id, name: z.string() }).nullable(),
  /** When it is purged. Until then it can be restored. */
  endDate: Instant,
  /** Its own team, in the order of joining, at most 5 of them. */
  team: z.array(z.object({ id: Id, name: z.string(), role: z.string() })).max(mostListedMembers),
  teamCount: z.int(),
  /** Whether somebody can manage it after a restore, also through the organization or company that owns it. */
  isManaged: z.boolean(),
})
export type DeletedProfile = z.output<typeof DeletedProfile>

export const DeletedPage = z.object({
  kind: KindName.optional(),
  /** Beginnings of words of the name. */
  text: z.string().trim().max(longestText).default(''),
  /** The `next` of the page before. */
  before: ContinuedBefore,
  take: ContinuedTake,
})
export type DeletedPage = z.output<typeof DeletedPage>

/** Deleted profiles of all kinds. The `restore` of their kind restores them. */
export const deletedProfiles = {
  list: route({
    owner: null,
    allow: 'admin',
    method: 'GET',
    path: '/deleted-profiles',
    query: DeletedPage,
    reply: Continued(DeletedProfile),
    summary:
      'Profiles that can be restored, newest deletion first. There is no total, and pages continue after a profile',
  }),
}
