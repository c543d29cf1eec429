import { counted, date } from '../../page/format.ts'
import type { Queue, QueueQuery } from './queue-queries.ts'

/** How many wait, and since when. */
export function queueLead({ count, facilities: [oldest] }: Queue, { text, page }: QueueQuery): string {
  const waiting = count === 0 ? 'No facility waits for approval' : `${howMany(count)} for approval`
  if (text !== undefined) return `${waiting} with “${text}”.`
  return oldest === undefined || page > 1
    ? `${waiting}.`
    : `${waiting}, the longest since ${date(oldest.createdDate)}.`
}

const howMany = (count: number) =>
  `${counted(count, 'facility', 'facilities')} ${count === 1 ? 'waits' : 'wait'}`
