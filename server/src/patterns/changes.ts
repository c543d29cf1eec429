import type { Call } from '../platform/http/call.ts'
import type { ProfileKind } from './profile-kind.ts'

const query = `
  select coalesce(json_object_agg(name, derived.instant(at)), '{}') as changes from (
    select name, max(a.at) as at from audit_log a
    cross join lateral (
      -- A write to the profile itself, or an import, changes what its patch names. Any other one changes a collection.
      select split_part(a.operation, '.', 3) as name where a.subject_id is not null
      union all
      select split_part(step ->> 'path', '/', 2) from jsonb_array_elements(a.patch) step
        where (a.subject_id is null or split_part(a.operation, '.', 3) in ('import', 'undoImport'))
          and step ->> 'op' <> 'test'
    ) changed
    where a.owner_id = $1 and name = any ($2::text[]) group by name
  ) latest`

/**
 * The handler of `changes`, from the audit log. Only fields and collections that everyone reads are reported: the times of
 * other writes, such as claims, are private.
 */
export const changesHandler = ({ contract }: ProfileKind, collections: readonly string[]) => {
  const names = [...Object.keys(contract.draft.shape), ...collections]
  return async ({ id }: { id: string }, call: Call) => {
    const [row] = await call.prepared<{ changes: Record<string, string> }>(
      `changes-${contract.owner}`,
      query,
      [id, names],
    )
    return { data: row?.changes ?? {} }
  }
}
