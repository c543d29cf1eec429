import * as z from 'zod'
import { reaches, rungs, type Route, type Rung } from './route.ts'
import { Tier } from './reference-lists/tiers.ts'

/** What each named ability stands for: the route whose own declaration decides it. */
export type Abilities = Record<string, Route>

export const Entitlements = z.object({
  role: z.enum(rungs),
  tier: Tier.nullable(),
  can: z.record(z.string(), z.boolean()),
})
export type Entitlements = z.infer<typeof Entitlements>

const passes = ({ check }: Route, rung: Rung, isAuthor: boolean) =>
  check === undefined || rung === 'admin' || (check === 'author' ? isAuthor : !reaches(rung, 'member'))

/** The reply of every `my/entitlements` route. */
export const entitlements = (
  abilities: Abilities,
  rung: Rung,
  tier: Entitlements['tier'],
  isAuthor = false,
): Entitlements => ({
  role: rung,
  tier,
  can: Object.fromEntries(
    Object.entries(abilities).map(([name, route]) => [
      name,
      reaches(rung, route.allow) && passes(route, rung, isAuthor),
    ]),
  ),
})
