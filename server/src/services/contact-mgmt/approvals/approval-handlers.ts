import { sql } from 'kysely'
import {
  placeParts,
  type ApprovalCheck,
  type approvals,
  type Decline,
  type Duplicate,
} from '@app/contract/contact/approval-routes.ts'
import type { ImportedKindName } from '@app/contract/owners.ts'
import type * as z from 'zod'
import { decidePending } from '../../../patterns/approvals.ts'
import type { WebsiteChecks } from '../../../patterns/website-checks.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'

export interface ApprovalParts {
  websites: Pick<WebsiteChecks, 'start' | 'isChecking'>
  findDuplicates(kind: ImportedKindName, ids: readonly string[]): Promise<ReadonlyMap<string, Duplicate[]>>
}

type StoredCheck = Omit<NonNullable<ApprovalCheck['website']>, 'isChecking'>

interface Pending extends Pick<ApprovalCheck, 'submitter' | 'imageCount' | 'declined'> {
  id: string
  kind: ImportedKindName
  address: string | null
  city: string | null
  state: string | null
  position: number | null
  website: string | null
  /** Of the current address. */
  check: StoredCheck | null
  isFresh: boolean
}

/** Handlers for approvals of all kinds. */
export const approvalHandlers = ({
  websites,
  findDuplicates,
}: ApprovalParts): Handlers<typeof approvals> => ({
  checks: async ({ data: { ids } }, call) => {
    // Before reading, so that a check that ends meanwhile is neither repeated nor missed.
    const checking = new Set(ids.filter(websites.isChecking))
    const pending = await readPending(call, ids)
    for (const { id, website, isFresh } of pending)
      if (website !== null && !isFresh && !checking.has(id) && websites.start({ profileId: id, website }))
        checking.add(id)
    const duplicates = await duplicatesByKind(findDuplicates, pending)
    return {
      data: pending.map(({ id, website, check, submitter, imageCount, declined, ...place }) => ({
        profileId: id,
        duplicates: duplicates.get(id) ?? [],
        website: website === null ? null : { ...(check ?? neverChecked), isChecking: checking.has(id) },
        missingPlace: placeParts.filter((part) => place[part] === null),
        submitter,
        imageCount,
        declined,
      })),
    }
  },

  decide: async ({ data }, call) => {
    const decided = await decidePending(call, data)
    const { profileId, status } = data
    return { data: { profileId, status, decidedDate: decided.toISOString() } }
  },

  declined: async ({ data: { ids } }, call) => {
    const { rows } = await sql<z.output<typeof Decline>>`
      select p.id as "profileId", d.reason, derived.instant(d.decided_date) as "declinedDate"
      from profile p cross join lateral (${latestDecline}) d
      where p.id = any (${ids}::uuid[]) and p.status = 'Declined' and p.deleted_date is null
        and (${call.isAdmin} or exists (
          select from derived.staff s where s.owner_id = p.id and s.user_id = ${signedIn(call).id}))
      order by p.id`.execute(call.db)
    return { data: rows }
  },
})

async function duplicatesByKind(find: ApprovalParts['findDuplicates'], pending: readonly Pending[]) {
  const found = await Promise.all(
    [...Map.groupBy(pending, ({ kind }) => kind)].map(([kind, ofKind]) =>
      find(
        kind,
        ofKind.map(({ id }) => id),
      ),
    ),
  )
  return new Map(found.flatMap((ofKind) => [...ofKind]))
}

const neverChecked: StoredCheck = { outcome: null, httpStatus: null, checkedDate: null }

/** Of the profile `p`. */
const latestDecline = sql`
  select d.reason, d.decided_by, d.decided_date from approval_decision d
  where d.profile_id = p.id and d.status = 'Declined' order by d.id desc limit 1`

/** In the order of the ids. */
async function readPending(call: Call, ids: readonly string[]): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    select p.id, p.kind, p.address, p.city, p.state, p.lat as position, p.website,
      case when w.profile_id is not null then json_build_object('outcome', w.outcome, 'httpStatus', w.http_status,
        'checkedDate', derived.instant(w.checked_date)) end as check,
      coalesce(w.checked_date > now() - interval '1 day', false) as "isFresh",
      (select json_build_object('name', u.name, 'email', u.email) from member m join app_user u on u.id = m.user_id
        where m.owner_id = p.id and p.import_id is null order by m.created_date, m.id limit 1) as submitter,
      (select count(*)::int from image i where i.owner_id = p.id and i.item_id is null and i.sha256 is not null) as "imageCount",
      (select json_build_object('reason', d.reason, 'byName', u.name, 'declinedDate', derived.instant(d.decided_date))
        from (${latestDecline}) d left join app_user u on u.id = d.decided_by) as declined
    from profile p left join website_check w on w.profile_id = p.id and w.website = p.website
    where p.id = any (${ids}::uuid[]) and p.status = 'Pending' and p.deleted_date is null
    order by array_position(${ids}::uuid[], p.id)`.execute(call.db)
  return rows
}
