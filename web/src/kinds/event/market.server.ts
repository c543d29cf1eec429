import { event } from '@app/contract/events/event-routes.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { changed } from '../../market/query.ts'
import type { MarketSource, NearestSearch } from '../../market/search-market.server.ts'
import { kinds } from '../../kind/registry.ts'
import { eventCard, eventScore } from './card.ts'
import { eventMarket } from './market.ts'
import { nearestWeek, firstDayOf, weekText } from './weeks.ts'

/** The week closest to the query's days in which events start that match the rest. */
async function nearestTo({ market, query, facetsOf, today }: NearestSearch) {
  const day = firstDayOf(query)
  if (day === undefined) return undefined
  const anyDay = changed(market, query, { from: undefined, to: undefined, week: undefined, month: undefined })
  const { week = [] } = await facetsOf(anyDay)
  const nearest = nearestWeek(week, day, today)
  return (
    nearest && {
      label: `See the week of ${weekText(nearest.value)}`,
      count: nearest.count,
      next: changed(market, anyDay, { week: nearest.value }),
    }
  )
}

export const eventSource: MarketSource<Event> = {
  market: eventMarket,
  filter: event.filter,
  calls: kinds.event.calls,
  card: (profile) => ({
    type: eventCard.type(profile),
    ...eventCard.card(profile),
    score: eventScore(profile),
  }),
  nearest: nearestTo,
}
