import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { calendarKey } from '../../api/calendar-key.ts'
import { calendarPath } from '../../calendar/calendar-path.ts'
import { useCalendar, useHours } from '../../calendar/calendar-calls.ts'
import { dayWords } from '../../page/time-of-day.ts'
import { iso } from '../../calendar/instants.ts'
import { instantOf, todayAt } from '../../calendar/place-clock.ts'
import { Button } from '../../components/actions/button.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { DateField } from '../../components/fields/date-field.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { counted, date, inSentence, listOf } from '../../components/format.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { requestWrite } from '../request-write.ts'
import { holdDay, type ChosenHours } from './free-spans.ts'
import { firstUntil, mostDays } from './hold-days.ts'
import { HoldHours, hoursError } from './hold-hours.tsx'
import { heldTimes, holdRows, suggestedRows, type HeldTime, type HoldRow } from './hold-rows.ts'
import { HoldTable } from './hold-table.tsx'
import { lastHeldDay, refusalWords, untilError } from './hold-until.ts'
import { bufferWords, takenLines } from './hold-words.ts'

interface HoldFormProps {
  facilityId: string
  leadId: string
  event: Pick<Event, 'name' | 'spaceName' | 'surface' | 'spaceCount' | 'responseDeadline' | 'decisionDate'> &
    Partial<Pick<Event, 'surfaces'>>
  days: readonly string[]
  /** Holds that the facility gave to the request, and that it keeps. */
  ownHolds: readonly string[]
  /** How many spaces to suggest. */
  needed?: number | undefined
  /** Suggests the spaces that are held on other days already. */
  extendsHolds?: boolean
  /** The destination for which the facility holds. */
  destinationName?: string
}

