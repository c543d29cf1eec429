import { sql } from 'kysely'
import type { Audited } from '../../../patterns/audit.ts'
import { heldFor, release, releaseHolds } from '../bids/held-entries.ts'
import { isWaiting, lockEndedLeads } from './ended-leads.ts'
import { endingTable } from './ending-table.ts'
import type { Ending } from './ending.ts'
import { tellHolders, tellOtherSide } from './tell-ending.ts'

// What a side of a lead ends by itself follows the table of endings, too. People are told before calendars are locked, as by awards: calls with
// another order of these two would deadlock.

/** Removes a lead from which its organizer withdraws, and tells a host that was waiting. */
export async function endWithdrawn(call: Audited, id: string) {
  const ending: Ending = endingTable.LeadWithdrawn
  const [lead] = await lockEndedLeads(call.db, sql`l.id = ${id}`)
  if (!lead) return
  await tellHolders(call, ending, [lead], await heldFor(call, [id]))
  if (isWaiting(lead) && ending.tells.open !== null)
    await tellOtherSide(call, ending, lead, ending.tells.open)
  await release(call, [id])
  await call.db.deleteFrom('lead').where('id', '=', id).execute()
}

/** Releases what is held for a lead that its host passed on. The move itself has told the organizer. */
export async function endPassed(call: Audited, id: string) {
  const [lead] = await lockEndedLeads(call.db, sql`l.id = ${id}`)
  if (!lead) return
  await tellHolders(call, endingTable.LeadPassed, [lead], await heldFor(call, [id], ['Hold']))
  await releaseHolds(call, [id])
}
