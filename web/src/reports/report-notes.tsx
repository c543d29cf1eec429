import type { Report } from '@app/contract/reports/report-schema.ts'
import { Link } from 'react-router'
import { reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { formatRange } from '../components/fields/calendar-date.ts'
import { date } from '../components/format.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { uncomparedText, unfinishedText } from '@app/contract/reports/report-words.ts'

interface PeriodNoteProps {
  report: Report
}

interface StaleNoteProps {
  /** When the report was read. */
  readAt: number
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** Says that the figures are those of the last time that they could be read. */
export const StaleNote = ({ readAt, error, isRetrying, onRetry }: StaleNoteProps) => (
  <Banner
    tone="warn"
    isLive
    className="no-print"
    action={
      <Button variant="line" isBusy={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {`These figures are of ${readTime.format(readAt)}. ${reasonOf(error)}`}
  </Banner>
)

const readTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What people have to know before they read the figures. */
export const Preface = ({ report: { preface } }: PeriodNoteProps) =>
  preface.map((sentence) => (
    <p key={sentence} className="sm">
      {sentence}
    </p>
  ))

interface ReportNotesProps extends PeriodNoteProps {
  countsVisits: boolean
}

/** How the figures are counted, which people who compare them with others need. */
export function ReportNotes({ report, countsVisits }: ReportNotesProps) {
  const { since, notes } = report
  return (
    <Stack gap="2" width="reading">
      {notes.map((note) => (
        <p key={note} className="sm mut">
          {note}
        </p>
      ))}
      {countsVisits && (
        <p className="sm mut">
          {since !== null && `Visits are counted since ${date(since)}. `}
          Days are those of the page’s place. Your team, administrators and robots aren’t counted.{' '}
          <Link to="/help/visits" className="link">
            How visits are counted
          </Link>
        </p>
      )}
    </Stack>
  )
}

/** Says that a period isn’t over, and what it is compared with, or why it is compared with nothing. */
export function PeriodNote({ report }: PeriodNoteProps) {
  const { compared, figures } = report
  if (compared === null) return null
  const unfinished = unfinishedText(report)
  const isCompared = figures.some(({ before }) => before !== null)
  const earlier = formatRange({ from: compared.startDate, to: compared.endDate })
  return (
    <p className="sm mut">
      {[
        unfinished,
        uncomparedText(report),
        isCompared &&
          unfinished !== undefined &&
          `It is compared with ${earlier} until the same time of day.`,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
