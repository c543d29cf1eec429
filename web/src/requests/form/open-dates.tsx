import { monthText } from '@app/contract/rules/month-text.ts'
import { useState } from 'react'
import { ChipButton, ChipList } from '../../components/actions/chip.tsx'
import { fromLocalDate } from '../../components/fields/calendar-date.ts'
import { DateRange } from '../../components/fields/date-range.tsx'
import { FieldGroup } from '../../components/fields/field.tsx'
import { Segmented } from '../../components/fields/segmented.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import type { DraftRow } from '../request-draft.ts'
import type { DraftProps } from './draft-props.ts'
import { nextMonths } from './short-request.ts'

const whenOptions = [
  { value: 'dates', label: 'Dates' },
  { value: 'months', label: 'Months' },
  { value: 'open', label: 'Not decided' },
]

/** Dates, the months that would suit, or neither yet. What was chosen before stays until the form is sent. */
export function OpenDates({ rows, draft, change, errors }: DraftProps & { rows: readonly DraftRow[] }) {
  const { startDate: from, endDate: to, months, hasOpenDates } = draft
  const [today] = useState(() => new Date())
  const [lastMonths, setLastMonths] = useState<string[]>([])
  const when = hasOpenDates ? 'open' : months === undefined ? 'dates' : 'months'
  function choose(next: string) {
    if (months !== undefined) setLastMonths(months)
    change({
      hasOpenDates: next === 'open' || undefined,
      months: next === 'months' ? (months ?? lastMonths) : undefined,
    })
  }
  const setMonths = (chosen: string[]) => change({ months: chosen.toSorted() })
  return (
    <Stack gap="3">
      <Segmented
        label="When"
        name="when"
        options={whenOptions}
        value={when}
        onChange={({ target }) => choose(target.value)}
      />
      {when === 'dates' && (
        <div data-field="startDate">
          <DateRange
            label="Dates"
            isLabelHidden
            placeholder="Choose dates"
            min={fromLocalDate(today)}
            error={errors?.get('startDate')}
            value={{ ...(from && { from }), ...(to && { to }) }}
            onChange={(range) => change({ startDate: range.from, endDate: range.to ?? range.from })}
          />
        </div>
      )}
      {when === 'months' && months !== undefined && (
        <div data-field="months">
          <FieldGroup label={rows.find(({ name }) => name === 'months')?.label} error={errors?.get('months')}>
            {() => (
              <ChipList>
                {nextMonths(today).map((month) => {
                  const isChosen = months.includes(month)
                  return (
                    <ChipButton
                      key={month}
                      isPressed={isChosen}
                      onClick={() =>
                        setMonths(isChosen ? months.filter((one) => one !== month) : [...months, month])
                      }
                    >
                      {monthText(month)}
                    </ChipButton>
                  )
                })}
              </ChipList>
            )}
          </FieldGroup>
        </div>
      )}
    </Stack>
  )
}
