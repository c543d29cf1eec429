import { budgetText } from '@app/contract/rules/budget-text.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeText, surfaceText } from '@app/contract/rules/request-facts.ts'
import { shortRange } from '../../page/fit-words.ts'
import { count } from '../../page/format.ts'
import type { LinkedLead } from './answer-values.ts'

/** What a host needs to know of a request besides dates, spaces and people. */
export function answerFacts(
  request: LinkedLead['request'],
): { label: string; value: string; isWords?: boolean }[] {
  const { teamCount, ages, attendance, roomNights, roomsPerNight, budgetFrom, budgetTo, setupDays } = request
  const setupDay = request.startDate !== null && setupDays ? addDays(request.startDate, -setupDays) : null
  return [
    { label: 'Set-up from', value: setupDay && shortRange(setupDay, setupDay) },
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
