import { PaidTier, paidTiers } from './reference-lists/tiers.ts'
import * as z from 'zod'

/** A tier as the operator offers it. What it opens isn't configuration: gates decide that. */
export const Plan = z.object({
  tier: PaidTier,
  name: z.string(),
  text: z.string(),
  /** In the operator's words, such as '$900 a year'. */
  price: z.string().nullable(),
})

export const Plans = z.object({
  /** From the lowest tier to the highest. */
  plans: z.array(Plan),
  /** An email address for questions about them. */
  contact: z.string().nullable(),
})
export type Plans = z.output<typeof Plans>

const texts: Record<PaidTier, string> = {
  Bronze: 'Organization stats, and for destinations the RFP marketplace.',
  Silver: 'Adds hot leads, and for facilities the RFP marketplace.',
  Gold: 'Everything that Silver opens. Ask us what else comes with it.',
}

const words = (most: number) =>
  z
    .string({ error: 'must be text' })
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(most, { error: `must be at most ${most} characters long` })

const objectError: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'unrecognized_keys' ? `has the unknown field ${issue.keys.join(', ')}` : 'must be an object'

const PlanSetting = z.strictObject(
  {
    tier: z.enum(paidTiers, { error: `must be one of ${paidTiers.join(', ')}` }),
    name: words(40).optional(),
    text: words(300).optional(),
    price: words(60).optional(),
  },
  { error: objectError },
)
type PlanSetting = z.output<typeof PlanSetting>

const Setting = z.strictObject(
  {
    plans: z
      .array(PlanSetting, { error: 'must be a list of plans' })
      .min(1, { error: 'must have at least one plan' })
      .refine((plans) => new Set(plans.map(({ tier }) => tier)).size === plans.length, {
        error: 'must have each tier once',
      })
      .optional(),
    contact: z.email({ error: 'must be an email address' }).optional(),
  },
  { error: objectError },
)

const planOf = ({ tier, name = tier, text = texts[tier], price }: PlanSetting) => ({
  tier,
  name,
  text,
  price: price ?? null,
})

/** All tiers, without prices. */
export const defaultPlans: Plans = { plans: paidTiers.map((tier) => planOf({ tier })), contact: null }

/** Reads JSON such as `{"plans":[{"tier":"Gold","price":"$900 a year"}],"contact":"sales@example.com"}`. Returns what is wrong with it as a text. */
export function readPlans(text: string): Plans | string {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'must be JSON, such as {"plans":[{"tier":"Gold","price":"$900 a year"}],"contact":"sales@example.com"}'
  }
  const { data, error } = Setting.safeParse(json)
  if (data === undefined)
    return error.issues
      .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' '))
      .join('; ')
  const { plans, contact = null } = data
  const inOrder = plans?.toSorted((a, b) => paidTiers.indexOf(a.tier) - paidTiers.indexOf(b.tier))
  return { plans: inOrder?.map(planOf) ?? defaultPlans.plans, contact }
}

export const plansText = z.string().transform((text, context): Plans => {
  const read = readPlans(text)
  if (typeof read !== 'string') return read
  context.addIssue({ code: 'custom', message: read })
  return z.NEVER
})
