import type { Entitlements } from '@app/contract/entitlements.ts'

/** Whether the reader is on the team of the page. */
export const isOnTeam = (entitlements: Entitlements | undefined) =>
  entitlements?.role === 'member' || entitlements?.role === 'manager'
