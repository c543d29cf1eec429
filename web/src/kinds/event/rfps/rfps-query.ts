import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { urgencyLevels } from '@app/contract/rules/urgency.ts'
import { number, pageIn, text } from '../../../page/query-codecs.ts'

export const rfpsPath = '/events/rfps'
export const rfpsPerPage = 20

/** What the URL asks for. Undefined: any. */
export interface RfpsQuery {
  q?: string
  sport?: SportName
  /** A `priority` of `urgencyLevels`. */
  urgency?: number
  /** From 1. */
  page: number
}

export function rfpsQueryOf(search: URLSearchParams, sports: readonly SportName[]): RfpsQuery {
  const q = text.read(search.get('q'))
  const sport = sports.find((name) => name === search.get('sport'))
  const level = urgencyLevels.find(({ priority }) => priority === number.read(search.get('urgency')))
  return {
    ...(q !== undefined && { q }),
    ...(sport !== undefined && { sport }),
    ...(level && { urgency: level.priority }),
    page: pageIn(search),
  }
}

/** The filter of the search for it, the first to start first. */
export const rfpsFilterOf = ({ q, sport, urgency }: RfpsQuery) => ({
  sort: 'date' as const,
  ...(q !== undefined && { text: q }),
  ...(sport !== undefined && { sports: sport }),
  ...(urgency !== undefined && { urgency }),
})

export function toRfps({ page, ...query }: RfpsQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, String(value))
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? rfpsPath : `${rfpsPath}?${search.toString()}`
}
