import { organization } from '@app/contract/organizations/organization-routes.ts'
import type { Organization } from '@app/contract/organizations/organization-schema.ts'
import { knownDates } from '@app/contract/rules/event-text.ts'
import type { CardFacts, MarketSource } from '../../market/search-market.server.ts'
import { abbreviated } from '../../components/format.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import { organizationCard } from './card.ts'
import { organizationMarket } from './market.ts'

export const organizationSource: MarketSource<Organization> = {
  market: organizationMarket,
  filter: organization.filter,
  calls: kinds.organization.calls,
  card: (profile) => ({
    type: organizationCard.type(profile),
    // Rows have the same cells, so that their figures are below each other.
    score: [
      { label: 'Events', value: abbreviated(profile.eventCount) },
      { label: 'States', value: abbreviated(profile.eventStates.length) },
      { label: 'Followers', value: abbreviated(profile.followerCount) },
    ],
    ...(profile.sports.length === 0 && { sports: profile.services }),
    next: nextOf(profile),
  }),
}

function nextOf({ nextEvent }: Pick<Organization, 'nextEvent'>): CardFacts['next'] {
  if (nextEvent === null) return undefined
  const { id, name, startDate, endDate, hasFlexibleDates } = nextEvent
  const dates = knownDates({ startDate, endDate, months: [] }) ?? ''
  return {
    label: 'Next event',
    name,
    detail: hasFlexibleDates ? `flexible, ${dates}` : dates,
    to: profilePath(kinds.event, id),
  }
}
