import { sql } from 'kysely'
import type { Audited } from '../../../patterns/audit.ts'
import { heldFor, holdersOf, release, releaseHolds, type Holder } from '../bids/held-entries.ts'
import { isAhead, isWaiting, lockEndedLeads } from './ended-leads.ts'
import { endingTable } from './ending-table.ts'
import type { Ending } from './ending.ts'
import { tellHolders, tellOtherSide } from './tell-ending.ts'

// What a side of a lead ends by itself follows the table of endings, too, and is no news of an event that is over. People are told before
// calendars are locked, as by awards: calls with another order of these two would deadlock.

/** Removes a lead from which its organizer withdraws, and tells a host that was waiting. */
export async function endWithdrawn(call: Audited, id: string) {
  const ending: Ending = endingTable.LeadWithdrawn
  const [lead] = await lockEndedLeads(call.db, sql`l.id = ${id}`)
  if (!lead) return
  if (isAhead(lead)) {
    await tellHolders(call, ending, [lead], await holdersOf(call, [id]))
    if (isWaiting(lead) && ending.tells.open !== null)
      await tellOtherSide(call, ending, lead, ending.tells.open)
  }
  await release(call, [id])
  await call.db.deleteFrom('lead').where('id', '=', id).execute()
}

/** Tells the organizer that a host took its offer back, and releases what it stood on. */
export async function endOffer(call: Audited, id: string) {
  const ending: Ending = endingTable.OfferWithdrawn
  const [lead] = await lockEndedLeads(call.db, sql`l.id = ${id}`)
  if (!lead) return
  if (isAhead(lead)) {
    await tellHolders(call, ending, [lead], await heldFor(call, [id]))
    if (ending.tells.open !== null) await tellOtherSide(call, ending, lead, ending.tells.open)
  }
  await release(call, [id])
}

/** Releases what is held for a lead that its host passed on. The move itself has told the organizer. */
export async function endPassed(call: Audited, id: string) {
  await tellOfAll(call, endingTable.LeadPassed, await holdersOf(call, [id]))
  await releaseHolds(call, [id])
}

/** Releases what is held for leads that their organizer turned down. The moves themselves have told the hosts. */
export async function endLost(call: Audited, ids: readonly string[]) {
  await tellOfAll(call, endingTable.LeadLost, await holdersOf(call, ids))
  await release(call, ids)
}

/** Releases what is booked for a lead whose organizer took the award back. The move itself has told the host. */
export async function endAward(call: Audited, id: string) {
  await tellOfAll(call, endingTable.AwardTakenBack, await heldFor(call, [id]))
  await release(call, [id])
}

async function tellOfAll(call: Audited, ending: Ending, holders: readonly Holder[]) {
  const ids = holders.map(({ leadId }) => leadId)
  const leads = await lockEndedLeads(call.db, sql`l.id = any(${ids}::uuid[])`)
  await tellHolders(call, ending, leads.filter(isAhead), holders)
}
