import type { AskedFields } from '@app/contract/events/asked-event.ts'
import { budgetText } from '@app/contract/rules/budget-text.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { whenText } from '@app/contract/rules/event-text.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { toldLabel } from '@app/contract/rules/tell-asked.ts'
import type { ReactNode } from 'react'
import { LineScore } from '../../components/display/line-score.tsx'
import { count, counted, date } from '../../components/format.ts'
import { shortRange } from '../../page/fit-words.ts'
import { Row } from '../../platform/boxes/row.tsx'
import layout from '../layout.module.css'
import { RequestHead } from '../request-head.tsx'
import { LeadTag, UrgencyTag } from '../request-summary.tsx'
import { titleOf, type Lead } from '../request-words.ts'

interface LeadHeadProps {
  lead: Pick<Lead, 'status' | 'offers' | 'asked' | 'responseDeadline'>
  event: AskedFields
  today: string
  /** Who asks. */
  from: string
  text?: ReactNode
  actions?: ReactNode
}

/** The title of a request to a host, with its figures. */
export function LeadHead({ lead, event, today, from, ...head }: LeadHeadProps) {
  const { status, asked } = lead
  const { startDate, endDate } = event
  const due = lead.responseDeadline
  const left = due === null ? 0 : countDays(today, due) - 1
  const budget = budgetText(event.budgetFrom, event.budgetTo)
  const cells = [
    {
      label: toldLabel('startDate'),
      value:
        startDate === null || endDate === null
          ? whenText({ startDate, endDate, months: asked.months })
          : shortRange(startDate, endDate),
      isWords: startDate === null,
      note: event.hasFlexibleDates ? 'Flexible' : endDate?.slice(0, 4),
    },
    event.spaceCount !== null && {
      label: toldLabel('spaceCount'),
      value: count(event.spaceCount),
      note: event.spaceName === null ? undefined : spacesWord(event.spaceName, event.spaceCount),
    },
    event.teamCount !== null && {
      label: toldLabel('teamCount'),
      value: count(event.teamCount),
      note: event.ages,
    },
    event.roomNights !== null && {
      label: toldLabel('roomNights'),
      value: count(event.roomNights),
      note: event.roomsPerNight === null ? undefined : `${count(event.roomsPerNight)} at most`,
    },
    event.roomNights === null &&
      event.roomsPerNight !== null && {
        label: toldLabel('roomsPerNight'),
        value: count(event.roomsPerNight),
      },
    budget !== null && { label: toldLabel('budgetFrom'), value: budget, isWords: true },
    due !== null &&
      !['Won', 'Lost'].includes(status) && {
        label: 'Answer in',
        value: left < 0 ? 'Closed' : left === 0 ? 'Today' : counted(left, 'day'),
        note: `by ${date(due)}`,
      },
  ].filter((cell) => cell !== false)
  return (
    <>
      <RequestHead
        above={
          <Row as="p">
            <LeadTag lead={lead} side="host" />
            <UrgencyTag urgency={asked.urgency} />
            <span className="sm mut">{from}</span>
          </Row>
        }
        title={titleOf(asked)}
        {...head}
      />
      <LineScore className={layout.figures} items={cells} />
    </>
  )
}
