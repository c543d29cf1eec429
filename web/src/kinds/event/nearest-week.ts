import { weekOf } from '@app/contract/rules/calendar-date.ts'
import type { FacetValue } from '../../market/market.ts'
import { flexible } from './weeks.ts'

/** The week with events that is closest to a day. */
export function nearestWeek(values: readonly FacetValue[], day: string, today: string) {
  const distance = (week: string) => Math.abs(Date.parse(week) - Date.parse(weekOf(day)))
  return values
    .filter(({ value, count }) => count > 0 && value !== flexible && value >= weekOf(today))
    .toSorted((a, b) => distance(a.value) - distance(b.value))[0]
}
