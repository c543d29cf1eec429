import type { Destination } from '@app/contract/destinations/destination-schema.ts'
import { destinationServices } from '@app/contract/reference-lists/destination-services.ts'
import { destinationTypes } from '@app/contract/reference-lists/destination-types.ts'
import { sportNames } from '@app/contract/reference-lists/sports.ts'
import type { Entry, MarketDeclaration } from '../../../search/market-declaration.ts'
import { sportWords } from '../../../search/sport-words.ts'

interface DestinationEntry extends Entry, Pick<Destination, 'destinationType' | 'services'> {
  facts: Pick<Destination, 'sports' | 'facilityCount'> & { otherNames: string[] }
}

export const destinationMarket: MarketDeclaration<DestinationEntry> = {
  facets: {
    destinationType: { kind: 'one', values: destinationTypes },
    services: { kind: 'many', match: 'all', values: destinationServices },
    sports: { kind: 'many', values: sportNames },
  },
  numbers: { reactionCount: {}, facilityCount: {} },
  sorts: {
    followers: [{ number: 'reactionCount', highestFirst: true }],
    facilities: [{ number: 'facilityCount', highestFirst: true }],
  },
  tieBreaker: 'followers',
  fit: {
    facets: {
      sports: { weight: 3, isRequired: true },
      services: { weight: 2, isRequired: true },
      destinationType: { weight: 1 },
    },
    sizes: { facilityCount: 2 },
    distance: { weight: 3, halfMiles: 100, maxMiles: 500 },
  },
  words: ({ destinationType, services, facts }) => ({
    sports: sportWords(facts.sports),
    type: [destinationType, ...services, ...facts.otherNames],
  }),
}
