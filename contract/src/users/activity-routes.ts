import * as z from 'zod'
import { Continued, Id, Instant, Page } from '../envelope.ts'
import { KindName } from '../profile-schema.ts'
import { route } from '../route.ts'
import { activityViews } from '../rules/activity-views.ts'

/** What everybody who sees a page may read about it. */
export const publicActions = [
  'created',
  'approved',
  'published',
  'completed',
  'cancelled',
  'updated',
  'photos',
  'documents',
  'reviewed',
] as const

/** What only managers of a page read. */
export const managerActions = ['submitted', 'declined', 'restored', 'joined', 'reacted'] as const

export const ActivityAction = z.enum([...publicActions, ...managerActions])
export type ActivityAction = z.output<typeof ActivityAction>

const PageName = z.object({ kind: KindName, id: Id, name: z.string() })

/** What happened to a page on one day, such as all edits of its fields. */
export const ActivityEntry = z.object({
  /** Of the latest row of the audit log. */
  id: z.string(),
  /** Of the latest. */
  at: Instant,
  action: ActivityAction,
  profile: PageName.extend({
    picture: z.string(),
    city: z.string().nullable(),
    state: z.string().nullable(),
  }),
  /** The page that it belongs to, if the caller follows that one. */
  parent: PageName.nullable(),
  /** How many changes, photos, reviews or people. */
  count: z.int(),
  /** Names of fields and collections that were updated. */
  fields: z.array(z.string()),
  /** Who did it, for managers of the page. Null if it was several people, or somebody who is hidden or gone. */
  user: z.object({ id: Id, name: z.string() }).nullable(),
})
export type ActivityEntry = z.output<typeof ActivityEntry>

export const ActivityQuery = Page.extend({ view: z.enum(activityViews).default('all') })

export const activity = route({
  method: 'GET',
  path: '/users/my/activity',
  owner: null,
  allow: 'user',
  query: ActivityQuery,
  reply: Continued(ActivityEntry),
  summary:
    'What happened to pages that the caller likes, follows or manages, newest first, from the audit log. There is no total; `next` is the offset of the next page',
})
