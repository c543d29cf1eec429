import type { HotelMatch, HotelMatches } from '@app/contract/hotels/hotel-matches.ts'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { EventHotels } from '../event-hotels.tsx'

const nothing = { stats: { count: 0 } }

/** A hotel with rooms, $266.56 for two nights and $149 a night for everybody. */
export const matchOf = (id: string, known: object = {}, hotel: object = {}) => ({
  hotel: {
    id,
    name: id,
    headerImage: null,
    logo: null,
    amenities: [],
    distance: 0.4,
    lat: 39,
    lng: -86,
    ...hotel,
  },
  places: [{ name: 'Calloway', miles: 0.4 }],
  state: 'Open',
  timeZone: 'America/Indiana/Indianapolis',
  currency: 'USD',
  freeUntil: '2027-03-04T23:00:00.000Z',
  offer: offerOf(),
  hindrance: null,
  reasons: [],
  ...known,
})

/** What a room costs at the rate of everybody. */
export const offerOf = (known: object = {}) => ({
  id: 'r',
  name: 'Two queens',
  beds: [],
  guests: 4,
  left: 31,
  minStay: 1,
  total: 29_800,
  totalWithTaxes: 33_376,
  nightly: 14_900,
  hindrance: null,
  block: null,
  ...known,
})

/** What it costs at the rate of the event's block. */
export const blockOf = (known: object = {}) => ({
  id: 'b',
  nights: ['2027-03-12', '2027-03-13'],
  left: 31,
  total: 23_800,
  totalWithTaxes: 26_656,
  nightly: 11_900,
  cutOff: '2027-02-26',
  rebate: 600,
  rebateReceiver: 'Crossroads Youth Basketball',
  rebatePurpose: 'referees',
  ...known,
})

interface Shown {
  meta?: Partial<HotelMatches['_meta']>
  places?: object[]
  setting?: object
}

/** Opens the page of the hotels of an event of Mar 12–14, 2027. */
export function showHotels(
  matches: ReturnType<typeof matchOf>[],
  { meta, places = [], setting }: Shown = {},
  search = '',
) {
  const fetchFiles = globalThis.fetch
  const countOf = (state: HotelMatch['state']) => matches.filter((match) => match.state === state).length
  answerCalls(({ path, query }) => {
    if (path.endsWith('/setting')) return { data: { hotelLiveRatesEnabled: true, ...setting } }
    if (path.endsWith('/places')) return { data: places, _meta: nothing }
    if (path === '/hotels/search/matches')
      return {
        data: matches,
        _meta: {
          stats: { count: matches.length },
          stay: { checkIn: '2027-03-12', checkOut: '2027-03-14' },
          states: { Open: countOf('Open'), Unknown: countOf('Unknown'), Full: countOf('Full') },
          facets: { beds: {}, amenities: {} },
          changes: [],
          ...meta,
        },
      }
    if (path.endsWith('/availability'))
      return { data: { currency: 'USD', rooms: matches.map(({ offer }) => offer) } }
    // The shapes of the map.
    if (path.endsWith('.json')) return fetchFiles(`${path}?${query.toString()}`)
    return { data: [], _meta: nothing }
  })
  signInAsAdmin()
  const event = plainEvent({ startDate: '2027-03-12', endDate: '2027-03-14' })
  renderPart(<EventHotels event={event} />, `/events/${event.id}/hotels${search}`)
}
