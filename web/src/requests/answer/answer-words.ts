import { budgetText } from '@app/contract/rules/budget-text.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { flexText, placeText, surfaceText } from '@app/contract/rules/request-facts.ts'
import { shortRange } from '../../page/fit-words.ts'
import { count } from '../../components/format.ts'
import type { AnswerValues, LinkedLead } from './answer-values.ts'

/** What a host needs to know of a request besides dates, spaces and people. */
export function answerFacts(
  request: LinkedLead['request'],
): { label: string; value: string; isWords?: boolean }[] {
  const { teamCount, ages, attendance, roomNights, roomsPerNight, budgetFrom, budgetTo, setupDays } = request
  const setupDay = request.startDate !== null && setupDays ? addDays(request.startDate, -setupDays) : null
  return [
    { label: 'Set-up from', value: setupDay && shortRange(setupDay, setupDay) },
    { label: 'Dates can move', value: flexText(request), isWords: true },
    { label: 'Surface', value: surfaceText(request), isWords: true },
    { label: 'Indoor or outdoor', value: request.location, isWords: true },
    { label: 'Place', value: placeText(request), isWords: true },
    { label: 'Teams', value: teamCount && count(teamCount) },
    { label: 'Ages', value: ages, isWords: true },
    { label: 'Spectators', value: attendance && count(attendance) },
    { label: 'Room nights', value: roomNights && count(roomNights) },
    { label: 'Rooms, busiest night', value: roomsPerNight && count(roomsPerNight) },
    { label: 'Budget', value: budgetText(budgetFrom, budgetTo) },
  ].flatMap(({ label, value, isWords = false }) => (value ? [{ label, value, isWords }] : []))
}

/** How many spaces are asked for, and that a typed number is more. */
export function spacesHint(
  { spaceCount: asked }: Pick<LinkedLead['request'], 'spaceCount'>,
  { spaceCount }: Pick<AnswerValues, 'spaceCount'>,
): string | undefined {
  if (asked === null) return undefined
  return `They ask for ${count(asked)}${Number(spaceCount) > asked ? '. You give more: check the number.' : ''}`
}
