import type { Call } from '../platform/http/call.ts'

/** Leaves the row that every write to a profile, its children or its membership leaves, in the write's transaction. */
export async function audit(call: Call, profileId: string, subjectId: string | null, patch: unknown) {
  await call.db
    .insertInto('audit_log')
    .values({
      user_id: call.user?.id ?? null,
      operation: call.operation,
      profile_id: profileId,
      subject_id: subjectId,
      patch: patch === undefined ? null : jsonbOf(patch),
    })
    .execute()
}

// PostgreSQL keeps neither NUL nor halves of surrogate pairs, which a patch may hold where the item never shows them.
const jsonbOf = (value: unknown) =>
  JSON.stringify(value).replaceAll(/\\(?:u(0000|d[89a-f][0-9a-f]{2})|.)/g, (escape, unfit?: string) =>
    unfit === undefined ? escape : String.raw`\ufffd`,
  )
