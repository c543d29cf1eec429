import { kindContracts } from '@app/contract/kinds.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { StandingMeasure } from '@app/contract/reports/leaderboard-schema.ts'

interface Board {
  kinds: readonly ProfileKindName[]
  measures: readonly StandingMeasure[]
}

const ofHosts: readonly StandingMeasure[] = ['won', 'view', 'reaction', 'reply', 'hosted']

/** The leaderboards, by their names in the contract: which pages are ranked, and by what. */
export const boards = {
  events: { kinds: ['event'], measures: ['view', 'reaction'] },
  rfps: { kinds: ['destination', 'facility'], measures: ['won', 'reply'] },
  destinations: { kinds: ['destination'], measures: ofHosts },
  facilities: { kinds: ['facility'], measures: ofHosts },
  organizations: { kinds: ['organization'], measures: ['view', 'reaction', 'hosted'] },
} as const satisfies Record<string, Board>
export type BoardName = keyof typeof boards

const labels: Record<StandingMeasure, string> = {
  won: 'Won leads',
  view: 'Profile views',
  reaction: 'Likes',
  reply: 'Median reply',
  hosted: 'Events hosted',
}

/** What everybody sees on the page anyway. */
const publicMeasures: ReadonlySet<StandingMeasure> = new Set(['reaction', 'hosted'])

/** How a board names a measure. */
export function describeMeasure(board: BoardName, measure: StandingMeasure) {
  const [kind] = boards[board].kinds
  const hasFollowers = measure === 'reaction' && kindContracts[kind].reaction === 'followers'
  return {
    name: measure,
    label: hasFollowers ? 'Followers' : labels[measure],
    unit: measure === 'reply' ? ('minutes' as const) : ('count' as const),
    isPublic: publicMeasures.has(measure),
  }
}
