import type { BusinessRecord, DestinationRecord, HotelRecord } from '../../records/guide-record.ts'
import { minuteOf } from '../open-hours.ts'
import { listed, valued, type FactsOf } from './writing.ts'

/** What a room costs depends on the nights: at least what the page says now. */
const rate: NonNullable<FactsOf<HotelRecord>['rate']> = ({ name, item }, { say, format }) => {
  const { lowestRate, currency } = item
  return [lowestRate !== null && say.rate({ name, from: format.money(lowestRate / 100, currency) })]
}
const stars: NonNullable<FactsOf<HotelRecord>['stars']> = ({ name, item }, { say }) =>
  valued(name, item.starRating, say.stars)
const rooms: NonNullable<FactsOf<HotelRecord>['rooms']> = ({ name, item: { roomCount } }, { say, format }) =>
  valued(name, roomCount && format.number(roomCount), say.rooms)

const checkIn: NonNullable<FactsOf<HotelRecord>['checkIn']> = (
  { name, item: { checkInTime } },
  { say, format },
) => valued(name, checkInTime && format.clock(minuteOf(checkInTime)), say.checkIn)
const checkOut: NonNullable<FactsOf<HotelRecord>['checkOut']> = (
  { name, item: { checkOutTime } },
  { say, format },
) => valued(name, checkOutTime && format.clock(minuteOf(checkOutTime)), say.checkOut)
const times: NonNullable<FactsOf<HotelRecord>['times']> = (hotel, writing) => [
  ...checkIn(hotel, writing),
  ...checkOut(hotel, writing),
]

export const hotelFacts: FactsOf<HotelRecord> = {
  stars,
  rating: stars,
  rooms,
  size: rooms,
  checkIn,
  checkOut,
  times,
  hours: times,
  amenities: ({ name, item }, writing) => listed(name, item.amenities, writing, writing.say.amenities),
  rate,
  priceLevel: rate,
  entryFee: rate,
  availability: ({ name }, { say }) => [say.rate({ name, from: null })],
}

const price: NonNullable<FactsOf<BusinessRecord>['priceLevel']> = (
  { name, item: { priceLevel } },
  { say },
) => [priceLevel !== null && say.priceLevel({ name, level: priceLevel })]

export const businessFacts: FactsOf<BusinessRecord> = {
  seats: ({ name, item: { seats } }, { say, format }) =>
    valued(name, seats && format.number(seats), say.seats),
  groups: ({ name, item: { takesGroups, seats } }, { say, format }) => [
    takesGroups !== null && say.groups({ name, takes: takesGroups }),
    ...valued(name, seats && format.number(seats), say.seats),
  ],
  priceLevel: price,
  entryFee: price,
  amenities: ({ name, item }, writing) => listed(name, item.attributes, writing, writing.say.attributes),
  type: ({ name, item }, writing) =>
    listed(name, [item.placeType?.replaceAll('_', ' ') ?? item.businessType], writing, writing.say.type),
}

export const destinationFacts: FactsOf<DestinationRecord> = {
  services: ({ name, item }, writing) => listed(name, item.services, writing, writing.say.services),
  sports: ({ name, item }, writing) => listed(name, item.sports, writing, writing.say.sports),
  type: ({ name, item }, writing) => listed(name, [item.destinationType], writing, writing.say.type),
}
