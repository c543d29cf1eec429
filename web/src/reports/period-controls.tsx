import { comparisons, type Comparison, type Days } from '@app/contract/reports/report-period.ts'
import type { Report } from '@app/contract/reports/report-schema.ts'
import { Button } from '../components/actions/button.tsx'
import { formatRange } from '../components/fields/calendar-date.ts'
import { DateRange } from '../components/fields/date-range.tsx'
import { Segmented } from '../components/fields/segmented.tsx'
import { Menu } from '../components/overlays/menu.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { localToday } from '../page/use-today.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { daysOfPreset, presetOf, presets, type ChoosePeriod, type Period } from './period.ts'
import styles from './reports.module.css'

interface PeriodControlsProps {
  period: Omit<Period, 'compare'> & { compare: Comparison }
  error: string | undefined
  /** Undefined until it has loaded. */
  report: Report | undefined
  /** The days are still to come. */
  isAhead: boolean
  /** What they are compared with is chosen. */
  isCompared?: boolean
  onChoose: ChoosePeriod
}

const comparisonLabels: Record<Comparison, string> = {
  before: 'The days before',
  year: 'The same weekdays a year before',
  edition: 'The last edition, as many days before it',
}

const rangeText = ({ startDate, endDate }: Days) => formatRange({ from: startDate, to: endDate })

/** The days of a report, and what they are compared with. They apply at once. */
export function PeriodControls({
  period,
  error,
  report,
  isAhead,
  isCompared = true,
  onChoose,
}: PeriodControlsProps) {
  const today = report?.today ?? localToday()
  const days = daysOf(period, report)
  const compared = report?.compared && error === undefined ? rangeText(report.compared) : undefined
  return (
    <>
      {/* Controls would be empty boxes on paper. */}
      {days && (
        <p className={`sm ${styles.printed}`}>
          {[rangeText(days), isCompared && compared !== undefined && `compared with ${compared}`]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      {/* Aligned at the top, so that an error below the days doesn't move the controls. */}
      <div className="no-print">
        <Toolbar gap="3 4" align="start">
          <Row gap="3" align="start">
            <DateRange
              label="Days"
              isLabelHidden
              className={styles.days}
              error={error}
              value={{
                ...(days?.startDate !== undefined && { from: days.startDate }),
                ...(days?.endDate !== undefined && { to: days.endDate }),
              }}
              placeholder="Choose days"
              onChange={({ from, to }) =>
                onChoose({
                  days: {
                    ...(from !== undefined && { startDate: from }),
                    ...(to !== undefined && { endDate: to }),
                  },
                })
              }
            />
            {!isAhead && (
              <Segmented
                label="Period until today"
                isLabelHidden
                options={presets}
                value={(error === undefined && days && presetOf(days, today)?.value) || ''}
                onChange={({ target }) => onChoose({ days: daysOfPreset(target.value, today) })}
              />
            )}
          </Row>
          {isCompared && (
            <Row gap="1">
              <span aria-hidden="true" className="sm dim">
                Compared with
              </span>
              <Menu
                label="Compared with"
                align="end"
                items={comparisonsOf(report).map(({ compare, note }) => ({
                  label: comparisonLabels[compare],
                  note: note !== undefined && error === undefined && <span className="dim xs">{note}</span>,
                  isChecked: period.compare === compare,
                  onSelect: () => onChoose({ compare }),
                }))}
                trigger={
                  <Button variant="quiet">
                    <span className="sr">Compared with </span>
                    {compared ?? comparisonLabels[period.compare].toLowerCase()}
                    <Icon name="chevron-down" size={16} />
                  </Button>
                }
              />
            </Row>
          )}
        </Toolbar>
      </div>
    </>
  )
}

/** As asked, or as the report has them. */
function daysOf({ startDate, endDate }: Partial<Days>, report: Report | undefined): Days | undefined {
  if (startDate !== undefined && endDate !== undefined) return { startDate, endDate }
  return report?.days
}

/** What the report can be compared with, by its days. Before it has loaded, what most can. */
const comparisonsOf = (report: Report | undefined): { compare: Comparison; note?: string }[] =>
  report?.comparisons.map(({ compare, ...days }) => ({ compare, note: rangeText(days) })) ??
  comparisons.map((compare) => ({ compare }))
