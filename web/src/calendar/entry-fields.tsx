import { weekdays } from '@app/contract/rules/weekdays.ts'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { DateField } from '../components/fields/date-field.tsx'
import { FieldGroup } from '../components/fields/field.tsx'
import { Segmented } from '../components/fields/segmented.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import type { CalendarSpace } from './calendar-calls.ts'
import styles from './entry-dialog.module.css'
import type { EntryValues } from './entry-values.ts'

interface EntryFieldsProps {
  values: EntryValues
  problems: ReadonlyMap<string, string>
  warning: string | undefined
  spaces: readonly CalendarSpace[]
  isNew: boolean
  onChange: (values: Partial<EntryValues>) => void
}

const kindOptions = [
  { value: 'Booking', label: 'Booking' },
  { value: 'Hold', label: 'Hold' },
  { value: 'Blackout', label: 'Closed' },
] as const

/** The list with or without one of its members. */
const toggled = <T,>(list: readonly T[], one: T, isIn: boolean) =>
  isIn ? [...list, one] : list.filter((other) => other !== one)

export function EntryFields({ values, problems, warning, spaces, isNew, onChange }: EntryFieldsProps) {
  const { kind, isRepeated } = values
  const mayRepeat = isNew && kind !== 'Hold'
  return (
    <>
      {isNew && (
        <Segmented
          label="What"
          isLabelHidden
          options={kindOptions}
          value={kind}
          onChange={({ target }) =>
            onChange({ kind: kindOptions.find(({ value }) => value === target.value)?.value ?? kind })
          }
        />
      )}
      <TextField
        label={kind === 'Blackout' ? 'Reason' : 'For'}
        placeholder={kind === 'Blackout' ? 'Turf repair' : 'U10 league'}
        maxLength={120}
        value={values.title}
        error={problems.get('title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Spaces {...{ values, problems, spaces, onChange }} />
      <div className={styles.pair}>
        <Moment
          label="From"
          day={values.startDay}
          time={values.startTime}
          error={problems.get('starts') ?? problems.get('firstDay')}
          onChange={(startDay, startTime) =>
            onChange({
              startDay,
              startTime,
              // Whoever changes the day of something short means its end, too.
              ...(values.endDay === values.startDay && { endDay: startDay }),
            })
          }
        />
        <Moment
          label="To"
          day={values.endDay}
          time={values.endTime}
          error={problems.get('ends')}
          onChange={(endDay, endTime) => onChange({ endDay, endTime })}
        />
      </div>
      <p className={styles.warning} aria-live="polite">
        {warning}
      </p>
      {kind === 'Hold' && (
        <DateField
          label="Held through"
          hint="Then it ends by itself, and the next in line moves up."
          value={values.expiresDay}
          error={problems.get('expiresDate')}
          onChange={({ target }) => onChange({ expiresDay: target.value })}
        />
      )}
      {mayRepeat && (
        <Checkbox
          label="Every week"
          checked={isRepeated}
          onChange={({ target }) => onChange({ isRepeated: target.checked })}
        />
      )}
      {mayRepeat && isRepeated && (
        <>
          <FieldGroup label="On" error={problems.get('weekdays')}>
            {() => (
              <div className={styles.choices}>
                {weekdays.map((weekday) => (
                  <Checkbox
                    key={weekday}
                    label={weekday}
                    checked={values.weekdays.includes(weekday)}
                    onChange={({ target }) =>
                      onChange({ weekdays: toggled(values.weekdays, weekday, target.checked) })
                    }
                  />
                ))}
              </div>
            )}
          </FieldGroup>
          <DateField
            label="Through"
            value={values.lastDay}
            error={problems.get('lastDay')}
            onChange={({ target }) => onChange({ lastDay: target.value })}
          />
        </>
      )}
      <TextArea
        label="Note"
        isOptional
        hint="Only your team reads it."
        rows={2}
        maxLength={2000}
        value={values.note}
        error={problems.get('note')}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  )
}

function Spaces({ values, problems, spaces, onChange }: Omit<EntryFieldsProps, 'isNew' | 'warning'>) {
  return (
    <FieldGroup label="Spaces" error={problems.get('unitIds')}>
      {() => (
        <div className={styles.choices}>
          {spaces.flatMap(({ name, units }) =>
            units.map(({ id, label }) => (
              <Checkbox
                key={id}
                label={units.length > 1 ? `${name} ${label}` : name}
                checked={values.unitIds.includes(id)}
                onChange={({ target }) => onChange({ unitIds: toggled(values.unitIds, id, target.checked) })}
              />
            )),
          )}
        </div>
      )}
    </FieldGroup>
  )
}

interface MomentProps {
  label: string
  day: string
  time: string
  error: string | undefined
  onChange: (day: string, time: string) => void
}

const Moment = ({ label, day, time, error, onChange }: MomentProps) => (
  <div className={styles.time}>
    <DateField
      label={label}
      value={day}
      error={error}
      onChange={({ target }) => onChange(target.value, time)}
    />
    <TextField
      label={`${label}, time`}
      isLabelHidden
      type="time"
      step={60}
      value={time}
      onChange={({ target }) => onChange(day, target.value)}
    />
  </div>
)
