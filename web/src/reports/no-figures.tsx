import { longestReport, type Days } from '@app/contract/reports/report-period.ts'
import type { Report } from '@app/contract/reports/report-schema.ts'
import { addDays } from '@app/contract/rules/calendar-date.ts'
import { Button } from '../components/actions/button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { date } from '../components/format.ts'

interface NoFiguresProps {
  report: Report
  onShow: (days: Partial<Days>) => void
}

/** Why there is nothing to show, and since when there is. */
export function NoFigures({ report: { since, today, days }, onShow }: NoFiguresProps) {
  if (since === null)
    return (
      <EmptyState title="No visits yet">
        Visits are counted from the first time that somebody opens this page or sees it in a list. Your own
        don’t count.
      </EmptyState>
    )
  if (days.startDate > today)
    return (
      <EmptyState
        title="These days are still to come"
        actions={<Button onClick={() => onShow({})}>Show the last 30 days</Button>}
      />
    )
  const first = addDays(today, 1 - longestReport)
  return (
    <EmptyState
      title="No visits in these days"
      actions={
        <Button onClick={() => onShow({ startDate: since > first ? since : first, endDate: today })}>
          {`Show the days since ${date(since > first ? since : first)}`}
        </Button>
      }
    >
      {`Visits are counted since ${date(since)}.`}
    </EmptyState>
  )
}
