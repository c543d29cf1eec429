import * as z from 'zod'
import type { Gate } from './gates.ts'
import { objection, type Standing } from './policy.ts'
import { Tier } from './reference-lists/tiers.ts'
import { rungs, type Route } from './route.ts'

/** The permission to change a restricted field of a payload. */
interface FieldAbility {
  route: Route
  field: string
}
type Ability = Route | FieldAbility

/** Abilities by name. Each is decided by its route. */
export type Abilities = Record<string, Ability>

export const Entitlements = z.object({
  role: z.enum(rungs),
  tier: Tier.nullable(),
  can: z.record(z.string(), z.boolean()),
})
export type Entitlements = z.infer<typeof Entitlements>

const isAble = (ability: Ability, standing: Standing) =>
  'route' in ability
    ? objection(ability.route, standing, ability.field) === null
    : objection(ability, standing) === null

/** The gates of the routes, which the server evaluates before calling `entitlements`. */
export const gatesOf = (abilities: Abilities): Gate[] =>
  Object.values(abilities).flatMap((ability) => ('route' in ability ? ability.route : ability).gate ?? [])

/** Builds the reply of a `my/entitlements` route. */
export const entitlements = (
  abilities: Abilities,
  standing: Standing,
  tier: Entitlements['tier'],
): Entitlements => ({
  role: standing.rung,
  tier,
  can: Object.fromEntries(
    Object.entries(abilities).map(([name, ability]) => [name, isAble(ability, standing)]),
  ),
})
