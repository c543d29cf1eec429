import { addDays } from '@app/contract/rules/calendar-date.ts'
import { maxBudget } from '@app/contract/rules/limits.ts'
import type { EventFacts } from '../events/event.ts'
import type { Random } from '../random.ts'
import type { ManagedRequest } from './managed-requests.ts'

/**
 * What it asks of a host, in proportion to its teams. `streams` decides about the live stream of an event that isn't planned, apart from
 * the other draws, so that those stay the same.
 */
export function askedOf({ teamCount, spacesNeeded, days }: EventFacts, random: Random, streams?: Random) {
  const participants = (teamCount ?? random.int(5, 40)) * random.int(9, 16)
  const rooms = Math.max(5, Math.round((participants * (0.2 + random.next() * 0.3)) / 5) * 5)
  const stays = random.chance(0.8)
  const [nights, rent] = [Math.max(1, days - 1), spacesNeeded * days * random.int(20, 60) * 10]
  const hasBudget = random.chance(0.6)
  const chosen = <T>(probability: number, value: T) => (random.chance(probability) ? value : null)
  const attendance = Math.round((participants * (1 + random.next())) / 10) * 10
  return {
    space_count: spacesNeeded,
    needs_specific_space_type: true,
    participants,
    attendance,
    live_stream: streamLevel(attendance, streams),
    flex_weeks: chosen(0.4, random.int(1, 2)),
    setup_days: chosen(0.3, 1),
    partner_dist: chosen(0.5, 15),
    room_nights: stays ? rooms * nights : null,
    rooms_per_night: stays ? rooms : null,
    hotel_dist: stays ? 10 : null,
    budget_from: hasBudget ? Math.min(maxBudget, rent) : null,
    budget_to: hasBudget ? Math.min(maxBudget, Math.round((rent * 1.5) / 500) * 500 + 500) : null,
  }
}
export type Asked = ReturnType<typeof askedOf>

/** Few facilities have a live stream, so few events require one. */
function streamLevel(attendance: number, random: Random | undefined) {
  if (attendance >= 1500) return 'Wished'
  if (random === undefined || attendance < 400) return null
  if (random.chance(0.1)) return 'Required'
  return random.chance(0.2) ? 'Wished' : null
}

/** When hosts were asked, until when they answer, and when the organizer decides. */
export function phaseOf(
  { startDate, status }: EventFacts,
  planned: ManagedRequest | undefined,
  today: string,
  random: Random,
) {
  const [ahead, wait, pause] = [random.int(50, 150), random.int(12, 25), random.int(5, 12)]
  const early = addDays(startDate, -ahead)
  const recent = addDays(today, -random.int(1, 11))
  const usualDay = early < recent ? early : recent
  const deadline = planned ? addDays(today, planned.deadlineIn) : addDays(usualDay, wait)
  const asked = planned ? addDays(deadline, -wait) : usualDay
  const yesterday = addDays(today, -1)
  const phase =
    status === 'Cancelled'
      ? 'cancelled'
      : status === 'Completed'
        ? 'past'
        : deadline < today
          ? 'deciding'
          : 'open'
  return {
    asked: asked < yesterday ? asked : yesterday,
    deadline,
    decision: addDays(deadline, pause),
    phase,
  } as const
}
export type Phase = ReturnType<typeof phaseOf>
