import type { Event } from '@app/contract/events/event-schema.ts'
import { moneyText } from '@app/contract/hotels/money.ts'
import { counted, miles as milesText } from '../../components/format.ts'

/** What a family pays beside the hotel, in cents, and where that is from. */
export interface TripPart {
  name: 'entry' | 'the drive'
  /** Undefined if it isn't known. */
  cents: number | undefined
  source: string
}

/** Of all car expenses, in cents a mile. */
export const usualMileage = 72.5
export const mileageSource = 'The IRS rate for 2026: fuel, wear and insurance.'

/** The entry of so many players, as the event has it. */
export function entryPart(
  { individualCost, teamCost }: Pick<Event, 'individualCost' | 'teamCost'>,
  players: number,
): TripPart {
  if (individualCost !== null) {
    const each = Math.round(individualCost * 100)
    const source = `${counted(players, 'player')} at ${moneyText(each, 'USD')}, as the event says`
    return { name: 'entry', cents: each * players, source }
  }
  const source =
    teamCost === null
      ? 'Entry isn’t known. The event doesn’t say what it costs.'
      : `A team pays ${moneyText(Math.round(teamCost * 100), 'USD')}, as the event says. Ask yours for your share.`
  return { name: 'entry', cents: undefined, source }
}

export interface Drive {
  /** One way. */
  miles: number
  /** Whether that is along a straight line, because no roads are known. */
  isStraight: boolean
}

/** The drive there and back, at so many cents a mile. */
export function drivePart(drive: Drive | undefined, mileage: number): TripPart {
  if (drive === undefined)
    return { name: 'the drive', cents: undefined, source: 'Say where you come from to see it.' }
  const way = `${milesText(drive.miles)} each way ${drive.isStraight ? 'in a straight line. Roads are longer' : 'by road'}`
  return { name: 'the drive', cents: Math.round(drive.miles * 2 * mileage), source: way }
}

/** What the trip costs with a hotel, such as '$409.56 with entry and the drive'. Undefined if only the hotel is known. */
export function tripText(
  hotel: { cents: number; currency: string },
  parts: readonly TripPart[],
): string | undefined {
  const known = parts.filter(({ cents }) => cents !== undefined)
  if (known.length === 0 || hotel.currency !== 'USD') return undefined
  const sum = known.reduce((cents, part) => cents + (part.cents ?? 0), hotel.cents)
  return `${moneyText(sum, 'USD')} with ${known.map(({ name }) => name).join(' and ')}`
}
