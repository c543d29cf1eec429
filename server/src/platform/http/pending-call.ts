import { opens, type GateMembership } from '@app/contract/gates.ts'
import type { Connections } from '../database.ts'
import { defaultNewAccountHours } from '../limits/limit-settings.ts'
import type { QuotaSettings } from '../quota-settings.ts'
import type { PendingCall, Caller } from './call.ts'
import type { Rights } from './rights.ts'

export interface Environment {
  connections: Connections
  rights: Rights
  quotas: QuotaSettings
  newAccountHours?: number | undefined
}

/** Creates a call that is not authorized yet. The caller's memberships are loaded lazily, once. */
export function pendingCall(
  { rights, quotas, newAccountHours = defaultNewAccountHours }: Environment,
  caller: Caller,
  rest: Omit<PendingCall, keyof Caller | 'opens' | 'quotas' | 'newAccountHours'>,
): PendingCall {
  let memberships: Promise<GateMembership[]> | undefined
  const call: PendingCall = {
    ...rest,
    ...caller,
    quotas,
    newAccountHours,
    opens: async (tier) => {
      if (!caller.user) return false
      memberships ??= rights.memberships(call, 'caller')
      return opens(tier, await memberships)
    },
  }
  return call
}
