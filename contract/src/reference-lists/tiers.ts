import * as z from 'zod'

export const tiers = ['Legacy', 'Bronze', 'Silver', 'Gold'] as const
export const Tier = z.enum(tiers)
export type Tier = z.infer<typeof Tier>

export const paidTiers = ['Bronze', 'Silver', 'Gold'] as const
export const PaidTier = z.enum(paidTiers)
export type PaidTier = z.infer<typeof PaidTier>
