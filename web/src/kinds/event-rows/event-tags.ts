import type { Event } from '@app/contract/events/event-schema.ts'
import { urgencyLevels } from '@app/contract/rules/urgency.ts'

export interface EventTag {
  text: string
  tone: 'plain' | 'info' | 'good' | 'warn' | 'bad'
}

type Tagged = Pick<Event, 'status' | 'category' | 'isClosed' | 'endDate' | 'entryDeadline'>

/** What one must know about an event in a list: who sees it, if not everyone, and whether it still takes teams. */
export function eventTags(event: Tagged, today: string): EventTag[] {
  const audience: EventTag[] = event.category === 'Private' ? [{ text: 'Private', tone: 'plain' }] : []
  return [...audience, ...stateTags(event, today)]
}

function stateTags(
  { status, category, isClosed, endDate, entryDeadline }: Tagged,
  today: string,
): EventTag[] {
  if (status === 'Draft') return [{ text: 'Draft', tone: 'warn' }]
  if (status === 'Cancelled') return [{ text: 'Cancelled', tone: 'bad' }]
  if (status === 'Completed' || endDate < today) return []
  if (category === 'RFP') return []
  if (isClosed || (entryDeadline !== null && entryDeadline < today))
    return [{ text: 'Closed', tone: 'plain' }]
  return category === 'Marketed' ? [{ text: 'Open', tone: 'good' }] : []
}

const urgencyTones = ['bad', 'warn', 'info'] as const

/** How soon an event that looks for a venue needs it, and whether it is a draft. */
export function requestTags({ status, urgency }: Pick<Event, 'status' | 'urgency'>): EventTag[] {
  const draft: EventTag[] = status === 'Draft' ? [{ text: 'Draft', tone: 'warn' }] : []
  const level = urgencyLevels.find(({ priority }) => priority === urgency)
  return level === undefined ? draft : [...draft, { text: level.label, tone: urgencyTones[level.priority] }]
}
