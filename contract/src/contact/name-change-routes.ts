import * as z from 'zod'
import { Id, Instant, Many, One, Page } from '../envelope.ts'
import { KindName } from '../profile-schema.ts'
import { route } from '../route.ts'
import { longestText } from '../rules/limits.ts'

/** A new name of an approved profile. */
export const NameChange = z.object({
  id: Id,
  profile: z.object({ kind: KindName, id: Id }),
  place: z.object({ city: z.string().nullable(), state: z.string().nullable() }),
  /** The name that administrators saw last: when they approved the profile, accepted a change or made one. */
  oldName: z.string(),
  newName: z.string(),
  /** Who changed it. Null if the account is gone. */
  user: z.object({ id: Id, name: z.string(), email: z.string() }).nullable(),
  /** `Superseded`: the name was changed again, which is another change. */
  status: z.enum(['Open', 'Accepted', 'Undone', 'Superseded']),
  changedDate: Instant,
  decidedDate: Instant.nullable(),
})
export type NameChange = z.infer<typeof NameChange>

const Decision = z.strictObject({ nameChangeId: Id, status: z.enum(['Accepted', 'Undone']) })

const admins = { owner: null, allow: 'admin' } as const

/** Changes of the names of approved profiles of all kinds. Those by administrators aren't among them. */
export const nameChanges = {
  list: route({
    ...admins,
    method: 'GET',
    path: '/name-changes',
    query: Page.extend({ text: z.string().trim().max(longestText).default('') }),
    reply: Many(NameChange),
    summary: 'Open changes, oldest first; text searches names, places and people',
  }),
  decide: route({
    ...admins,
    method: 'POST',
    path: '/name-changes/decisions',
    data: Decision,
    reply: One(NameChange),
    summary: 'Accept a change, or undo it, which restores the old name and emails the managers',
  }),
}