/** Holds spaces of a facility for a request on some days. */
export function HoldForm(props: HoldFormProps) {
  const { facilityId: ownerId, leadId, event, days, ownHolds, needed } = props
  const { extendsHolds = false, destinationName } = props
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const calendar = useCalendar(ownerId, {
    from: `${addDays(first, -1)}T00:00:00.000Z`,
    to: `${addDays(last, 2)}T00:00:00.000Z`,
    withMarks: false,
  })
  const rights = useRead(calls['facility-mgmt'].facilities.entitlements, { id: ownerId })
  const hours = useHours(ownerId)
  const toast = useToast()
  const [chosenHours, setChosenHours] = useState<Record<string, ChosenHours>>({})
  const [hasHours, setHasHours] = useState(false)
  /** Spaces and days. */
  const [picked, setPicked] = useState<ReadonlySet<string>>()
  const [until, setUntil] = useState(() => firstUntil(event, first))
  const { calendar: calendarCalls } = calls['facility-mgmt'].facilities
  const holdWrite = {
    touches: [
      ...requestWrite.touches,
      { call: calendarCalls, owner: ownerId },
      { key: calendarKey(ownerId) },
    ],
    isTouchedByFailure: true,
  }
  const undo = useWrite(calendarCalls.changes.undo, {
    ...holdWrite,
    failed: 'Nothing was undone.',
    onDone: () => toast.success('The change is undone.'),
  })
  const hold = useWrite<{ holds: HeldTime[]; timeZone: string }, { data: { changeId: string } }>(
    async (api, { holds, timeZone }) =>
      api['event-mgmt'].facilityLeads.hold({
        ownerId,
        data: { leadId, holds, expiresDate: iso(instantOf(until, '24:00', timeZone)) },
      }),
    {
      ...holdWrite,
      onDone: ({ data: { changeId } }, { holds, timeZone }) => {
        setPicked(undefined)
        toast.success(`Held until the end of ${date(lastHeldDay(until, holds, timeZone))}.`, {
          action: {
            label: 'Undo',
            onPress: () => undo.run({ ownerId, id: changeId }),
          },
        })
      },
      onFailed: () => undefined,
    },
  )
  const timeZone = calendar.data?.timeZone ?? null
  if (calendar.data === undefined || rights.data === undefined || hours.data === undefined) return null
  if (timeZone === null || calendar.data.spaces.length === 0)
    return (
      <p className="mut">
        <Link className="link" to={calendarPath(ownerId)}>
          Add your spaces to the calendar
        </Link>{' '}
        to hold them for this request.
      </p>
    )
  const opening = hours.data
  const held = days.map((day) => {
    const typed = chosenHours[day]
    const isTyped = typed !== undefined && typed.from !== '' && hoursError(typed) === undefined
    return holdDay(day, opening, timeZone, isTyped ? typed : undefined)
  })
  const surfaces = event.surface === null ? (event.surfaces ?? []) : [event.surface]
  const rows = holdRows(calendar.data, { days: held, spaceName: event.spaceName, surfaces, ownHolds })
  const canManage = rights.data.data.can['manageCalendar'] === true
  const own = rows.filter(({ uses }) => uses.some(({ kind }) => kind === 'Own'))
  const suggested =
    own.length === 0
      ? suggestedRows(rows, needed ?? event.spaceCount ?? 1)
      : suggestedRows(own, extendsHolds ? own.length : 0)
  const keyOf = (rowId: string, day: string) => `${rowId} ${day}`
  const chosen =
    picked ?? new Set(suggested.flatMap(({ id, cells }) => cells.map(({ day }) => keyOf(id, day))))
  const isChosen = ({ id }: HoldRow, day: string) => chosen.has(keyOf(id, day))
  const holds = heldTimes(rows, isChosen)
  const spaces = rows.filter((row) => row.cells.some(({ day, span }) => span !== null && isChosen(row, day)))
  const taken = takenLines(rows, held, timeZone)
  const buffer = bufferWords(rows)
  const closed = held.filter(({ window }) => window === null)
  const hasErrors = Object.values(chosenHours).some((typed) => hoursError(typed) !== undefined)
  const wrongUntil = untilError(until, { today: todayAt(timeZone), last })
  const choose = (rowId: string, some: readonly string[], isAdded: boolean) => {
    const next = new Set(chosen)
    for (const day of some)
      if (isAdded) next.add(keyOf(rowId, day))
      else next.delete(keyOf(rowId, day))
    setPicked(next)
    hold.reset()
  }
  return (
    <>
      {event.spaceName !== null && !rows.some(({ isAsked }) => isAsked) && (
        <p className="mut">
          The request asks for {inSentence(spacesWord(event.spaceName))}, and your calendar has none. Choose
          the spaces to offer instead.
        </p>
      )}
      <HoldTable
        rows={rows}
        days={held}
        timeZone={timeZone}
        hasSurfaces={surfaces.length > 0}
        canManage={canManage}
        isChosen={isChosen}
        onChoose={choose}
      />
      {days.length === mostDays && (
        <p className="sm mut">
          Hold days after {date(last)}{' '}
          <Link className="link" to={calendarPath(ownerId)}>
            in the calendar
          </Link>
          , once this is held.
        </p>
      )}
      {(taken.length > 0 || closed.length > 0) && (
        <Stack as="ul" gap="2" aria-label="What is taken">
          {closed.length > 0 && (
            <li className="sm mut">
              <b className="semi">Your page</b>: not open {listOf(closed.map(({ day }) => dayWords(day)))}.
              Choose hours to hold it anyway.
            </li>
          )}
          {taken.map(({ spaces: names, reasons }) => (
            <li key={reasons} className="sm mut">
              <b className="semi">{names}</b>: {reasons}
            </li>
          ))}
        </Stack>
      )}
      {buffer !== undefined && <p className="sm mut">{buffer}</p>}
      {canManage && (
        <div>
          <Button variant="quiet" aria-expanded={hasHours} onClick={() => setHasHours(!hasHours)}>
            Change the hours
          </Button>
          {hasHours && (
            <HoldHours
              days={held}
              chosen={chosenHours}
              timeZone={timeZone}
              onChange={(day, typed) => {
                setChosenHours({ ...chosenHours, [day]: typed })
                hold.reset()
              }}
            />
          )}
        </div>
      )}
      <p className="sm mut">
        {opening.length > 0
          ? 'Days are held from opening to closing, or as long as they are free.'
          : 'Holds whole days, because your page has no opening hours.'}{' '}
        {destinationName === undefined
          ? 'The organizer sees it'
          : `${destinationName} and the organizer see it`}
        , and an award books it. Visitors see at most that the time is held.
      </p>
      {canManage ? (
        <Row gap="4" align="end">
          <DateField
            label="Hold until"
            hint="Released at midnight if nothing is awarded, and each time when it is over"
            value={until}
            min={todayAt(timeZone)}
            max={last}
            error={wrongUntil}
            onChange={({ target }) => {
              setUntil(target.value)
              hold.reset()
            }}
          />
          <Button
            icon="clock"
            isBusy={hold.isBusy}
            disabled={holds.length === 0 || wrongUntil !== undefined || hasErrors}
            onClick={() => hold.run({ holds, timeZone })}
          >
            {spaces.length === 0 ? 'Choose spaces' : `Hold ${counted(spaces.length, 'space')}`}
          </Button>
        </Row>
      ) : (
        <p className="sm mut">A manager of the page holds the dates.</p>
      )}
      {hold.error !== null && (
        <Banner tone="bad" isLive>
          Nothing is held. {refusalWords(hold.error)}
        </Banner>
      )}
    </>
  )
}
