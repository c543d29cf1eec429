import { dayLength, worldDay } from '../../epoch.ts'
import type { Facts } from '../facts.ts'
import type { Person } from '../../people/people.ts'
import type { Random } from '../../random.ts'
import { climateOf } from '../spaces/standing.ts'
import { reviewWriter, type ReviewText } from './review-text.ts'

export interface InventedReview extends ReviewText {
  person: Person
  rating: number
  at: number
}

const most = 40
const shareWithout = 0.38
const daysBack = 3 * 365

/** Reviews of the years since the facility was listed, at most three; the oldest first. */
export function inventReviews(
  facts: Facts,
  listedAt: number,
  reviewers: readonly Person[],
  random: Random,
): InventedReview[] {
  const count = random.chance(shareWithout) ? 0 : 1 + Math.floor(random.next() ** 5.5 * most)
  if (count === 0) return []
  const quality = random.bell()
  const write = reviewWriter(facts)
  const since = Math.max(listedAt, worldDay - daysBack * dayLength)
  return random
    .sample(reviewers, Math.min(count, most))
    .map((person) => ({ person, at: visitDay(facts, since, random) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ person, at }) => {
      const rating = starsFor(quality, random)
      return { person, at, rating, ...write(rating, at, random) }
    })
}

const usualShares = [
  [5, 0.57],
  [4, 0.28],
  [3, 0.08],
  [2, 0.035],
  [1, 0.035],
] as const

/** Most people are content and a few are angry with any place; `quality`, from -1 to 1, tilts that either way. */
const starsFor = (quality: number, random: Random) =>
  random.weighted(
    usualShares.map(([stars, share]) => [stars, share * 2.4 ** (quality * (stars - 4))] as const),
  )

const snow = new Set(['Ski Slope', 'Sliding Track'])

/** A day in the part of the year when the place is in use. */
function visitDay(facts: Facts, since: number, random: Random): number {
  const [main] = facts.spaces
  const isSnow =
    main !== undefined && (snow.has(main.name) || (main.name === 'Rink' && main.location === 'Outdoor'))
  const isSeasonal = isSnow || (main?.location === 'Outdoor' && climateOf(facts.town.state) !== 'warm')
  let at = since
  for (let tries = 0; tries < 6; tries++) {
    at = since + Math.floor(random.next() * (worldDay - since))
    const month = new Date(at).getUTCMonth()
    const isInUse = isSnow ? month < 3 || month > 10 : month > 2 && month < 10
    if (!isSeasonal || isInUse) break
  }
  return at
}
