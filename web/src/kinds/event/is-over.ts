import type { Event } from '@app/contract/events/event-schema.ts'

/** Whether it took place or was cancelled. `today` is the day in UTC. */
export const isOver = ({ status, endDate }: Pick<Event, 'status' | 'endDate'>, today: string) =>
  status === 'Completed' || status === 'Cancelled' || endDate < today
