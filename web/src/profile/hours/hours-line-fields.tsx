import { weekdays, type Weekday } from '@app/contract/rules/weekdays.ts'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { FieldGroup } from '../../components/fields/field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { FormGrid } from '../../platform/boxes/form-grid.tsx'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import type { HoursLine } from './hours-lines.ts'

interface HoursLineFieldsProps {
  line: HoursLine
  /** Distinguishes the lines. */
  label: string
  error: string | undefined
  onChange: (line: HoursLine) => void
  onRemove: () => void
}

/** The days of an interval, when it opens and closes, and its season. */
export function HoursLineFields({ line, label, error, onChange, onRemove }: HoursLineFieldsProps) {
  const { days, opens, closes, season, seasonStart, seasonEnd } = line
  const toggle = (day: Weekday) =>
    onChange({
      ...line,
      days: weekdays.filter((each) => (each === day ? !days.includes(day) : days.includes(each))),
    })
  const text = (name: 'opens' | 'closes' | 'season') => ({
    value: line[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...line, [name]: target.value }),
  })
  const isOvernight = opens !== '' && closes !== '' && closes < opens
  return (
    <Stack as="fieldset" aria-label={label}>
      <Toolbar gap="3" align="start" isWrapping={false}>
        <FieldGroup label="Days" error={error}>
          {() => (
            <ChipList>
              {weekdays.map((day) => (
                <ChipButton key={day} isPressed={days.includes(day)} onClick={() => toggle(day)}>
                  {day.slice(0, 3)}
                </ChipButton>
              ))}
            </ChipList>
          )}
        </FieldGroup>
        <IconButton icon="trash-2" label={`Delete: ${label}`} onClick={onRemove} />
      </Toolbar>
      <FormGrid columns="3" width="full">
        <TextField label="Opens" type="time" {...text('opens')} />
        <TextField
          label="Closes"
          type="time"
          hint={isOvernight ? 'On the next day' : undefined}
          {...text('closes')}
        />
        <TextField label="Season" isOptional placeholder="All year" maxLength={60} {...text('season')} />
      </FormGrid>
      {season.trim() !== '' && (
        <FormGrid columns="2" width="full">
          <DayOfYear
            label="First day"
            value={seasonStart}
            onChange={(day) => onChange({ ...line, seasonStart: day })}
          />
          <DayOfYear
            label="Last day"
            value={seasonEnd}
            onChange={(day) => onChange({ ...line, seasonEnd: day })}
          />
        </FormGrid>
      )}
    </Stack>
  )
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const two = (n: number) => String(n).padStart(2, '0')
const months = Array.from({ length: 12 }, (_, index) => ({
  value: two(index + 1),
  label: monthName.format(new Date(Date.UTC(2000, index, 1))),
}))
const daysOfMonth = Array.from({ length: 31 }, (_, index) => ({
  value: two(index + 1),
  label: String(index + 1),
}))

interface DayOfYearProps {
  label: string
  /** `MM-DD`, or empty. */
  value: string
  onChange: (day: string) => void
}

function DayOfYear({ label, value, onChange }: DayOfYearProps) {
  const [month = '', day = ''] = value.split('-')
  return (
    <Grid columns="main end" gap="2" align="end">
      <SelectField
        label={label}
        placeholder="Month"
        options={months}
        value={month}
        onChange={({ target }) => onChange(target.value === '' ? '' : `${target.value}-${day || '01'}`)}
      />
      <SelectField
        label={`${label}, day of the month`}
        isLabelHidden
        options={daysOfMonth}
        disabled={month === ''}
        value={day || '01'}
        onChange={({ target }) => onChange(`${month}-${target.value}`)}
      />
    </Grid>
  )
}
