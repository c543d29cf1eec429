import type { MatchChoice } from '@app/contract/events/match-schema.ts'
import { matchChanges, matchFilters } from '@app/contract/rules/match-choices.ts'

/** What is shown of the hosts, from the address of the page. */
export function choiceIn(search: URLSearchParams): MatchChoice {
  const week = Number.parseInt(search.get('week') ?? '', 10)
  const only = matchFilters.find((one) => one === search.get('only'))
  const change = matchChanges.find((one) => one === search.get('change'))
  return {
    group: search.get('group') === 'unknown' ? 'unknown' : 'free',
    ...(only && { only }),
    ...(Math.abs(week) <= 60 && { week }),
    ...(change && { change }),
  }
}

export function withChoice(search: URLSearchParams, changes: Partial<MatchChoice>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value === undefined || value === 'free') next.delete(name)
    else next.set(name, String(value))
  return next
}
