import type { Gate } from './gates.ts'
import { reaches, type RouteRecord, type Rung } from './route.ts'

/** A caller's access to the owner and item of a call. */
export interface Standing {
  rung: Rung
  /** Whether the caller wrote the addressed item, or the item is about the caller. */
  isOwnItem: boolean
  opens(gate: Gate): boolean
}

export type Objection = 'rung' | 'author' | 'outsider' | 'self' | 'gate' | 'field'

type Policy = Pick<RouteRecord, 'allow' | 'check' | 'gate' | 'fields'>

/**
 * Returns the reason why the caller may not call the route, or null. Both the server's authorization and the entitlements
 * use this function, so they can't disagree. With `field`, it also checks the permission to change that field.
 */
export function objection(route: Policy, standing: Standing, field?: string): Objection | null {
  const { rung } = standing
  if (!reaches(rung, route.allow)) return 'rung'
  if (field !== undefined && !mayWrite(route, field, rung)) return 'field'
  if (rung === 'admin') return null
  if (route.check === 'author' && !standing.isOwnItem) return 'author'
  if (route.check === 'outsider' && reaches(rung, 'member')) return 'outsider'
  if (route.check === 'self' && !standing.isOwnItem && !reaches(rung, 'manager')) return 'self'
  if (route.gate && !isExempt(route.gate, rung) && !standing.opens(route.gate)) return 'gate'
  return null
}

const isExempt = ({ unless }: Gate, rung: Rung) => unless !== undefined && reaches(rung, unless)

/** Whether the rung may write the field through this route. Fields that aren't restricted have the access of the route. */
export const mayWrite = ({ fields }: Pick<RouteRecord, 'fields'>, field: string, rung: Rung) =>
  reaches(rung, fields?.[field] ?? 'visitor')
