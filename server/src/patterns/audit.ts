import { sql } from 'kysely'
import type { Call, MailedLink } from '../platform/http/call.ts'

/** What is recorded: by whom and by which side's mailed link, or by the product itself. */
export type Audited = Pick<Call, 'db' | 'operation'> & {
  user: { id: string } | null
  link?: Pick<MailedLink, 'side'> | undefined
}

/**
 * Records a write to an owner or its children, in the same transaction. The owner is null for settings of the product and messages to its team. `before`
 * has the changed fields as they were, which is what an undo needs. Only profiles' own fields have it, and for 30 days: values of
 * people and items would be personal. `isFinal` marks a change that the rules of the kind don't allow to be reversed.
 */
export async function audit(...record: Parameters<typeof auditing>) {
  await auditing(...record).execute(record[0].db)
}

/** The statement of `audit`, for callers that write with it. */
export const auditing = (
  call: Audited,
  ownerId: string | null,
  subjectId: string | null,
  patch: unknown,
  before?: Readonly<Record<string, unknown>>,
  isFinal = false,
) =>
  sql`insert into audit_log (user_id, operation, owner_id, subject_id, patch, before, is_final, link_side)
    values (${call.user?.id ?? null}, ${call.operation}, ${ownerId}, ${subjectId}, ${patch === undefined ? null : jsonbOf(patch)},
      ${before === undefined ? null : jsonbOf(before)}, ${isFinal}, ${call.link?.side ?? null})`

/** Records a write to an item of a collection, or to the whole collection if `id` is null. */
export async function auditChild(
  { isUnaudited }: { isUnaudited?: true },
  call: Call,
  ownerId: string,
  id: string | null,
  patch: unknown,
) {
  if (!isUnaudited) await audit(call, ownerId, id, patch)
}

// PostgreSQL can't store NUL or lone surrogates. A patch may contain them even if its result doesn't.
const jsonbOf = (value: unknown) =>
  JSON.stringify(value).replaceAll(/\\(?:u(0000|d[89a-f][0-9a-f]{2})|.)/g, (escape, invalid?: string) =>
    invalid === undefined ? escape : String.raw`\ufffd`,
  )
