import { listed } from '@app/contract/filter.ts'
import { destinationReading } from '@app/server/services/destination-mgmt/index.ts'
import type { DestinationFilter } from './queries/reading-query.ts'
import { hasAny, type Candidate, type TestedMarket } from './tested-market.ts'

interface Destination extends Candidate {
  destinationType: string
  services: string[]
}

export const destinations: TestedMarket<DestinationFilter, Destination> = {
  noun: 'destinations',
  reading: destinationReading,
  path: '/destinations',
  candidates: `
    select i.id, i.name, i.destination_type as "destinationType", i.services, i.sports, i.city, i.state, p.areas, i.lat,
      i.lng
    from derived.destination_item i join profile p on p.id = i.id where p.audience = 'public'`,
  words: ({ name, destinationType, city, sports }) => [name, destinationType, city ?? '', ...sports],
  demands:
    ({ filter: { destinationType, services } }) =>
    (candidate) =>
      hasAny([candidate.destinationType], destinationType) &&
      listed(services ?? []).every((one) => hasAny(candidate.services, one)),
}
