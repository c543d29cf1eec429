import { urgencyOptions } from '@app/contract/rules/urgency.ts'
import { monthText } from '@app/contract/rules/month-text.ts'
import { useState } from 'react'
import { ChipButton, ChipList } from '../components/actions/chip.tsx'
import { fromLocalDate } from '../components/fields/calendar-date.ts'
import { DateRange } from '../components/fields/date-range.tsx'
import { FieldGroup } from '../components/fields/field.tsx'
import { NumberField } from '../components/fields/number-field.tsx'
import { Segmented } from '../components/fields/segmented.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextArea } from '../components/fields/text-area.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import type { ShortField } from './form/form-lists.server.ts'
import { nextMonths, type RequestLists, type RequestValues, type When } from './request-values.ts'
import styles from './requests.module.css'
import layout from './layout.module.css'

interface RequestFieldsProps {
  values: RequestValues
  lists: RequestLists
  errors: ReadonlyMap<string, string>
  onChange: (change: Partial<RequestValues>) => void
}

const labelIn = ({ short }: RequestLists, name: ShortField['name']) =>
  short.find((field) => field.name === name)?.label ?? name

const whenOptions = [
  { value: 'dates', label: 'Dates' },
  { value: 'months', label: 'Months' },
  { value: 'open', label: 'Not decided' },
] as const satisfies { value: When; label: string }[]

export function RequestFields({ values, lists, errors, onChange }: RequestFieldsProps) {
  /** The props of a text control. */
  const field = (name: Exclude<keyof RequestValues, 'when' | 'months'>) => ({
    name,
    value: values[name],
    error: errors.get(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <section className={styles.fields} aria-labelledby="what-and-when">
        <h2 id="what-and-when" className="h3">
          What and when
        </h2>
        <div className={layout.two}>
          <TextField
            label={labelIn(lists, 'name')}
            placeholder="Name of the event"
            maxLength={200}
            autoComplete="off"
            {...field('event')}
          />
          <SelectField
            label={labelIn(lists, 'sportsList')}
            placeholder="Any"
            options={lists.sports.map((name) => ({ value: name, label: name }))}
            {...field('sport')}
          />
        </div>
        <WhenFields {...{ values, lists, errors, onChange }} />
        <div className={styles.three}>
          <NumberField
            label={labelIn(lists, 'spaceCount')}
            min={1}
            max={1000}
            inputMode="numeric"
            {...field('count')}
          />
          <SelectField
            label={labelIn(lists, 'spaceName')}
            placeholder="Any"
            options={lists.spaces.map((name) => ({ value: name, label: spacesWord(name) }))}
            {...field('space')}
          />
          <NumberField
            label={labelIn(lists, 'participants')}
            min={1}
            max={1_000_000}
            inputMode="numeric"
            {...field('people')}
          />
        </div>
        <SelectField
          label={labelIn(lists, 'urgency')}
          placeholder="Not said"
          options={urgencyOptions}
          {...field('urgency')}
        />
        <TextArea
          label={labelIn(lists, 'description')}
          rows={4}
          maxLength={5000}
          hint="Anything else the hosts should know: hours, budget, rooms for the night."
          {...field('message')}
        />
      </section>
      <section className={styles.fields} aria-labelledby="who-asks">
        <h2 id="who-asks" className="h3">
          Who is asking
        </h2>
        <div className={layout.two}>
          <TextField
            label={labelIn(lists, 'contactName')}
            autoComplete="name"
            maxLength={100}
            {...field('name')}
          />
          <TextField
            label={labelIn(lists, 'contactEmail')}
            type="email"
            autoComplete="email"
            maxLength={254}
            hint="Hosts reply to this address."
            {...field('email')}
          />
        </div>
        <TextField
          label={labelIn(lists, 'contactOrganization')}
          autoComplete="organization"
          maxLength={200}
          {...field('organization')}
        />
        {/* Programs fill in every field. People can't see or reach this one. */}
        <div className={styles.trap} aria-hidden="true">
          <input
            name="fax"
            tabIndex={-1}
            autoComplete="off"
            value={values.fax}
            onChange={field('fax').onChange}
          />
        </div>
      </section>
    </>
  )
}

function WhenFields({ values, lists, errors, onChange }: RequestFieldsProps) {
  const { when, from, to, months } = values
  const [today] = useState(() => new Date())
  const toggle = (month: string) =>
    onChange({
      months: months.includes(month)
        ? months.filter((each) => each !== month)
        : [...months, month].toSorted(),
    })
  return (
    <div className={styles.when}>
      <Segmented
        label="When"
        name="when"
        options={whenOptions}
        value={when}
        onChange={({ target }) =>
          onChange({ when: whenOptions.find(({ value }) => value === target.value)?.value ?? 'open' })
        }
      />
      {when === 'dates' && (
        <DateRange
          label="Dates"
          isLabelHidden
          placeholder="Choose dates"
          min={fromLocalDate(today)}
          error={errors.get('from')}
          value={{ ...(from && { from }), ...(to && { to }) }}
          onChange={(range) => onChange({ from: range.from ?? '', to: range.to ?? range.from ?? '' })}
        />
      )}
      {when === 'months' && (
        <FieldGroup label={labelIn(lists, 'months')} error={errors.get('months')}>
          {() => (
            <ChipList>
              {nextMonths(today).map((month) => (
                <ChipButton key={month} isPressed={months.includes(month)} onClick={() => toggle(month)}>
                  {monthText(month)}
                </ChipButton>
              ))}
            </ChipList>
          )}
        </FieldGroup>
      )}
    </div>
  )
}
