import { bidTotal } from '@app/contract/rules/bid-total.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { EventFacts } from '../events/event.ts'
import type { Random } from '../random.ts'
import type { Asked } from './asking.ts'
import type { Host } from './hosts.ts'

/** What a host offers: rent by the space and day, and what it gives to get an event. */
export function bidRow(
  { facts, asked }: { facts: EventFacts; asked: Asked },
  host: Host,
  costs: readonly (readonly [string, number])[],
  random: Random,
) {
  const { startDate, days, spacesNeeded } = facts
  const round = (dollars: number) => Math.round(dollars / 50) * 50
  const rent = round(spacesNeeded * days * random.int(140, 620))
  const grants = host.kind === 'destination' ? 0.7 : 0.15
  const hasHotels = asked.rooms_per_night !== null
  const missing = random.chance(0.3) && spacesNeeded > 2 ? random.int(1, 2) : 0
  const row = {
    start_date: startDate,
    end_date: addDays(startDate, days - 1),
    rent,
    fees: random.chance(0.5) ? round(rent * (0.02 + random.next() * 0.08)) : 0,
    live_stream_cost: asked.live_stream === null ? null : streamCostOf(rent),
    fees_note: random.chance(0.3) ? 'Cleaning and one site manager' : null,
    grant_amount: random.chance(grants) ? round(random.int(20, 150) * 100) : 0,
    services: host.kind === 'destination' ? ['Volunteer', 'Welcome Bags'] : [],
    included: costs.filter(() => random.chance(0.55)).map(([name]) => name),
    space_count: spacesNeeded - missing,
    spaces_note: missing > 0 ? `${missing} more at a partner` : null,
    hotel_rooms: hasHotels ? asked.rooms_per_night : null,
    hotel_rate: hasHotels ? random.int(104, 189) : null,
    rebate: hasHotels ? random.pick([0, 0, 5, 8, 10, 12]) : 0,
    hotel_miles: hasHotels ? Math.round(random.next() * 80) / 10 : null,
    cancellation_terms: random.chance(0.4)
      ? 'Half of the rent is due if you cancel less than 60 days before.'
      : null,
    note: random.chance(0.4) ? 'We would be glad to show you around.' : null,
  }
  const offer = {
    startDate: row.start_date,
    endDate: row.end_date,
    rent: row.rent,
    fees: row.fees,
    liveStreamCost: row.live_stream_cost,
    grantAmount: row.grant_amount,
    included: row.included,
    rebate: row.rebate,
    hotelRooms: row.hotel_rooms,
  }
  const prices = costs.map(([name, price]) => ({ name, price }))
  const { total } = bidTotal(offer, { costs: prices, roomNights: asked.room_nights })
  return { ...row, confirmed_total: total }
}

/** Decided by the rent instead of a draw, which would change all further ones. Null is no live stream, and 0 one that the rent includes. */
function streamCostOf(rent: number) {
  if (rent % 200 === 0) return null
  return rent % 100 === 0 ? 0 : 750
}
