import type { Ratings } from '../facility-content.ts'

export const stars = [5, 4, 3, 2, 1] as const
type Star = (typeof stars)[number]

/** Whole percentages that add up to 100, by the largest remainder method. */
export function shares(distribution: Ratings['distribution']): Record<Star, number> {
  const total = stars.reduce<number>((sum, star) => sum + distribution[star], 0)
  const percents: Record<Star, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  if (total === 0) return percents
  const exact = stars.map((star) => ({ star, percent: (distribution[star] / total) * 100 }))
  for (const { star, percent } of exact) percents[star] = Math.floor(percent)
  const left = 100 - stars.reduce<number>((sum, star) => sum + percents[star], 0)
  const missing = exact.toSorted((one, other) => (other.percent % 1) - (one.percent % 1))
  for (const { star } of missing.slice(0, left)) percents[star] += 1
  return percents
}
