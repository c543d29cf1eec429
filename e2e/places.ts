import { admin, newAccount } from './accounts.ts'
import { openSite } from './site.ts'

const { allApis } = openSite()

/** Far from the demo catalogue, and, in an area this wide, from the spots of other journeys and tries. */
export const spot = () => ({ lat: 52 + Math.random() * 16, lng: -130 + Math.random() * 60 })

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

interface PlacedHotel {
  name: string
  lat: number
  lng: number
  email?: string
}

export async function approvedHotel(draft: PlacedHotel) {
  const manager = await newAccount('Dana Brindlow')
  const calls = (await allApis(manager))['hotel-mgmt'].hotels
  const { data } = await calls.create({
    data: { roomCount: 118, amenities: ['Pool', 'Bus Parking'], ...draft },
  })
  await (await allApis(admin))['hotel-mgmt'].hotels.approve({ id: data.id })
  return { ...data, calls, manager }
}

const charge = { purpose: 'County', kind: 'Tax', unit: 'Percent', basisPoints: 1200 } as const
const fee = { purpose: 'Garage', kind: 'Fee', unit: 'Cents', cents: 900, per: 'Night' } as const

/** A hotel that sells rooms with two queens at 154 dollars a night, and kings at 180. Guests pay 9 dollars a night more, and taxes. */
export async function sellingHotel(draft: PlacedHotel) {
  const hotel = await approvedHotel(draft)
  const { id: ownerId, calls } = hotel
  const charges = [
    { name: 'Lodging tax', ...charge },
    { name: 'Parking', ...fee },
  ]
  await calls.pricing.create({ ownerId, data: { charges } })
  const room = { guests: 4, count: 12, rate: 15_400 }
  await calls.rooms.create({ ownerId, data: { ...room, name: 'Two queens', beds: ['Queen', 'Queen'] } })
  await calls.rooms.create({
    ownerId,
    data: { ...room, name: 'King', beds: ['King'], guests: 2, rate: 18_000 },
  })
  return hotel
}

export async function approvedBusiness(draft: {
  name: string
  lat: number
  lng: number
  businessType: 'Food & Beverage' | 'Entertainment'
}) {
  const calls = (await allApis(await newAccount('Dana Brindlow')))['business-mgmt'].businesses
  const { data } = await calls.create({ data: draft })
  await (await allApis(admin))['business-mgmt'].businesses.approve({ id: data.id })
  return { ...data, calls }
}

/** A promotion that runs today. */
export const openPromotion = (title: string) => ({ title, startDate: dayAfter(-1), endDate: dayAfter(30) })
