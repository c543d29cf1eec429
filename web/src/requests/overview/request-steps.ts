import { notOffered } from '@app/contract/rules/bid-gaps.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type { ComparedBid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { date, listOf } from '../../components/format.ts'
import { answersText, dueText, isDecided, wonText } from '../request-words.ts'
import { requestPath } from '../../kind/request-paths.ts'

export interface Step {
  title: string
  text: string
  isDone: boolean
  /** Where it is done. */
  link?: { to: string; label: string }
}

interface Progress {
  event: Pick<
    Event,
    | 'id'
    | 'createdDate'
    | 'responseDeadline'
    | 'decisionDate'
    | 'timeZone'
    | 'liveStream'
    | 'roomsPerNight'
    | 'roomNights'
  >
  leads: readonly Pick<ListedLead, 'status' | 'profileName' | 'moves'>[]
  bids: readonly Pick<ComparedBid, 'profileName' | 'total' | 'status' | 'liveStreamCost' | 'hotelRooms'>[]
}

/** How far a request is, from writing it to its award. */
export function requestSteps({ event, leads, bids }: Progress): Step[] {
  const path = requestPath(event.id)
  const answered = leads.filter(hasAnswered)
  const won = leads.find(({ status }) => status === 'Won')
  // As in the comparison, without hosts that passed.
  const offered = bids.filter(({ status }) => status !== 'Passed')
  // Others leave out something that the organizer has no price for.
  const lowest = offered.find((bid) => notOffered(event, bid).length === 0)
  return [
    {
      title: 'Written',
      text: date(event.createdDate),
      isDone: true,
    },
    {
      title: 'Hosts asked',
      text: leads.length === 0 ? 'Nobody yet' : answersText(leads),
      isDone: leads.length > 0,
      link: { to: `${path}/hosts`, label: 'Hosts that fit' },
    },
    {
      title: 'Answers',
      text:
        leads.length === 0
          ? dueText(event)
          : `${answered.length} of ${leads.length}${isDecided(leads) ? '' : `. ${dueText(event)}${remindersText(event, leads)}`}`,
      // Nobody is waited for after an award that closed the others, though not all of them answered.
      isDone: leads.length > 0 && leads.every(({ status }) => status !== 'Open'),
    },
    {
      title: 'Bids',
      text:
        offered.length === 0
          ? 'None yet'
          : `${offered.length}, ${lowest === undefined ? 'none with everything you asked for' : `the lowest total from ${lowest.profileName}, ${dollars(lowest.total)}`}${event.decisionDate === null || won ? '' : `. You decide by ${date(event.decisionDate)}`}`,
      isDone: offered.length > 0,
      ...(offered.length > 0 && { link: { to: `${path}/bids`, label: 'Compare' } }),
    },
    { title: 'Awarded', text: won ? wonText(won) : 'Not yet', isDone: won !== undefined },
  ]
}

/** A host that was turned down, or closed by an award, may never have answered. */
const hasAnswered = ({ status, moves }: Progress['leads'][number]) =>
  status === 'Interested' ||
  status === 'Passed' ||
  moves.some(({ by, from }) => by !== 'sender' || from === 'Interested' || from === 'Passed')

/** When hosts that have not answered are reminded: three days before the deadline, and on the day before. */
function remindersText(
  { responseDeadline, timeZone }: Progress['event'],
  leads: Progress['leads'],
  today = placeDay(timeZone),
): string {
  if (responseDeadline === null || !leads.some(({ status }) => status === 'Open')) return ''
  const days = [3, 1].map((before) => addDays(responseDeadline, -before)).filter((day) => day > today)
  return days.length === 0 ? '' : `. Reminders go ${listOf(days.map(date))}`
}
