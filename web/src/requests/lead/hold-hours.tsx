import { dayWords } from '../../page/time-of-day.ts'
import { atPlace } from '../../calendar/place-clock.ts'
import { TextField } from '../../components/fields/text-field.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { isOutsideHours, type ChosenHours, type HoldDay } from './free-spans.ts'
import styles from './lead.module.css'

interface HoldHoursProps {
  days: readonly HoldDay[]
  chosen: Readonly<Record<string, ChosenHours>>
  timeZone: string
  onChange: (day: string, hours: ChosenHours) => void
}

/** The hours of each day, by the clock of the facility. */
export const HoldHours = ({ days, chosen, timeZone, onChange }: HoldHoursProps) => (
  <Stack gap="2">
    {days.map((held) => {
      const { day, window } = held
      const usual = window && {
        from: atPlace(window.from, timeZone).time,
        to: atPlace(window.to, timeZone).time,
      }
      const hours = chosen[day] ?? usual ?? { from: '', to: '' }
      const field = (name: keyof ChosenHours, label: string) => (
        <TextField
          label={`${dayWords(day)}, ${label}`}
          isLabelHidden
          type="time"
          step={60}
          value={hours[name]}
          error={name === 'to' ? hoursError(hours) : undefined}
          onChange={({ target }) => onChange(day, { ...hours, [name]: target.value })}
        />
      )
      return (
        <Row key={day} gap="1 2">
          <span className={`xs ${styles.day}`}>{dayWords(day)}</span>
          {field('from', 'from')}
          <span className="xs" aria-hidden="true">
            to
          </span>
          {field('to', 'to')}
          {isOutsideHours(held) && <span className={`xs ${styles.outside}`}>Outside the opening hours</span>}
        </Row>
      )
    })}
  </Stack>
)

/** Midnight is the end of the day. */
export const hoursError = ({ from, to }: ChosenHours): string | undefined =>
  (from === '') !== (to === '')
    ? 'Type both times'
    : from !== '' && to !== '00:00' && to <= from
      ? 'Must be after the start'
      : undefined
