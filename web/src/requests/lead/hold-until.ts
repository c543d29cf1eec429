import { fieldErrorsOf, reasonOf } from '../../api/problem.ts'
import { atPlace } from '../../calendar/place-clock.ts'
import { date } from '../../components/format.ts'
import type { HeldTime } from './hold-rows.ts'

/** What is wrong with the last day of a hold: it is over, or after the days to hold, when nothing is left to release. */
export function untilError(
  until: string,
  { today, last }: { today: string; last: string },
): string | undefined {
  if (until === '') return 'Choose a day'
  if (until < today) return 'Must be today or later'
  return until > last ? `Must be ${date(last)} or earlier` : undefined
}

/** The last day on which something is held: holds end with their time if that is over before. */
export function lastHeldDay(
  until: string,
  holds: readonly Pick<HeldTime, 'ends'>[],
  timeZone: string,
): string {
  const end = Math.max(...holds.map(({ ends }) => Date.parse(ends)))
  // An end at midnight belongs to the day before.
  const { day } = atPlace(end - 1, timeZone)
  return day < until ? day : until
}

/** The fields of a hold by the names that they have on the page. */
const fieldNames: Record<string, string> = {
  expiresDate: '“Hold until”',
  ends: 'The end of each day',
  unitIds: 'The spaces',
  holds: 'The hold',
  leadId: 'This',
}

/** Why a hold was refused. */
export function refusalWords(error: unknown): string {
  const [field] = fieldErrorsOf(error)
  const name = field && fieldNames[field[0]]
  return field && name !== undefined ? `${name} ${field[1]}.` : reasonOf(error)
}
