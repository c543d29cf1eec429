import { addDays } from '@app/contract/rules/calendar-date.ts'
import { shownWeekends } from '@app/contract/rules/limits.ts'
import type { ReactNode } from 'react'
import type { Weekends } from '../../../calendar/calendar-calls.ts'
import { IconButton } from '../../../components/actions/icon-button.tsx'
import { Row, Toolbar } from '../../../platform/boxes/row.tsx'

interface WeekendPagerProps extends Pick<Weekends, 'weekends' | 'first' | 'last'> {
  onShow: (from: string) => void
  /** What the weekends show. */
  children: ReactNode
}

const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Leafs through all weekends that visitors see. */
export function WeekendPager({ weekends, first, last, onShow, children }: WeekendPagerProps) {
  const [from, to] = [weekends[0]?.saturday, weekends.at(-1)?.saturday]
  if (from === undefined || to === undefined) return null
  const by = (weeks: number) => () => onShow(addDays(from, weeks * 7))
  return (
    <Toolbar gap="1 4">
      {children}
      <Row gap="1" isWrapping={false}>
        <IconButton
          icon="chevron-left"
          label="Earlier weekends"
          disabled={first === null || from <= first}
          onClick={by(-shownWeekends)}
        />
        <span className="sm semi num" aria-live="polite">
          {months.formatRange(new Date(from), new Date(to))}
        </span>
        <IconButton
          icon="chevron-right"
          label="Later weekends"
          disabled={last === null || to >= last}
          onClick={by(shownWeekends)}
        />
      </Row>
    </Toolbar>
  )
}
