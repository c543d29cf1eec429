import * as z from 'zod'
import { profileKinds, type OwnerKind } from '../owners.ts'
import { Continued, Id, Instant, Nothing, One } from '../envelope.ts'
import { route, linkSides } from '../route.ts'

/** Of all owners that a write may be of. */
export const ownerKinds = [...profileKinds, 'user', 'group', 'story'] as const satisfies readonly OwnerKind[]

/** The longest text of a changed field that an entry shows. */
export const longestShownValue = 200

/** How many fields of a patch an entry lists. */
export const mostShownFields = 20

/** A write, as administrators see it. */
export const AuditEntry = z.object({
  /** A number, later ones are higher. */
  id: z.string(),
  at: Instant,
  /** Such as `facility-mgmt.facilities.update`. */
  operation: z.string(),
  /** The side whose mailed link it was done by, with or without an account. */
  link: z.enum(linkSides).nullable(),
  /** Null for what the product did by itself, and for links without an account. */
  user: z
    .object({
      id: Id,
      /** Null if the account is gone. */
      name: z.string().nullable(),
    })
    .nullable(),
  /** What was changed: a page with its children, an account, a conversation or a story. Null for settings of the product. */
  owner: z
    .object({
      id: Id,
      /** Null if it is gone. */
      kind: z.enum(ownerKinds).nullable(),
      /** Null if it is gone, and of conversations, which have none. */
      name: z.string().nullable(),
      isDeleted: z.boolean(),
    })
    .nullable(),
  /** Whether an item of the owner was changed, such as an image. */
  isItem: z.boolean(),
  /** Fields of the patch. */
  fields: z
    .array(
      z.object({
        op: z.string(),
        /** The first part of the path. */
        name: z.string(),
        /** Set if it is a text, number or flag of a page. Accounts have none but `isAdmin`. Cut after 200 characters. */
        value: z.string().nullable(),
        /** The value before, if the change is a patch of a page in the last 30 days. */
        before: z.string().nullable(),
      }),
    )
    .max(mostShownFields),
  /** Whether `undo` undoes it: its kind can be undone, and the same wasn't changed since. */
  canUndo: z.boolean(),
})
export type AuditEntry = z.output<typeof AuditEntry>

export const AuditFilter = z.strictObject({
  ownerId: Id.optional(),
  userId: Id.optional(),
  operation: z
    .string()
    .max(100)
    .regex(/^[\w.-]+$/, 'must be the id of an operation')
    .optional(),
  from: Instant.optional(),
  /** Exclusive. */
  until: Instant.optional(),
})
export type AuditFilter = z.output<typeof AuditFilter>

/** A number as text: PostgreSQL's bigint has more digits than JavaScript's numbers. */
const EntryId = z.string().regex(/^\d{1,18}$/, 'must be the id of an entry')

export const AuditPage = z.object({
  /** The last entry of the page before. */
  before: EntryId.optional(),
  take: z.coerce.number().int().min(1).max(100).default(50),
})
export type AuditPage = z.output<typeof AuditPage>

const admins = { owner: null, allow: 'admin' } as const

/** All writes, for administrators. There is no total: counting millions of rows would take longer than reading a page. */
export const auditLog = {
  filtered: route({
    ...admins,
    method: 'POST',
    path: '/auditLog/filtered',
    effect: 'read',
    query: AuditPage,
    data: AuditFilter,
    reply: Continued(AuditEntry),
    summary: 'Writes of everybody, newest first. Pages continue after an entry instead of an offset',
  }),
  undo: route({
    isEnding: true,
    ...admins,
    method: 'POST',
    path: '/auditLog/undo',
    data: z.strictObject({ entryId: EntryId }),
    reply: Nothing,
    summary:
      "Undo a patch of a page, a deletion, a restore or a change of the administrators' role, by the ordinary write, which is logged again",
  }),
  operations: route({
    ...admins,
    method: 'GET',
    path: '/auditLog/operations',
    reply: One(z.array(z.string())),
    summary: 'The operations that the audit log has, sorted',
  }),
}
