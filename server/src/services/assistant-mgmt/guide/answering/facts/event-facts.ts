import type { EventRecord } from '../../records/guide-record.ts'
import { minuteOf } from '../open-hours.ts'
import { addressOf } from './address.ts'
import { listed, valued, type FactsOf, type Text, type Writing } from './writing.ts'

function datesOf({ name, item }: EventRecord, { say, format }: Writing): Text[] {
  const value = format.days(item.startDate, item.endDate)
  const days = item.dayCount === null ? null : format.number(item.dayCount)
  return [item.hasFlexibleDates ? say.flexibleDates({ name, value, days }) : say.dates({ name, value })]
}

function timesOf({ name, item: { startTime, endTime } }: EventRecord, { say, format }: Writing): Text[] {
  if (startTime === null) return []
  const end = endTime === null ? null : format.clock(minuteOf(endTime))
  return [say.times({ name, start: format.clock(minuteOf(startTime)), end })]
}

const timesAndDates = (event: EventRecord, writing: Writing) => [
  ...timesOf(event, writing),
  ...datesOf(event, writing),
]

const costText = (cost: number | null, { say, format }: Writing) =>
  cost === 0 ? say.free : cost && format.money(cost)

const deadlineOf = ({ name, item: { entryDeadline } }: EventRecord, { say, format }: Writing) =>
  valued(name, entryDeadline && format.day(entryDeadline), say.deadline)

const venueOf = ({ name, venues }: EventRecord, { say, format }: Writing): Text[] => [
  venues.length > 0 && say.venues({ name, value: format.list(venues.map((venue) => venue.name)) }),
]

const organizerOf = ({ name, item }: EventRecord, { say }: Writing) =>
  valued(name, item.organization?.name, say.organizer)

const entryFee: NonNullable<FactsOf<EventRecord>['entryFee']> = ({ name, item }, writing) => [
  ...valued(name, costText(item.teamCost, writing), writing.say.teamCost),
  ...valued(name, costText(item.individualCost, writing), writing.say.individualCost),
]

export const eventFacts: FactsOf<EventRecord> = {
  address: (event, writing) => [
    ...venueOf(event, writing),
    ...valued(event.name, addressOf(event), writing.say.address),
  ],
  dates: datesOf,
  times: timesAndDates,
  hours: timesAndDates,
  venue: venueOf,
  organizer: organizerOf,
  contact: (event, writing) => [
    ...organizerOf(event, writing),
    ...valued(event.name, event.item.phone, writing.say.phone),
    ...valued(event.name, event.item.email, writing.say.email),
    ...valued(event.name, event.item.website, writing.say.website),
  ],
  entryFee,
  priceLevel: entryFee,
  rate: entryFee,
  teams: ({ name, item: { teamCount } }, { say, format }) =>
    valued(name, teamCount && format.number(teamCount), say.teams),
  ages: ({ name, item }, writing) => listed(name, [item.ageGroup], writing, writing.say.ages),
  level: ({ name, item }, writing) => listed(name, [item.eventLevel], writing, writing.say.level),
  gender: ({ name, item }, writing) => listed(name, [item.gender], writing, writing.say.gender),
  deadline: deadlineOf,
  register: (event, writing) => [
    ...valued(event.name, event.item.registrationLink, writing.say.register),
    ...deadlineOf(event, writing),
  ],
  sports: ({ name, item: { sports } }, writing) =>
    listed(
      name,
      sports.map((sport) => sport.name),
      writing,
      writing.say.sports,
    ),
  type: ({ name, item }, writing) => listed(name, [item.type], writing, writing.say.type),
}
