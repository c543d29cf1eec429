import { addDays } from '@app/contract/rules/calendar-date.ts'

export interface Span {
  id: string
  startDate: string
  endDate: string
}

export type BoostTime = 'running' | 'upcoming' | 'past'

/** Dates are YYYY-MM-DD, and compare as text. */
export const timeOf = ({ startDate, endDate }: Span, today: string): BoostTime =>
  endDate < today ? 'past' : startDate > today ? 'upcoming' : 'running'

/** Whether it had a whole day, which its report counts. One without can be canceled as if it were to come. */
export const hasPastDays = ({ startDate }: Span, today: string) => startDate < today

/** Running and upcoming boosts in order, past ones with the latest first. */
export function byTime<T extends Span>(boosts: readonly T[], today: string): Record<BoostTime, T[]> {
  const inOrder = boosts.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const of = (time: BoostTime) => inOrder.filter((boost) => timeOf(boost, today) === time)
  return { running: of('running'), upcoming: of('upcoming'), past: of('past').toReversed() }
}

/** The first boost that shares a day with the dates. */
export const overlapped = <T extends Span>(boosts: readonly T[], from: string, to: string): T | undefined =>
  boosts.find(({ startDate, endDate }) => startDate <= to && endDate >= from)

/** The parts of the days from `from` to `to` on which nothing is booked. */
export function freeWithin(booked: readonly Span[], from: string, to: string): Omit<Span, 'id'>[] {
  const free: Omit<Span, 'id'>[] = []
  let startDate = from
  for (const taken of booked.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))) {
    if (taken.endDate < startDate || taken.startDate > to) continue
    if (taken.startDate > startDate) free.push({ startDate, endDate: addDays(taken.startDate, -1) })
    startDate = addDays(taken.endDate, 1)
  }
  return startDate <= to ? [...free, { startDate, endDate: to }] : free
}
