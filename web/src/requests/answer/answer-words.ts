import { budgetText } from '@app/contract/rules/budget-text.ts'
import { placeText, surfaceText } from '@app/contract/rules/request-facts.ts'
import { count } from '../../page/format.ts'
import { neededDays, type LinkedLead } from './answer-values.ts'

const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
/** What a host needs to know of a request besides dates, spaces and people. */
export function answerFacts(
  request: LinkedLead['request'],
): { label: string; value: string; isWords?: boolean }[] {
  const { teamCount, ages, attendance, roomNights, roomsPerNight, budgetFrom, budgetTo, setupDays } = request
  const days = neededDays(request)
  return [
    { label: 'Set-up from', value: setupDays && days ? short.format(new Date(days.from)) : null },
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
