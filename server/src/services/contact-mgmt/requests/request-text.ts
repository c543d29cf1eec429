import { budgetText } from '@app/contract/rules/budget-text.ts'
import { shownName, whenText } from '@app/contract/rules/event-text.ts'
import { flexText, placeText, surfaceText } from '@app/contract/rules/request-facts.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'

/** What a request says about the event. */
export interface RequestFacts {
  organization: string | null
  event: string | null
  sport: string | null
  startDate: string | null
  endDate: string | null
  months: string[]
  spaceType: string | null
  spaceCount: number | null
  people: number | null
  teamCount: number | null
  ages: string | null
  roomNights: number | null
  roomsPerNight: number | null
  budgetFrom: number | null
  budgetTo: number | null
  responseDeadline: string | null
  /** Spectators. */
  attendance: number | null
  surface: string | null
  surfaces: string[]
  location: string | null
  requestAddress: string | null
  requestDist: number | null
  flexWeeks: number | null
  requirementNotes: string | null
}

/** The known facts, one per line. */
export function factLines(request: RequestFacts): string {
  const { organization, event, sport, people } = request
  const facts: [label: string, value: string | number | null | undefined][] = [
    ['Organization', organization],
    ['Event', event],
    ['Sport', shownName(sport)],
    ['Dates', whenText(request)],
    ['Dates can move', flexText(request)],
    ['Spaces', spacesText(request)],
    ['Surface', surfaceText(request)],
    ['Indoor or outdoor', request.location],
    ['Place', placeText(request)],
    ['People', people],
    ['Teams', request.teamCount],
    ['Ages', request.ages],
    ['Spectators', request.attendance && numbers.format(request.attendance)],
    ['Room nights', roomsText(request)],
    ['Budget', budgetText(request.budgetFrom, request.budgetTo)],
    ['Answer by', request.responseDeadline && dates.format(new Date(request.responseDeadline))],
    ['Notes', request.requirementNotes],
  ]
  return facts
    .flatMap(([label, value]) => (value === null || value === undefined ? [] : [`${label}: ${value}`]))
    .join('\n')
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const numbers = new Intl.NumberFormat('en-US')

/** `1,200, 480 rooms on the busiest night`. */
function roomsText({ roomNights, roomsPerNight }: RequestFacts): string | null {
  const busiest = roomsPerNight && `${numbers.format(roomsPerNight)} rooms on the busiest night`
  return [roomNights && numbers.format(roomNights), busiest].filter(Boolean).join(', ') || null
}

/** `8 courts`, or `courts` if their number is open. */
function spacesText({ spaceType: named, spaceCount }: RequestFacts): string | number | null {
  const spaceType = shownName(named)
  if (spaceType === null) return spaceCount
  const word = spacesWord(spaceType, spaceCount ?? undefined).toLowerCase()
  return spaceCount === null ? word : `${spaceCount} ${word}`
}
