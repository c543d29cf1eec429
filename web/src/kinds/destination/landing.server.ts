import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import { listOf } from '../../components/format.ts'
import type { LandingFacts, TopicProfiles } from '../../kind/landing/landing-facts.ts'
import { countsOf, spelled } from '../../kind/landing/landing-words.ts'

export const destinationLanding: LandingFacts<Destination> = {
  sort: 'facilities',
  texts: async (_api, _topic, found) => ({ lead: [], about: aboutDestinations(found), figures: [] }),
}

/** With one and with several destinations. */
const services: readonly [service: string, one: string, several: string][] = [
  ['Grant Programs', 'offers grants', 'offer grants'],
  ['Lodging Services', 'helps with lodging', 'help with lodging'],
  ['Volunteer', 'finds volunteers', 'find volunteers'],
]

/** 'Of the 18, six are sports commissions, 11 offer grants, and ten help with lodging.' */
export function aboutDestinations({
  count,
  profiles,
  facets,
}: Pick<TopicProfiles<Destination>, 'count' | 'profiles' | 'facets'>): string | undefined {
  if (count < 2) return undefined
  const countOf = (facet: string, value: string) =>
    countsOf(facets, facet).find(({ name }) => name === value)?.count ?? 0
  const commissions = countOf('destinationType', 'Sports Commission')
  const offers = services.flatMap(([service, one, several]) => {
    const n = countOf('services', service)
    return n === 0 ? [] : [`${n === count ? 'all' : spelled(n)} ${n === 1 ? one : several}`]
  })
  const [largest, next] = profiles.toSorted((one, other) => other.facilityCount - one.facilityCount)
  const leads = largest !== undefined && largest.facilityCount > Math.max(1, next?.facilityCount ?? 0)
  const parts = [
    ...(commissions === 0
      ? []
      : [
          `${commissions === count ? 'all' : spelled(commissions)} ${commissions === 1 ? 'is a sports commission' : 'are sports commissions'}`,
        ]),
    ...offers,
  ]
  const sentences = [
    parts.length > 0 && `Of the ${spelled(count)}, ${listOf(parts)}.`,
    leads && `${largest.name} has the most facilities, ${spelled(largest.facilityCount)}.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ') || undefined
}
