import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Leaderboard, LeaderboardQuery } from '@app/contract/reports/leaderboard-schema.ts'
import { calls, partOf, type Call } from '../../platform/calls/calls.ts'

/** How each board and its pages are named. */
export const boards = {
  destinations: { label: 'Destinations', of: 'Destination' },
  facilities: { label: 'Facilities', of: 'Facility' },
  organizations: { label: 'Organizations', of: 'Organization' },
  events: { label: 'Events', of: 'Event' },
  rfps: { label: 'Hosts of requests', of: 'Host' },
} as const
export type BoardName = keyof typeof boards

export const boardNamesInOrder: readonly BoardName[] = [
  'destinations',
  'facilities',
  'organizations',
  'events',
  'rfps',
]

export const boardNamed = (name: string): BoardName | undefined =>
  boardNamesInOrder.find((each) => each === name)

/** Where pages of a kind are ranked, if they are. */
export const boardOf: Partial<Record<ProfileKindName, BoardName>> = {
  destination: 'destinations',
  facility: 'facilities',
  organization: 'organizations',
  event: 'events',
}

/** The first board on which pages of these kinds are ranked, or else the first of all. */
export const boardOfKinds = (own: readonly ProfileKindName[]): BoardName =>
  boardNamesInOrder.find((board) => own.some((kind) => boardOf[kind] === board)) ?? 'destinations'

export const boardPath = (name: BoardName, search = '') => `/reports/leaderboards/${name}${search}`

type BoardInput = { [K in keyof LeaderboardQuery]?: string }

/** All boards are asked the same way. */
export const boardCall = (name: BoardName) =>
  partOf(calls['report-mgmt'].leaderboards, name) as Call<BoardInput, { data: Leaderboard }>
