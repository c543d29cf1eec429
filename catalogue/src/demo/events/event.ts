import type { AgeGroup } from '@app/contract/reference-lists/age-groups.ts'
import type { CompetitionLevel } from '@app/contract/reference-lists/competition-levels.ts'
import type { EventCategory } from '@app/contract/reference-lists/event-categories.ts'
import type { EventType } from '@app/contract/reference-lists/event-types.ts'
import type { Gender } from '@app/contract/reference-lists/genders.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { EventStatus } from '@app/contract/rules/event-status.ts'
import type { Organizer } from '../organizations/organization.ts'
import type { Ground } from '../places/grounds.ts'
import type { Random } from '../random.ts'
import { gendersOf, isOnSnow, isTeamSport, mainTypeOf, usualTeamCost } from '../sports/sport-forms.ts'
import { inventDates, type EventDates } from './event-dates.ts'

/** What is decided about an event beforehand. */
export interface PlannedEvent {
  category: EventCategory
  type?: EventType
  status?: 'Published' | 'Cancelled' | 'Draft'
  isClosed?: boolean
  isFlexible?: boolean
  /** How many days ago the first such events took place. */
  daysBack?: number
  /** Around how many days after today it starts. */
  inDays?: number
}

export interface EventFacts extends EventDates {
  organizer: Organizer
  ground: Ground
  category: EventCategory
  type: EventType
  status: EventStatus
  isClosed: boolean
  ageGroup: AgeGroup
  level: CompetitionLevel
  gender: Gender
  /** Whether teams sign up, and not participants. */
  isTeams: boolean
  hours: readonly [start: string, end: string] | null
  teamCost: number | null
  individualCost: number | null
  teamCount: number | null
  /** For an event that looks for a venue. */
  spacesNeeded: number
  entryDeadline: string | null
}

export function inventEvent(
  planned: PlannedEvent,
  { organizer, ground, today }: { organizer: Organizer; ground: Ground; today: string },
  random: Random,
): EventFacts {
  const { category } = planned
  const { sport } = ground
  const ageGroup = organizer.ageGroup ?? random.pick<AgeGroup>(['All Ages', 'Youth', 'High School', 'Adult'])
  const type = planned.type ?? typeOf(category, sport, ageGroup, random)
  const isTeams =
    isTeamSport(sport) && (type === 'Tournament' || type === 'Championship' || type === 'League')
  const isFlexible =
    planned.isFlexible ?? (random.chance(category === 'RFP' ? 0.5 : 0.04) && type !== 'League')
  const { daysBack = category === 'RFP' ? 15 : 100 } = planned
  const dates = inventDates({ type, sport, isFlexible, today, daysBack, inDays: planned.inDays }, random)
  const status = planned.status ?? random.weighted(statuses)
  const deadlineDays = random.int(2, 28)
  const teams = 4 * Math.round(ground.space.count * (0.8 + random.next() * 1.4))
  // One space is enough for four teams in a day.
  const fewest = dates.days === 1 ? 4 : 8
  const teamCount = isTeams ? Math.max(fewest, Math.min(96, teams)) : null
  return {
    organizer,
    ground,
    category,
    type,
    ...dates,
    status: status === 'Published' && dates.endDate < today ? 'Completed' : status,
    isClosed: planned.isClosed ?? random.chance(0.06),
    ageGroup,
    level:
      ageGroup === 'College'
        ? 'Collegiate'
        : ageGroup === 'Adult' && random.chance(0.08)
          ? 'Semi-Professional'
          : 'Amateur',
    gender: random.weighted(gendersOf(sport)),
    isTeams,
    hours: isFlexible ? null : (hours[type] ?? random.pick(usualHours)),
    ...costsOf(type, sport, isTeams, random),
    teamCount,
    spacesNeeded: Math.min(12, Math.ceil((teamCount ?? 4) / 8)),
    entryDeadline:
      category === 'Marketed' && type !== 'Game' && random.chance(0.8)
        ? addDays(dates.startDate, -deadlineDays)
        : null,
  }
}

const statuses = [
  ['Published', 89],
  ['Cancelled', 5],
  ['Draft', 6],
] as const

function typeOf(category: EventCategory, sport: SportName, ageGroup: AgeGroup, random: Random): EventType {
  const isYoung = ageGroup === 'Youth' || ageGroup === 'High School' || ageGroup === 'Youth & High School'
  const main = mainTypeOf(sport)
  const isTeam = isTeamSport(sport)
  if (category === 'Private') return random.pick(['Practice', 'Practice', 'Tryout', 'Clinic', main])
  if (category === 'RFP') return random.chance(0.8) ? main : 'Championship'
  return random.weighted<EventType>([
    [main, 64],
    ['Championship', 6],
    ['Camp', isYoung && !isOnSnow(sport) ? 12 : 0],
    ['Clinic', 6],
    ['League', isTeam ? 6 : 0],
    ['Showcase', isTeam && isYoung && ageGroup !== 'Youth' ? 8 : 0],
    ['Tryout', isTeam && isYoung ? 3 : 0],
    ['Game', isTeam ? 2 : 0],
  ])
}

const usualHours = [
  ['08:00', '18:00'],
  ['08:30', '17:00'],
  ['09:00', '17:30'],
] as const
const hours: Partial<Record<EventType, readonly [string, string]>> = {
  Camp: ['09:00', '15:00'],
  Clinic: ['10:00', '13:00'],
  Game: ['18:30', '21:00'],
  League: ['09:00', '16:00'],
  Practice: ['18:00', '19:30'],
  Race: ['08:00', '12:00'],
  Tryout: ['13:00', '16:00'],
}

/** US dollars per participant: the lowest and the highest. */
const individualCosts: Partial<Record<EventType, readonly [number, number]>> = {
  Camp: [95, 420],
  Clinic: [25, 95],
  Showcase: [75, 195],
  Tryout: [10, 35],
  Race: [30, 85],
}

function costsOf(type: EventType, sport: SportName, isTeams: boolean, random: Random) {
  const factor = 0.75 + random.next() * 0.6
  const [low, high] = individualCosts[type] ?? [20, 90]
  const each = Math.round(random.int(low, high) / 5) * 5
  if (type === 'Practice' || type === 'Game') return { teamCost: null, individualCost: null }
  if (!isTeams) return { teamCost: null, individualCost: each }
  const seasons = type === 'League' ? 1.6 : 1
  return { teamCost: Math.round((usualTeamCost(sport) * factor * seasons) / 25) * 25, individualCost: null }
}
