export interface Span {
  id: string
  startDate: string
  endDate: string
}

export type BoostTime = 'running' | 'upcoming' | 'past'

/** Dates are YYYY-MM-DD, and compare as text. */
export const timeOf = ({ startDate, endDate }: Span, today: string): BoostTime =>
  endDate < today ? 'past' : startDate > today ? 'upcoming' : 'running'

/** Running and upcoming boosts in order, past ones with the latest first. */
export function byTime<T extends Span>(boosts: readonly T[], today: string): Record<BoostTime, T[]> {
  const inOrder = boosts.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  const of = (time: BoostTime) => inOrder.filter((boost) => timeOf(boost, today) === time)
  return { running: of('running'), upcoming: of('upcoming'), past: of('past').toReversed() }
}

/** The first boost that shares a day with the dates. */
export const overlapped = <T extends Span>(boosts: readonly T[], from: string, to: string): T | undefined =>
  boosts.find(({ startDate, endDate }) => startDate <= to && endDate >= from)
