import { addDays } from '@app/contract/rules/calendar-date.ts'
import { surnames } from '../names/surnames.ts'
import { demoAccount } from '../people/accounts.ts'
import type { Random } from '../random.ts'
import type { World } from '../world.ts'
import type { EventFacts } from './event.ts'

const participant = demoAccount('participant').id

/** Whom a private event invites. The demo participant is a guest of those that the demo organizer holds. */
export const guestsOf = ({ organizer }: EventFacts, { reviewers }: World, random: Random) =>
  [
    ...(organizer.isManaged ? [participant] : []),
    ...random.sample(reviewers, random.int(2, 9)).map(({ id }) => id),
  ].map((userId) => ({ user_id: userId, role: 'Guest' }))

const trades = ['Sporting Goods', 'Orthopedics', 'Family Dental', 'Insurance', 'Auto Group', 'Credit Union']

/** The partners of a fourth of the events: a facility nearby, a sponsor, or both. */
export function partnersOf({ ground }: EventFacts, { facilities }: World, random: Random) {
  if (!random.chance(0.25)) return []
  const near = facilities.near(ground.facility, 20).filter(({ item }) => item.id !== ground.facility.id)
  const [host] = random.chance(0.5) ? random.sample(near, 1) : []
  const sponsor = `${random.pick(surnames)} ${random.pick(trades)}`
  return [
    ...(host ? [{ profile_id: host.item.id, name: null }] : []),
    ...(host && random.chance(0.5) ? [] : [{ profile_id: null, name: sponsor }]),
  ]
}

/**
 * How the page shows hotels, for a fifth of the events. The others leave it to the destination. The events of the demo organizer show rates from 75
 * days before they start on: some of them do today, and some don't yet.
 */
export function settingsOf({ organizer, startDate, endDate }: EventFacts, random: Random) {
  if (organizer.isManaged) return [{ ...live, hotel_live_rates_visible_after: addDays(startDate, -75) }]
  if (!random.chance(0.2)) return []
  return [
    {
      is_hotel_link_ignored: random.chance(0.3),
      hotel_live_rates_enabled: random.chance(0.8),
      hotel_live_rates_visible_after: addDays(startDate, -random.int(30, 120)),
      hotel_specials_hidden_after: random.chance(0.5) ? addDays(endDate, -1) : null,
    },
  ]
}

const live = {
  is_hotel_link_ignored: false,
  hotel_live_rates_enabled: true,
  hotel_specials_hidden_after: null,
}
