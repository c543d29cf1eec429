import type { FastifyBaseLogger } from 'fastify'
import type { Page } from '@app/contract/envelope.ts'
import { services } from '@app/contract/tree.ts'
import { publishedProfiles } from '../../patterns/published-profiles.ts'
import { settleBy, type Geocode } from '../../patterns/settle.ts'
import { profileRung } from '../../patterns/visibility.ts'
import type { Connections } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { openMarket } from '../../search/marketplace.ts'
import { facilityHandlers } from './facilities/facility-handlers.ts'
import { facilityMarket } from './facilities/facility-market.ts'
import { placeHandlers, type PlaceLookups } from './places/place-handlers.ts'

export interface FacilityServiceParts {
  connections: Connections
  databaseUrl: string
  geocode: Geocode & PlaceLookups
  store: FileStore
  log: FastifyBaseLogger
}

/** The facility service with its market, ready to be registered. */
export async function facilityService({
  connections,
  databaseUrl,
  geocode,
  store,
  log,
}: FacilityServiceParts) {
  const market = await openMarket(facilityMarket(geocode), { pool: connections.pool, url: databaseUrl, log })
  return {
    name: 'facility-mgmt',
    tree: services['facility-mgmt'],
    handlers: {
      facilities: facilityHandlers({ market, settle: settleBy(geocode), store }),
      places: placeHandlers(geocode),
    },
    findRung: profileRung('facility'),
    published: (page: Page) => publishedProfiles(connections.db, 'facility', page),
    close: () => market.close(),
  }
}
