import type { Matched, MatchChoice } from '@app/contract/events/match-schema.ts'
import {
  boundedNumber,
  choiceBounds,
  matchChanges,
  matchFilters,
  matchGroups,
} from '@app/contract/rules/match-choices.ts'
import type * as z from 'zod'

export type MatchedMeta = z.output<typeof Matched>['_meta']

/** What is shown of the hosts, from the address of the page. What is no valid choice is left out. */
export function choiceIn(search: URLSearchParams): MatchChoice {
  const week = boundedNumber(search.get('week'), choiceBounds.week)
  const dist = boundedNumber(search.get('dist'), choiceBounds.dist)
  const only = matchFilters.find((one) => one === search.get('only'))
  const change = matchChanges.find((one) => one === search.get('change'))
  return {
    group: matchGroups.find((one) => one === search.get('group')) ?? 'opening',
    ...(only && { only }),
    ...(week !== undefined && { week }),
    ...(change && { change }),
    ...(dist !== undefined && { dist }),
  }
}

export function withChoice(search: URLSearchParams, changes: Partial<MatchChoice>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value === undefined || value === 'opening') next.delete(name)
    else next.set(name, String(value))
  return next
}

export interface ShownChoice extends Omit<MatchChoice, 'group'> {
  group: (typeof matchGroups)[number]
  /** What the list has opened on, beyond the hosts that fit and are free: nobody chose it. `within` has the miles that were chosen, where none fit. */
  opened:
    | {
        change: MatchChoice['change']
        dist: number | undefined
        within: number | undefined
        /** Which all of its hosts have. */
        sports: readonly string[]
      }
    | undefined
}

/** What is shown where the address leaves it to the server on which list to open. */
export function shownChoice({ group, ...choice }: MatchChoice, meta: MatchedMeta | undefined): ShownChoice {
  if (group !== 'opening') return { ...choice, group, opened: undefined }
  const { group: first = 'free', change, dist, sports = [] } = meta?.opening ?? {}
  return {
    ...choice,
    group: first,
    change: choice.change ?? change ?? undefined,
    dist: dist ?? choice.dist,
    opened: {
      change: choice.change === undefined ? (change ?? undefined) : undefined,
      dist: dist ?? undefined,
      within: choice.dist,
      sports,
    },
  }
}
