import { dollars } from '@app/contract/rules/budget-text.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { urgencyLevels } from '@app/contract/rules/urgency.ts'
import { count, counted, date, eitherOf, listOf } from '../components/format.ts'
import { contactOf, type RequestDraft } from './request-draft.ts'

function datesText({ startDate, endDate, hasFlexibleDates, dayCount }: RequestDraft) {
  if (startDate === undefined || endDate === undefined) return undefined
  const days = startDate === endDate ? date(startDate) : `${date(startDate)} to ${date(endDate)}`
  if (hasFlexibleDates !== true) return days
  return `${dayCount === undefined ? 'Some days' : counted(dayCount, 'day')} from ${days}`
}

function budgetText({ budgetFrom, budgetTo }: RequestDraft) {
  if (budgetFrom !== undefined && budgetTo !== undefined)
    return `${dollars.format(budgetFrom)} to ${dollars.format(budgetTo)}`
  if (budgetTo !== undefined) return `Up to ${dollars.format(budgetTo)}`
  return budgetFrom === undefined ? undefined : `From ${dollars.format(budgetFrom)}`
}

export function spacesText({ spaceCount, spaceName }: RequestDraft) {
  if (spaceName === undefined) return spaceCount === undefined ? undefined : count(spaceCount)
  return spaceCount === undefined ? spaceName : `${count(spaceCount)} ${spacesWord(spaceName, spaceCount)}`
}

export const joined = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join(', ') || undefined
const number = (value: number | undefined, one: string, many?: string) =>
  value === undefined ? undefined : counted(value, one, many)

const texts = {
  Event: ({ name }) => name,
  Sport: ({ sportsList }) => (sportsList?.length ? listOf([...sportsList]) : undefined),
  Dates: datesText,
  'Can it move': ({ flexWeeks }) =>
    flexWeeks === undefined ? undefined : `${counted(flexWeeks, 'week')} earlier or later`,
  'Set-up': ({ setupDays }) => (setupDays === undefined ? undefined : `${counted(setupDays, 'day')} before`),
  Teams: ({ teamCount, teamCountRange }) => number(teamCount, 'team') ?? teamCountRange,
  Players: ({ participants }) => number(participants, 'player'),
  Ages: ({ ages, ageGroup, gender, eventLevel }) => joined([ages, ageGroup, gender, eventLevel]),
  Spectators: ({ attendance }) => number(attendance, 'spectator'),
  Spaces: spacesText,
  Surface: ({ surface, surfaces, location }) =>
    joined([surface ?? (surfaces?.length ? eitherOf(surfaces) : undefined), location]),
  'Further spaces': ({ requirements = [] }) =>
    joined(requirements.map(({ name, count: n }) => `${count(n)} ${spacesWord(name, n)}`)),
  Partners: ({ partnerDist }) =>
    partnerDist === undefined ? undefined : `partners within ${count(partnerDist)} mi count`,
  'Nice to have': ({ amenities = [] }) => joined(amenities),
  'In your words': ({ spaceDescription }) => spaceDescription,
  Facility: ({ facilityTypes = [], needsSpecificFacilityType }) =>
    facilityTypes.length === 0
      ? undefined
      : `${eitherOf(facilityTypes)}${needsSpecificFacilityType ? ' only' : ''}`,
  Where: ({ requestAddress, requestDist }) =>
    requestDist === undefined ? requestAddress : `${count(requestDist)} mi from ${requestAddress ?? ''}`,
  Rooms: ({ roomNights, roomsPerNight }) =>
    joined([
      number(roomNights, 'room night'),
      roomsPerNight === undefined ? undefined : `${count(roomsPerNight)} rooms on the busiest night`,
    ]),
  'Hotels within': ({ hotelDist }) => (hotelDist === undefined ? undefined : `${count(hotelDist)} mi`),
  Budget: budgetText,
  Urgency: ({ urgency }) => urgencyLevels.find(({ priority }) => priority === urgency)?.label,
  'Answers by': ({ responseDeadline }) => responseDeadline && date(responseDeadline),
  Decision: ({ decisionDate }) => decisionDate && date(decisionDate),
  Required: ({ requirementNotes }) => requirementNotes,
  'Reply to': contactOf,
} satisfies Record<string, (draft: RequestDraft) => string | undefined>
export type RowLabel = keyof typeof texts

/** What a row says. Undefined if nothing is left of it. */
export const rowText = ({ label }: { label: RowLabel }, draft: RequestDraft) => texts[label](draft)
