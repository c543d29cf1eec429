import type { MarketQuery } from './market-query.ts'
import { facilityPath } from '../../page/paths.ts'

/** The dates wanted, as they go on to a facility's page with whoever goes there. */
export function datesInAddress({ from, to }: Pick<MarketQuery, 'from' | 'to'>): string {
  const dates = new URLSearchParams()
  if (from !== undefined) dates.set('from', from)
  if (to !== undefined) dates.set('to', to)
  return dates.size === 0 ? '' : `?${dates.toString()}`
}

export const facilityAddress = (id: string, dates: string) => facilityPath(id) + dates
