import { useState, type SubmitEvent } from 'react'
import { lastBoostDay, maxBoostDays, yearAfter } from '@app/contract/rules/boost-days.ts'
import { countDays } from '@app/contract/rules/calendar-date.ts'
import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { ApiProblem, reasonOf } from '../../../api/problem.ts'
import { profileTouches } from '../../../api/profile-changed.ts'
import { Button } from '../../../components/actions/button.tsx'
import { formatRange, type DateRangeValue } from '../../../components/fields/calendar-date.ts'
import { DayRange } from '../../../components/fields/day-range.tsx'
import { useFieldNote } from '../../../components/fields/field.tsx'
import type { ProfileKind } from '../../profile-page.ts'
import { counted, listOf } from '../../../components/format.ts'
import type { Profile } from '../../../kind/profile-calls.ts'
import { useReportDirty } from '../frame/done-frame.tsx'
import { BookingOutlook } from './booking-outlook.tsx'
import { BoostPreview } from './boost-preview.tsx'
import { freeWithin, overlapped, type Span } from './boost-times.ts'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { Grid } from '../../../platform/boxes/grid.tsx'
import { Panel } from '../../../platform/boxes/panel.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import styles from '../editing.module.css'

/** The booked days, and the profile, which is marked while it is promoted. */
export const touchedByBoosts = (kind: ProfileKind, id: string) =>
  profileTouches(kind, id, ['boosts', 'profile'])

interface BoostFormProps {
  kind: ProfileKind
  profile: Profile
  today: string
  /** Boosts that a new or changed one must not overlap. */
  booked: readonly Span[]
  /** The boost to change. Undefined for a new one. */
  changed?: Span | undefined
  onDirty: (isDirty: boolean) => void
  onSaved: (message: string) => void
  onCancel?: (() => void) | undefined
}

/** Chooses the days of a boost. Plain form: its one value is a range, which is checked as it is chosen. */
export function BoostForm({
  kind,
  profile,
  today,
  booked,
  changed,
  onDirty,
  onSaved,
  onCancel,
}: BoostFormProps) {
  const ownerId = profile.id
  const before: DateRangeValue = changed ? { from: changed.startDate, to: changed.endDate } : {}
  const [days, setDays] = useState(before)
  const [error, setError] = useState<string>()
  /** Days that somebody else booked first. What is left of them is known once the booked days have loaded again. */
  const [lost, setLost] = useState<Omit<Span, 'id'>>()
  const text = formatRange(days)
  const length = days.from === undefined || days.to === undefined ? undefined : countDays(days.from, days.to)
  const note = useFieldNote({
    hint: `Choose the first and the last day, at most ${maxBoostDays} days and up to a year ahead. Hatched days are already booked, and past days are crossed out.`,
    error: lost === undefined ? error : lostText(booked, lost),
  })
  useReportDirty(days.from !== before.from || days.to !== before.to, onDirty)

  const { send, isBusy } = useWrite(
    async (api, dates: Omit<Span, 'id'>): Promise<unknown> => {
      const { boosts } = kind.calls(api)
      if (changed === undefined) return boosts.create({ ownerId, data: dates })
      const { id, startDate, endDate } = changed
      const patch = patchBetween({ startDate, endDate }, dates)
      return patch.length > 0 && boosts.update({ ownerId, id, patch })
    },
    { touches: touchedByBoosts(kind, ownerId), isTouchedByFailure: true },
  )

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    const { from, to = from } = days
    if (from === undefined || to === undefined) return setError('Choose the first and the last day.')
    const other = overlapped(booked, from, to)
    if (other !== undefined)
      return setError(`${formatRange({ from: other.startDate, to: other.endDate })} is already booked.`)
    const tooLong = lengthError(days)
    if (tooLong !== undefined) return setError(tooLong)
    if (to < today) return setError('The last day must be today or later.')
    setError(undefined)
    setLost(undefined)
    try {
      await send({ startDate: from, endDate: to })
      if (changed === undefined) setDays({})
      onSaved(`Promoted ${formatRange({ from, to })}.`)
    } catch (refusal) {
      if (refusal instanceof ApiProblem && refusal.problem.code === 'BOOST_OVERLAPS') {
        setLost({ startDate: from, endDate: to })
        setDays(before)
      } else setError(reasonOf(refusal))
    }
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Grid columns="main side" gap="6" align="start">
        <Stack gap="3">
          <fieldset
            aria-label="Days"
            aria-describedby={note.wiring['aria-describedby']}
            className={styles.calendar}
          >
            <DayRange
              value={days}
              min={changed !== undefined && changed.startDate < today ? changed.startDate : today}
              max={yearAfter(today)}
              taken={booked}
              takenWord="booked"
              hasFocus={changed !== undefined}
              onChange={(value) => {
                setDays(value)
                setLost(undefined)
                setError(lengthError(value))
              }}
            />
          </fieldset>
          <div aria-live="polite">{note.element}</div>
        </Stack>
        <Panel>
          <BoostPreview {...{ kind, profile }} />
          <BookingOutlook {...{ kind, ownerId, days }} />
          <span className="sm mut" aria-live="polite">
            {length === undefined
              ? (text ?? 'Choose days in the calendar first')
              : `${text}, ${counted(length, 'day')}`}
          </span>
          <Row gap="2 3">
            <Button type="submit" variant="primary" isBusy={isBusy} aria-disabled={days.from === undefined}>
              {changed === undefined ? ['Promote', text].filter(Boolean).join(' ') : 'Save these days'}
            </Button>
            {onCancel !== undefined && (
              <Button variant="quiet" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </Row>
        </Panel>
      </Grid>
    </form>
  )
}

function lengthError({ from, to }: DateRangeValue): string | undefined {
  if (from === undefined || to === undefined || to <= lastBoostDay(from)) return undefined
  const length = counted(countDays(from, to), 'day')
  return `You can book up to ${maxBoostDays} days at a time, and these are ${length}. Choose an earlier last day.`
}

function lostText(booked: readonly Span[], { startDate, endDate }: Omit<Span, 'id'>): string {
  const free = freeWithin(booked, startDate, endDate).map((part) =>
    formatRange({ from: part.startDate, to: part.endDate }),
  )
  const left = listOf(free.filter((part) => part !== undefined))
  return left === ''
    ? 'Someone just booked these days. Choose other days.'
    : `Someone just booked some of these days. Still free: ${left}.`
}
