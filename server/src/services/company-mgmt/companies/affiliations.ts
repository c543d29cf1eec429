import { affiliations } from '@app/contract/companies/affiliations.ts'
import { nothing, type Page } from '@app/contract/envelope.ts'
import { reaches } from '@app/contract/route.ts'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { audit } from '../../../patterns/audit.ts'
import {
  childLists,
  getChild,
  readChildren,
  requireRoomIn,
  type OwnedItem,
} from '../../../patterns/children.ts'
import { lockUntilCommit } from '../../../patterns/lock-until-commit.ts'
import { seesProfile, visible } from '../../../patterns/visibility.ts'
import { notFound } from '../../../platform/errors.ts'
import { checkRevision, type Call } from '../../../platform/http/call.ts'
import { createdIf } from '../../../platform/http/json-text.ts'
import type { ItemResolver } from '../../../platform/http/rights.ts'

/** Links that both sides accepted are visible to everyone who sees both. The staff of a side see all its links. */
const isVisible = (call: Call) => sql`(
  ${call.isAdmin}
  or exists (select from derived.staff s
    where s.user_id = ${call.user?.id ?? null} and s.owner_id in (t.owner_id, t.company_id))
  or t.is_accepted and ${seesProfile(call, 't.owner_id')} and ${seesProfile(call, 't.company_id')})`

const children = { table: 'affiliation', collection: affiliations, visible: isVisible }

/** Handlers for the routes of `locations`. */
export const locationHandlers = () => ({
  ...childLists(children, (companyId) => ({ condition: sql`t.company_id = ${companyId}` })),
  waiting: (page: Page, call: Call) =>
    readChildren(children, call, { condition: waitsFor(call) }, page, { sort: '-createdDate' }),
})

/** One side of a link that isn't in effect has accepted it. The managers of the other one answer. */
const waitsFor = (call: Call) => sql`not t.is_accepted and exists (select from derived.staff s
  where s.user_id = ${call.user?.id ?? null} and s.rung = 'manager'
    and s.owner_id = case when t.is_accepted_by_company then t.owner_id else t.company_id end)`

/** Handlers for the routes of `companiesOf`. `id` is the company's. */
export const companiesOfHandlers = () => ({
  ...childLists(children),
  link: async ({ ownerId, id: companyId }: OwnedItem, call: Call) => {
    const sides = sidesOf(call)
    // Two sides that accept at once must find each other's link.
    await lockUntilCommit(call, `affiliation/${ownerId}/${companyId}`)
    const existing = await lockLink(call, ownerId, companyId)
    // The company's manager may name a profile that the manager can't see, which the route doesn't check.
    if (!existing) await requireNewLink(call, ownerId)
    const id = existing?.id ?? newId()
    const hasChanged = await writeLink(call, { id, ownerId, companyId, ...sides })
    if (hasChanged) await audit(call, ownerId, companyId, [{ op: 'add', path: '', value: sides }])
    return createdIf(!existing, await getChild(children, call, ownerId, id))
  },
  unlink: async ({ ownerId, id: companyId }: OwnedItem, call: Call) => {
    const existing = await lockLink(call, ownerId, companyId)
    if (!existing) throw notFound()
    checkRevision(call, existing.revision)
    await sql`delete from affiliation where id = ${existing.id}`.execute(call.db)
    await audit(call, ownerId, companyId, [{ op: 'remove', path: '' }])
    return nothing
  },
})

/** The sides that the caller acts for. Managers of both sides and administrators accept for both at once. */
function sidesOf({ owners }: Call) {
  const manages = (side: 'path' | 'item') =>
    owners.some(({ via, rung }) => via === side && reaches(rung, 'manager'))
  return { isAcceptedByOwner: manages('path'), isAcceptedByCompany: manages('item') }
}

async function lockLink(call: Call, ownerId: string, companyId: string) {
  const { rows } = await sql<{ id: string; revision: number }>`
    select id, revision from affiliation where owner_id = ${ownerId} and company_id = ${companyId} for update`.execute(
    call.db,
  )
  return rows[0]
}

async function requireNewLink(call: Call, ownerId: string) {
  if (!call.owners.some(({ via }) => via === 'path')) throw notFound()
  await requireRoomIn(children, call, ownerId)
}

interface Link {
  id: string
  ownerId: string
  companyId: string
  isAcceptedByOwner: boolean
  isAcceptedByCompany: boolean
}

/** Returns whether it changed anything: not if the side had accepted before. */
async function writeLink(call: Call, link: Link): Promise<boolean> {
  const { rows } = await sql`
    insert into affiliation as a (id, owner_id, company_id, is_accepted_by_owner, is_accepted_by_company, created_by)
    values (${link.id}, ${link.ownerId}, ${link.companyId}, ${link.isAcceptedByOwner}, ${link.isAcceptedByCompany}, ${call.user?.id ?? null})
    on conflict (owner_id, company_id) do update set
      is_accepted_by_owner = a.is_accepted_by_owner or excluded.is_accepted_by_owner,
      is_accepted_by_company = a.is_accepted_by_company or excluded.is_accepted_by_company
    where (a.is_accepted_by_owner, a.is_accepted_by_company)
      <> (a.is_accepted_by_owner or excluded.is_accepted_by_owner, a.is_accepted_by_company or excluded.is_accepted_by_company)
    returning a.id`.execute(call.db)
  return rows.length > 0
}

/**
 * A link belongs to its company as well as to the owner in the path. The company must be visible to the caller, or linked
 * already: the staff of the other side may answer a company that isn't public.
 */
export const affiliatedCompany: ItemResolver = async (call, ownerId, id) => {
  const [found] = await call.prepared(
    'affiliated-company',
    `select c.id from profile c where c.id = $2 and c.kind = 'company' and c.deleted_date is null
      and exists (select from profile o where o.id = $1 and o.deleted_date is null)
      and (${visible('c', '$3', '$4', 'false')}
        or exists (select from affiliation a where a.owner_id = $1 and a.company_id = c.id))`,
    [ownerId, id, call.user?.id ?? null, call.isAdmin],
  )
  return found ? { userId: null, owners: [{ kind: 'company', id }] } : null
}
