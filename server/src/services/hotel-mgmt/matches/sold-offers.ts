import { lastSoldNight } from '@app/contract/hotels/stay-dates.ts'
import { dayIn, placeDay } from '@app/contract/rules/place-day.ts'

/** Where days begin first. */
const firstZone = 'Pacific/Kiritimati'

/** The hotels, without the offers of those that don't sell a night yet. Each counts two years from its own day. */
export async function withSoldOffers<T extends { offers: readonly unknown[] }>(
  hotels: readonly T[],
  night: string,
  zoneOf: (hotel: T) => Promise<string>,
  now = new Date(),
): Promise<T[]> {
  const isSoldFrom = (today: string) => night <= lastSoldNight(today)
  // Everywhere, or nowhere, which are most nights: zones take long to find.
  if (isSoldFrom(placeDay(null, now))) return [...hotels]
  const isSoldSomewhere = isSoldFrom(dayIn(firstZone, now))
  return Promise.all(
    hotels.map(async (hotel) =>
      isSoldSomewhere && isSoldFrom(placeDay(await zoneOf(hotel), now)) ? hotel : { ...hotel, offers: [] },
    ),
  )
}
