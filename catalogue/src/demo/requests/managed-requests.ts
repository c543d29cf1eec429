import type { SportName } from '@app/contract/reference-lists/sports.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'

/** A request of organizer@demo.example. */
export interface ManagedRequest {
  name: string
  sport: SportName
  /** Around how many days after the build it starts. */
  inDays: number
  /** How many days after the build hosts answer at the latest. */
  deadlineIn: number
  teams: number
  spaces: number
  /** Of its leads. Those that are interested have offers. */
  statuses: readonly LeadStatus[]
}

/** One in each phase: just asked, to compare, past the deadline, decided, and over. */
export const managedRequests: readonly ManagedRequest[] = [
  {
    name: 'Heartland Spring Cup',
    sport: 'Soccer',
    inDays: 148,
    deadlineIn: 9,
    teams: 80,
    spaces: 10,
    statuses: ['Interested', 'Interested', 'Interested', 'Interested', 'Open', 'Open', 'Passed', 'Passed'],
  },
  {
    name: 'Crossroads Winter Hoops',
    sport: 'Basketball',
    inDays: 60,
    deadlineIn: 1,
    teams: 48,
    spaces: 6,
    statuses: ['Interested', 'Interested', 'Open', 'Open', 'Passed'],
  },
  {
    name: 'Wabash Valley Spikefest',
    sport: 'Volleyball',
    inDays: 95,
    deadlineIn: -3,
    teams: 64,
    spaces: 8,
    statuses: ['Interested', 'Interested', 'Interested', 'Open', 'Passed'],
  },
  {
    name: 'Indy Fall Classic',
    sport: 'Basketball',
    inDays: 32,
    deadlineIn: -30,
    teams: 40,
    spaces: 5,
    statuses: ['Won', 'Lost', 'Lost', 'Passed'],
  },
  {
    name: 'Hoosier Summer Showdown',
    sport: 'Volleyball',
    inDays: -70,
    deadlineIn: -150,
    teams: 56,
    spaces: 7,
    statuses: ['Won', 'Lost', 'Passed'],
  },
]
