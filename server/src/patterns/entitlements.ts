import { entitlements, gatesOf, type Abilities } from '@app/contract/entitlements.ts'
import type { Call } from '../platform/http/call.ts'

/** Returns the caller's permissions on the owner or item of the call, and the membership tier of the owner. */
export async function entitlementsOn(call: Call, abilities: Abilities) {
  const gates = gatesOf(abilities)
  const areOpen = await Promise.all(gates.map((gate) => call.opensGate(gate, call)))
  const access = { ...call, opens: (gate: (typeof gates)[number]) => areOpen[gates.indexOf(gate)] ?? false }
  return { data: entitlements(abilities, access, await ownerTier(call)) }
}

async function ownerTier({ db, owners: [owner] }: Call) {
  if (!owner) return null
  const row = await db
    .selectFrom('profile')
    .select('membership_tier')
    .where('id', '=', owner.id)
    .executeTakeFirst()
  return row?.membership_tier ?? null
}
