import type { ProfileKindName } from '@app/contract/owners.ts'
import type { ItemResolver } from '../../../platform/http/rights.ts'

/**
 * The impact of an event belongs to the event and to the hosts where it takes place. Only hosts whose staff the caller is on are
 * named, because everyone sees their pages. Nobody else reads a draft.
 */
export const eventImpact: ItemResolver = async (call, _ownerId, id) => {
  const owners = await call.prepared<{ id: string; kind: ProfileKindName }>(
    'owners-of-impact',
    `select e.id, e.kind from profile e where e.id = $1 and e.kind = 'event' and e.deleted_date is null
    union all
    select h.id, h.kind from profile e
    join event_place t on t.owner_id = e.id join profile h on h.id = t.profile_id
    where e.id = $1 and e.deleted_date is null and e.status <> 'Draft'
      and exists (select from derived.staff s where s.owner_id = h.id and s.user_id = $2)`,
    [id, call.user?.id ?? null],
  )
  return owners.length === 0 ? null : { userId: null, owners }
}
