import { addDays } from '@app/contract/rules/calendar-date.ts'
import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { IconButton } from '../components/actions/icon-button.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Segmented } from '../components/fields/segmented.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { clockTime } from '../page/moment.ts'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Agenda, MonthDays, DayStrip } from './days.tsx'
import styles from './calendar.module.css'
import { shortName } from './calendar-words.ts'
import { dayWords } from '../page/time-of-day.ts'
import { ChangesSheet } from './changes-sheet.tsx'
import { columnsOf, shortTimes } from './columns.ts'
import type { OpeningHours } from '@app/contract/rules/opening-hours.ts'
import dayStyles from './days.module.css'
import { EntryDialog, type EditedEntry } from './entry-dialog.tsx'
import { valuesOfEntry, valuesOfSelection } from './entry-values.ts'
import { FeedsSection } from './feeds-section.tsx'
import { GapsSection } from './gaps-section.tsx'
import { HoldsSection } from './holds-section.tsx'
import { PageContext, type PageParts, type Selection } from './page-parts.ts'
import { Lanes } from './lanes.tsx'
import { Legend } from './legend.tsx'
import { hourMs, iso } from './instants.ts'
import { instantOf, todayAt, zoneWords } from './place-clock.ts'
import { ReleaseSection } from './release-section.tsx'
import { SpacesSheet } from './spaces-sheet.tsx'
import { SubscriptionsSection } from './subscriptions-section.tsx'
import { useEntryActions } from './use-entry-actions.ts'
import type { CalendarView } from './views.ts'

interface CalendarContentProps extends Pick<PageParts, 'ownerId' | 'calendar' | 'canManage' | 'go'> {
  hours: readonly OpeningHours[]
  view: CalendarView
  day: string
  days: readonly string[]
  isWide: boolean
  range: { from: string; to: string }
  /** When the calendar was read, if it couldn't be read again. */
  copiedAt: number | undefined
  onRetry: () => void
}

const viewOptions = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'list', label: 'List' },
] as const

const rangeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export function CalendarContent(props: CalendarContentProps) {
  const { ownerId, calendar, hours, view, day, days, isWide, canManage, range, copiedAt, onRetry, go } = props
  // Only a facility without a position has no time zone.
  const timeZone = calendar.timeZone ?? 'UTC'
  const today = todayAt(timeZone)
  const toast = useToast()
  const [edited, setEdited] = useState<EditedEntry>()
  const [sheet, setSheet] = useState<'spaces' | 'changes'>()
  const open: PageParts['open'] = (entry, to = entry, refusal) =>
    setEdited({ entry, values: valuesOfEntry(to, timeZone, today), refusal })
  const { remove, move } = useEntryActions(ownerId, { spaces: calendar.spaces, timeZone, onRefused: open })
  const isOneDay = !isWide && view === 'week'
  const shownDays = isOneDay ? [day] : days
  const from = Date.parse(range.from)
  const columns = columnsOf(shownDays, {
    hours,
    taken: shortTimes(calendar.entries),
    timeZone,
    isEven: view === 'month',
  })
  const select = (wanted: Selection) => setEdited({ values: valuesOfSelection(wanted, timeZone, today) })
  const book = () => {
    const opens = columns.find((column) => column.day === day)?.opens ?? 0
    const start = Math.max(opens, instantOf(day, '12:00', timeZone))
    const first = calendar.spaces[0]?.units.map(({ id }) => id) ?? []
    select({ unitIds: first, starts: start, ends: start + 2 * hourMs })
  }
  const step = (direction: 1 | -1) => {
    if (view !== 'month') return go({ day: addDays(day, direction * (isOneDay ? 1 : 7)) })
    go({ day: addDays(direction > 0 ? (days.at(-1) ?? day) : (days[0] ?? day), direction) })
  }
  return (
    <PageContext value={{ ownerId, calendar, timeZone, today, canManage, go, open, remove }}>
      <div className={styles.bar}>
        <Toolbar gap="3">
          <h1 className="h1">{titleOf(shownDays)}</h1>
          <div className={styles.actions}>
            <Row>
              <IconButton icon="chevron-left" label="Earlier" onClick={() => step(-1)} />
              <Button variant="quiet" onClick={() => go({ day: today })}>
                Today
              </Button>
              <IconButton icon="chevron-right" label="Later" onClick={() => step(1)} />
              <Segmented
                label="View"
                isLabelHidden
                options={viewOptions}
                value={view}
                onChange={({ target }) =>
                  go({ view: viewOptions.find(({ value }) => value === target.value)?.value ?? view })
                }
              />
              <Button className={styles.spaces} icon="sliders-horizontal" onClick={() => setSheet('spaces')}>
                Spaces <span className="dim">{calendar.spaces.length}</span>
              </Button>
              {canManage && calendar.spaces.length > 0 && (
                <Button variant="primary" icon="plus" onClick={book}>
                  Book
                </Button>
              )}
            </Row>
          </div>
        </Toolbar>
      </div>
      {copiedAt !== undefined && (
        <p aria-live="polite" className={styles.copy}>
          No connection. This is how the calendar was at {clockTime(iso(copiedAt))}.{' '}
          <button type="button" className="link" onClick={onRetry}>
            Try again
          </button>
        </p>
      )}
      {calendar.spaces.length === 0 ? (
        <EmptyState
          title="No spaces yet"
          actions={
            canManage && (
              <Button variant="primary" icon="plus" onClick={() => setSheet('spaces')}>
                Add the first
              </Button>
            )
          }
        >
          Add the fields, courts and rooms that can be booked. No two bookings can take the same one.
        </EmptyState>
      ) : (
        <>
          {isOneDay && <DayStrip days={days} day={day} />}
          {view === 'month' && !isWide ? (
            <MonthDays columns={columns} />
          ) : view === 'list' ? (
            <Agenda columns={columns} />
          ) : (
            <Lanes
              key={view}
              {...{ columns, from }}
              onStep={step}
              onSelect={select}
              onTaken={({ title }) =>
                toast.warning(`${shortName(title)} is at this time. Press Enter to open it.`)
              }
              onMove={move}
            />
          )}
          {view !== 'list' && <Legend hasLanes={isWide || isOneDay} />}
          <p className={`${styles.zone} xs dim`}>
            Times in {zoneWords(timeZone)}.{' '}
            {calendar.isShared ? 'Visitors see what is free.' : 'Visitors don’t see what is free.'}{' '}
            <button type="button" className="link" onClick={() => setSheet('changes')}>
              Changes
            </button>
          </p>
          <div className={dayStyles.sections}>
            <ReleaseSection />
            <HoldsSection />
            <GapsSection onShare={() => setSheet('spaces')} />
            {canManage && (
              <div className={dayStyles.feeds}>
                <FeedsSection />
                <SubscriptionsSection />
              </div>
            )}
          </div>
        </>
      )}
      {edited && (
        <EntryDialog
          key={edited.entry?.id ?? 'new'}
          {...{ edited, hours, range }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {sheet === 'spaces' && <SpacesSheet onClose={() => setSheet(undefined)} />}
      {sheet === 'changes' && <ChangesSheet onClose={() => setSheet(undefined)} />}
    </PageContext>
  )
}

const titleOf = (days: readonly string[]) => {
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (first === last) return dayWords(first)
  return rangeFormat.formatRange(new Date(first), new Date(last)).replaceAll(/\s?–\s?/gu, '–')
}
