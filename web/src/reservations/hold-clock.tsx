import { holdMinutes, type Reservation } from '@app/contract/hotels/reservation-schema.ts'
import { Button } from '../components/actions/button.tsx'
import { ProgressBar } from '../components/display/progress-bar.tsx'
import { counted } from '../components/format.ts'
import { Toolbar } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { fill, useWrite } from '../platform/calls/use-write.ts'
import { clockText } from './booking.ts'
import { useSecondsLeft, type holdOf, type ToldHold } from './use-hold.ts'
import styles from './reservations.module.css'

const { extend, hold } = calls['hotel-mgmt'].hotels.reservations
/** From then on, more time is offered. */
const lateSeconds = 120
/** Read out at these minutes, not at every second. */
const announcedMinutes: readonly number[] = [5, 2, 1]

export interface HoldClockProps extends ToldHold {
  reservation: Reservation
  /** What was held, whose reply changes. */
  input: ReturnType<typeof holdOf>
}

/** How long the room is still held, and near the end a way to keep it longer, once. */
export function HoldClock(props: HoldClockProps) {
  const seconds = useSecondsLeft(props)
  const minutes = Math.ceil(seconds / 60)
  return (
    <Stack gap="2">
      <Toolbar>
        <span className="semi">Held for you</span>
        <span className={styles.clock}>{clockText(seconds)}</span>
      </Toolbar>
      <ProgressBar
        label="Time that the room is held for you"
        isLabelHidden
        value={Math.min(1, seconds / (holdMinutes * 60))}
      />
      <output className="sr">
        {announcedMinutes.includes(minutes) ? `The room is held for ${counted(minutes, 'more minute')}.` : ''}
      </output>
      <KeepLonger {...props} label={`Keep it ${holdMinutes} more minutes`} />
    </Stack>
  )
}

/** Near the end, holds the room longer, once. Nothing before. */
export function KeepLonger({ reservation, input, label, ...told }: HoldClockProps & { label: string }) {
  const { id, isExtended } = reservation
  const more = useWrite(extend, { fills: (reply) => [fill(hold, input, reply)] })
  const seconds = useSecondsLeft(told)
  return (
    seconds > 0 &&
    seconds <= lateSeconds &&
    !isExtended && (
      <Button isBusy={more.isBusy} onClick={() => more.run({ id })}>
        {label}
      </Button>
    )
  )
}

/** How long the room is still held, where there is only a line. */
export const HeldShortly = ({ hold: told }: { hold: ToldHold }) =>
  `Held ${clockText(useSecondsLeft(told))}, pay at the hotel`
