import { monthText } from '@app/contract/rules/month-text.ts'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../actions/button-link.tsx'
import buttonStyles from '../actions/button.module.css'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { useMedia } from '../use-media.ts'
import type { MonthCalendarProps } from './calendar-entry.ts'
import { addMonths, monthOf } from './calendar-weeks.ts'
import { DayList } from './day-list.tsx'
import { MonthGrid } from './month-grid.tsx'
import styles from './month-calendar.module.css'

const firstMonth = '1900-01'
const lastMonth = '2099-12'

/** A month of entries: a grid with arrow keys, and on small screens a list of the days that have some. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { month, today, toMonth, headingLevel: Heading, isBusy = false } = props
  const isWide = useMedia('(min-width: 900px)')
  const navigate = useNavigate()
  const onMonth = (next: string) => {
    if (next >= firstMonth && next <= lastMonth) void navigate(toMonth(next), { preventScrollReset: true })
  }
  return (
    <section aria-label={monthText(month)} aria-busy={isBusy} className={styles.calendar}>
      <div className={classNames('row', styles.head)}>
        <Heading className="h3" aria-live="polite">
          {monthText(month)}
        </Heading>
        {monthOf(today) !== month && (
          <ButtonLink to={toMonth(monthOf(today))} variant="quiet" preventScrollReset>
            Today
          </ButtonLink>
        )}
        <Step month={addMonths(month, -1)} icon="chevron-left" toMonth={toMonth} />
        <Step month={addMonths(month, 1)} icon="chevron-right" toMonth={toMonth} />
      </div>
      {isWide ? <MonthGrid {...props} onMonth={onMonth} /> : <DayList {...props} />}
    </section>
  )
}

interface StepProps extends Pick<MonthCalendarProps, 'month' | 'toMonth'> {
  icon: 'chevron-left' | 'chevron-right'
}

const Step = ({ month, icon, toMonth }: StepProps) => (
  <ButtonLink
    to={toMonth(month)}
    isDisabled={month < firstMonth || month > lastMonth}
    className={buttonStyles.square}
    preventScrollReset
  >
    <Icon name={icon} />
    <span className="sr">{monthText(month)}</span>
  </ButtonLink>
)
