import type { Event } from '@app/contract/events/event-schema.ts'
import { urgencyLevels } from '@app/contract/rules/urgency.ts'
import { eventTag } from '../event/event-words.ts'
import { isOver } from '../event/is-over.ts'

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
