import { maxEntryNote, maxEntryTitle } from '@app/contract/rules/limits.ts'
import { weekdays } from '@app/contract/rules/weekdays.ts'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { DateField } from '../components/fields/date-field.tsx'
import { FieldGroup } from '../components/fields/field.tsx'
import { Segmented } from '../components/fields/segmented.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Grid } from '../platform/boxes/grid.tsx'
import { Row } from '../platform/boxes/row.tsx'
import styles from './calendar.module.css'
import { usePage } from './page-parts.ts'
import { movedStart, weekdaysOf, type EntryValues } from './entry-values.ts'

interface EntryFieldsProps {
  values: EntryValues
  problems: ReadonlyMap<string, string>
  warning: string | undefined
  isNew: boolean
  onChange: (values: Partial<EntryValues>) => void
}

const kindOptions = [
  { value: 'Booking', label: 'Booking' },
  { value: 'Hold', label: 'Hold' },
  { value: 'Blackout', label: 'Closed' },
] as const

export function EntryFields({ values, problems, warning, isNew, onChange }: EntryFieldsProps) {
  const { calendar, today } = usePage()
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
        maxLength={maxEntryTitle}
        value={values.title}
        error={problems.get('title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Choices
        label="Spaces"
        error={problems.get('unitIds')}
        options={calendar.spaces.flatMap(({ name, units }) =>
          units.map(({ id, label }) => [id, units.length > 1 ? `${name} ${label}` : name]),
        )}
        chosen={values.unitIds}
        onChange={(unitIds) => onChange({ unitIds })}
      />
      <Grid columns="2">
        <Moment
          label="From"
          day={values.startDay}
          time={values.startTime}
          error={problems.get('starts') ?? problems.get('firstDay')}
          onChange={(startDay, startTime) => onChange(movedStart(values, startDay, startTime, today))}
        />
        <Moment
          label="To"
          day={values.endDay}
          time={values.endTime}
          error={problems.get('ends') ?? problems.get('to')}
          onChange={(endDay, endTime) => onChange({ endDay, endTime })}
        />
      </Grid>
      <p className={`xs warn ${styles.warning}`} aria-live="polite">
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
          <Choices
            label="On"
            error={problems.get('weekdays')}
            options={weekdays.map((weekday) => [weekday, weekday])}
            chosen={weekdaysOf(values)}
            onChange={(chosen) => onChange({ weekdays: chosen })}
          />
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
        maxLength={maxEntryNote}
        value={values.note}
        error={problems.get('note')}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  )
}

interface ChoicesProps<T> {
  label: string
  error: string | undefined
  options: readonly (readonly [value: T, label: string])[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}

const Choices = <T extends string>({ label, error, options, chosen, onChange }: ChoicesProps<T>) => (
  <FieldGroup label={label} error={error}>
    {() => (
      <Row gap="1 5">
        {options.map(([value, words]) => (
          <Checkbox
            key={value}
            label={words}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
      </Row>
    )}
  </FieldGroup>
)

interface MomentProps {
  label: string
  day: string
  time: string
  error: string | undefined
  onChange: (day: string, time: string) => void
}

const Moment = ({ label, day, time, error, onChange }: MomentProps) => (
  <div className={styles.moment}>
    <Row align="end" isWrapping={false}>
      <DateField
        className="grow"
        label={label}
        value={day}
        error={error}
        onChange={({ target }) => onChange(target.value, time)}
      />
      <TextField
        label={`${label}, time`}
        isLabelHidden
        className={styles.time}
        type="time"
        step={60}
        value={time}
        onChange={({ target }) => onChange(day, target.value)}
      />
    </Row>
  </div>
)
