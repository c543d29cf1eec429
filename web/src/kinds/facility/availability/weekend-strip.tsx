import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { Weekends } from '../../../calendar/calendar-calls.ts'
import { useStrip } from '../../../page/use-strip.ts'
import styles from './availability.module.css'
import { FreeColumn } from './strip-skeleton.tsx'
import { shownWeekends } from '@app/contract/rules/limits.ts'
import type { ReactNode } from 'react'
import { IconButton } from '../../../components/actions/icon-button.tsx'
import { Row, Toolbar } from '../../../platform/boxes/row.tsx'

type Weekend = Weekends['weekends'][number]

interface WeekendStripProps {
  weekends: readonly Weekend[]
  /** A Saturday, which other weekends may have. */
  chosen: string
  count: number
  onChoose: (saturday: string) => void
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const monthOf = (day: string) => month.format(new Date(day))
const dayOfMonth = (day: string) => Number(day.slice(8))

const isInMonthOf = (saturday: string, before: Weekend | undefined) =>
  before !== undefined && monthOf(saturday) === monthOf(before.saturday)

/** `28–29`, and `31–1` over the end of a month. */
const daysOf = (saturday: string) => `${dayOfMonth(saturday)}–${dayOfMonth(addDays(saturday, 1))}`

export function WeekendStrip({ weekends, chosen, count, onChoose }: WeekendStripProps) {
  const strip = useStrip('[aria-pressed=true]')
  return (
    <ul {...strip} className={styles.strip} aria-label="Weekends">
      {weekends.map(({ saturday, freeCount }, at) => (
        <li key={saturday}>
          <button
            type="button"
            className={styles.weekend}
            aria-pressed={saturday === chosen}
            onClick={() => onChoose(saturday)}
          >
            <span className={styles.month}>
              <span className={isInMonthOf(saturday, weekends[at - 1]) ? 'sr' : undefined}>
                {monthOf(saturday)}{' '}
              </span>
            </span>
            <span className={styles.days}>{daysOf(saturday)}</span>
            <FreeColumn freeCount={freeCount} count={count} />
            <b>
              {freeCount}
              <span className="sr"> of {count} free</span>
            </b>
          </button>
        </li>
      ))}
    </ul>
  )
}

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
