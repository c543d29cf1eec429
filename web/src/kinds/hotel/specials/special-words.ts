import type { Special } from '@app/contract/hotels/special-schema.ts'
import { stayText } from '@app/contract/hotels/stay-dates.ts'
import { counted } from '../../../components/format.ts'

/** `Nights of Mar 11 – 14, 2027, for stays of 2 nights or more`. */
export function specialNights({ startDate, endDate, minNights }: Special): string {
  const nights = `${startDate === endDate ? 'Night' : 'Nights'} of ${stayText({ checkIn: startDate, checkOut: endDate })}`
  return minNights === null || minNights === 1
    ? nights
    : `${nights}, for stays of ${counted(minNights, 'night')} or more`
}
