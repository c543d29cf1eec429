import { eventAbilities, eventCollections, type events } from '@app/contract/events/event-routes.ts'
import { eventCosts } from '@app/contract/events/bids.ts'
import { eventSettings } from '@app/contract/events/event-setting.ts'
import { spaceTypes } from '@app/contract/facilities/space-type-schema.ts'
import { sql } from 'kysely'
import { childHandlers } from '../../../patterns/children.ts'
import { openKind } from '../../../patterns/common-handlers.ts'
import { inheritingMemberHandlers } from '../../../patterns/members.ts'
import { partnerHandlers } from '../../../patterns/partners.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { singleHandlers } from '../../../patterns/single.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { impactHandlers } from '../impact/impact-handlers.ts'
import { readingHandlers } from '../request-reading/reading-handlers.ts'
import { eventCalendar } from '../calendars/event-calendar.ts'
import { cloneEvent } from './clone-event.ts'
import { bidHandlers } from '../bids/bid-handlers.ts'
import { holdRequestHandlers } from '../bids/hold-requests.ts'
import { listBids } from '../bids/list-bids.ts'
import { sentRequestHandlers } from '../asking/request-handlers.ts'
import { writtenRequestHandlers } from '../asking/write-request.ts'
import { eventLeadHandlers } from '../leads/lead-handlers.ts'
import { eventHotelHandlers } from './event-hotels.ts'
import { eventKind } from './event-kind.ts'
import { eventMarket } from './event-market.ts'
import { eventWrites } from './event-moves.ts'
import { partnerUp } from './event-partner.ts'
import { placeHandlers } from './event-places.ts'
import { eventTexts } from './texts/event-texts.ts'
import { eventReading } from './event-reading.ts'
import { marketedSearches, searchRfps } from './event-search.ts'
import { ratesAlertHandlers } from './rates-alert.ts'

/** Opens the market of events, which the lists of an organization use too. */
export const openEvents = (shared: ServiceParts) =>
  openKind(shared, {
    kind: eventKind,
    market: eventMarket,
    reading: eventReading,
    abilities: eventAbilities,
    collections: ['amenities', 'sports', 'requirements', 'places', 'hotels'],
  })

export const eventHandlers = (
  { resolveLocation, brand, origin, openHeavyWork }: ServiceParts,
  { common, liking, parts }: ReturnType<typeof openEvents>,
  matches: Handlers<typeof events>['matches'],
  leadFit: Pick<Handlers<typeof events>['leads'], 'fit'>,
): Omit<Handlers<typeof events>, 'blocks'> => {
  const { amenities, sports, managers } = eventCollections
  const { liked, likes } = liking
  const writes = eventWrites(common, resolveLocation)
  return {
    ...common,
    ...writes,
    ...eventTexts(origin),
    request: { ...writtenRequestHandlers(writes), ...sentRequestHandlers() },
    ...marketedSearches(parts, common),
    searchRfps: searchRfps(parts),
    requestReading: readingHandlers({ openHeavyWork }),
    liked,
    likes: {
      ...likes,
      add: async (input, call) => {
        if (Object.keys(input.data).length === 0) await requireOpen(call, input.ownerId)
        return likes.add(input, call)
      },
    },
    managers: inheritingMemberHandlers(managers),
    amenities: childHandlers({ table: 'amenity', collection: amenities }),
    sports: childHandlers({ table: 'sport', collection: sports }),
    requirements: childHandlers({ table: 'space_type', collection: spaceTypes }),
    places: placeHandlers(resolveLocation),
    hotels: eventHotelHandlers(),
    ratesAlert: ratesAlertHandlers,
    leads: { ...eventLeadHandlers(), ...bidHandlers(), holdRequests: holdRequestHandlers(), ...leadFit },
    bids: listBids(resolveLocation),
    costs: childHandlers({ table: 'event_cost', collection: eventCosts }),
    setting: singleHandlers({ table: 'event_setting', collection: eventSettings }),
    impact: impactHandlers,
    partners: partnerHandlers(),
    partner: partnerUp,
    matches,
    clone: cloneEvent(resolveLocation),
    ical: eventCalendar({ brand, origin }),
  }
}

/** An event that is closed, over or cancelled takes no new interest. */
async function requireOpen(call: Call, id: string) {
  const { rows } = await sql`
    select from profile p join event e on e.profile_id = p.id
    where p.id = ${id} and (e.is_closed or p.status in ('Completed', 'Cancelled'))`.execute(call.db)
  if (rows.length > 0) throw conflict('EVENT_CLOSED', 'This event takes no new interest.')
}
