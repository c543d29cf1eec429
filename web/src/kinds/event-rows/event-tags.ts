import type { Event } from '@app/contract/events/event-schema.ts'
import { urgencyLevels } from '@app/contract/rules/urgency.ts'
import { eventTag } from '../event/event-words.ts'
import { isOver } from '../event/is-over.ts'
import { shownName } from '@app/contract/rules/event-text.ts'
import { counted, eitherOf } from '../../components/format.ts'

export interface EventTag {
  text: string
  tone: 'plain' | 'info' | 'good' | 'warn' | 'bad'
}

type Tagged = Pick<Event, 'status' | 'category' | 'isClosed' | 'endDate' | 'entryDeadline'>

/** What one must know about an event in a list: who sees it, if not everyone, and whether it still takes teams. */
export function eventTags(event: Tagged, today: string): EventTag[] {
  const { status, category } = event
  const audience: EventTag[] = category === 'Private' ? [{ text: 'Private', tone: 'plain' }] : []
  const isPublished = status === 'Published' || status === 'Completed'
  // Dates show that an event is over, and only teams of marketed events sign up.
  if (isPublished && (category !== 'Marketed' || isOver(event, today))) return audience
  return [...audience, eventTag(event, today)]
}

const urgencyTones = ['bad', 'warn', 'info'] as const

/** How soon an event that looks for a venue needs it, and whether it is a draft. */
export function requestTags({ status, urgency }: Pick<Event, 'status' | 'urgency'>): EventTag[] {
  const draft: EventTag[] = status === 'Draft' ? [{ text: 'Draft', tone: 'warn' }] : []
  const level = urgencyLevels.find(({ priority }) => priority === urgency)
  return level === undefined ? draft : [...draft, { text: level.label, tone: urgencyTones[level.priority] }]
}

type Needs = Pick<Event, 'spaceName' | 'surface' | 'location' | 'facilityTypes' | 'teamCount'>

/** What an event that looks for a venue needs: 'Indoor court, hardwood · Arena or Stadium · 8 teams'. Empty if nothing is known. */
export function needsText({ spaceName, surface, location, facilityTypes, teamCount }: Needs): string {
  const space = shownName(spaceName)
  const place = [location, space?.toLowerCase()].filter(Boolean).join(' ')
  const known = [place, surface === 'N/A' ? null : surface?.toLowerCase()].filter(Boolean).join(', ')
  const types = facilityTypes.filter((type) => shownName(type) !== null)
  return [
    known.charAt(0).toUpperCase() + known.slice(1),
    types.length > 0 ? eitherOf(types) : '',
    teamCount === null ? '' : counted(teamCount, 'team'),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
