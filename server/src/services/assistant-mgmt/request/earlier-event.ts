import type { AskedQuestion } from '@app/contract/assistants/request-assistant.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { readFieldNames, type ReadValues } from '@app/contract/events/request-reading.ts'
import { askedPhrases, toldNames } from '@app/contract/rules/tell-asked.ts'
import { isSettled, type Known } from './known-request.ts'
import { skipping } from './next-question.ts'

/** `Crossroads Showcase 2026` and `crossroads showcase` are editions of one event. */
const seriesOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

/** Of an edition of its own: its name and when it is. */
const ownFields = new Set([
  'name',
  'startDate',
  'endDate',
  'hasFlexibleDates',
  'dayCount',
  'responseDeadline',
  'decisionDate',
])

/** What an earlier edition asked for that isn't known of this one. */
function offeredBy(event: Event, known: Known): ReadValues {
  return readFieldNames.reduce<ReadValues>((values, name) => {
    const value: unknown = Reflect.get(event, name)
    const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    return isEmpty || ownFields.has(name) || isSettled([name], known) ? values : { ...values, [name]: value }
  }, {})
}

/** Whether to ask for what the last edition of the event asked for. `readOwn` reads the events of the asker. */
export async function earlierEventQuestion(
  readOwn: () => Promise<readonly Event[]>,
  known: Known,
): Promise<AskedQuestion | undefined> {
  const { name } = known.values
  if (name === undefined || known.skipped.includes('name')) return undefined
  const event = (await readOwn())
    .filter((one) => seriesOf(one.name) === seriesOf(name))
    .toSorted((one, other) => other.startDate.localeCompare(one.startDate))[0]
  const fields = event && offeredBy(event, known)
  if (event === undefined || fields === undefined) return undefined
  const told = askedPhrases(toldNames(), fields)
  if (told === undefined) return undefined
  return {
    about: 'name',
    text: `In ${event.startDate.slice(0, 4)}, ${event.name} asked for: ${told}. The same again?`,
    answers: [{ label: 'The same again', fields, hosts: null }, skipping('No')],
    event: { id: event.id, name: event.name },
  }
}
