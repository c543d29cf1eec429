import { sql } from 'kysely'
import type { Audited } from '../../../patterns/audit.ts'
import { release, releaseHolds } from '../bids/held-entries.ts'
import { lockEndedLeads } from './ended-leads.ts'
import { endingTable, type EndingName } from './ending-table.ts'
import type { Ending } from './ending.ts'
import { tellHolder, tellOtherSide } from './tell-ending.ts'

// What a side of a lead ends by itself follows the table of endings, too.

/** Removes a lead from which its organizer withdraws, and tells a host that was waiting. */
export async function endWithdrawn(call: Audited, id: string) {
  const ending: Ending = endingTable.LeadWithdrawn
  const [lead] = await lockEndedLeads(call.db, sql`l.id = ${id}`)
  if (!lead) return
  await tellHolders(call, 'LeadWithdrawn', lead, await release(call, [id]))
  if ((lead.status === 'Open' || lead.status === 'Interested') && ending.tells.open !== null)
    await tellOtherSide(call, ending, lead, ending.tells.open)
  await call.db.deleteFrom('lead').where('id', '=', id).execute()
}

/** Releases what is held for a lead that its host passed on. The move itself has told the organizer. */
export async function endPassed(call: Audited, id: string) {
  const [lead] = await lockEndedLeads(call.db, sql`l.id = ${id}`)
  if (lead) await tellHolders(call, 'LeadPassed', lead, await releaseHolds(call, [id]))
}

async function tellHolders(
  call: Audited,
  name: EndingName,
  lead: Awaited<ReturnType<typeof lockEndedLeads>>[number],
  entries: Awaited<ReturnType<typeof release>>,
) {
  for (const ownerId of new Set(entries.map((entry) => entry.ownerId)))
    if (ownerId !== lead.profileId) await tellHolder(call, endingTable[name], lead, ownerId)
}
