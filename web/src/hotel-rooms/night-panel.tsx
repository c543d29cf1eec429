import { nightPriceText } from '@app/contract/hotels/money.ts'
import { longestStay } from '@app/contract/hotels/room-schema.ts'
import { stayPrice } from '@app/contract/hotels/stay-price.ts'
import type { Charge } from '@app/contract/hotels/pricing-schema.ts'
import type { NightChange } from '@app/contract/hotels/with-nights.ts'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { NumberField } from '../components/fields/number-field.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { count, counted } from '../components/format.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { FormEnd } from '../platform/form/form-end.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { useFollowing } from '../platform/form/use-following.ts'
import styles from './hotel-rooms.module.css'
import type { Currency, Taken } from './night-cells.ts'
import { hundredthsOf } from '../page/typed-values.ts'
import {
  changeOf,
  firstValues,
  nightCount,
  nightErrors,
  nowText,
  titleOf,
  type NightValues,
  type Selected,
} from './night-values.ts'

interface NightPanelProps {
  selected: Selected
  taken: Taken | undefined
  currency: Currency
  charges: readonly Charge[]
  /** What the rate starts with, if somebody began to type it in the grid. */
  typed: string | undefined
  /** Whether it opens with the focus, by the keyboard. */
  isFocused: boolean
  onSave: (selected: Selected, change: Partial<NightChange>) => Promise<unknown>
  onClose: () => void
}

const stays = Array.from({ length: longestStay }, (_, index) => ({
  value: String(index + 1),
  label: counted(index + 1, 'night'),
}))
const sales = [
  { value: 'open', label: 'Open' },
  { value: 'arrival', label: 'Closed to arrivals' },
  { value: 'closed', label: 'Closed' },
] as const
const asTheyAre = 'As they are'

/** What the selected nights have in common, to change. Only fields that were touched change. */
export function NightPanel({ selected, taken, currency, charges, typed, isFocused, ...on }: NightPanelProps) {
  const { room } = selected
  const first = firstValues(selected)
  const draft = useDraftForm<NightValues>({
    first: { ...first, ...(typed !== undefined && { rate: typed }) },
    rules: () => ({ check: (now) => nightErrors(now, room) }),
    async send(now) {
      await on.onSave(selected, changeOf(now, first, room))
      on.onClose()
    },
    failed: 'Not saved.',
  })
  const { form, values, set, field, errors, banner, isBusy } = draft
  // What somebody else changes meanwhile, as long as it isn't touched here.
  useFollowing(first, draft)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // On phones, the panel is below the grid, and would open out of sight.
    if (!isFocused && matchMedia('(max-width: 899.98px)').matches) panel.current?.focus()
  }, [isFocused])
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    on.onClose()
  }
  const sold = values.rate === '' ? undefined : withFees(hundredthsOf(values.rate), charges)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`float ${styles.panel}`}
      aria-label={titleOf(selected)}
      onKeyDown={onKeyDown}
    >
      <form {...form}>
        <Stack gap="4">
          <div>
            <h2 className="h3">{titleOf(selected)}</h2>
            <p className="sm mut">{nowText(selected, taken, currency)}</p>
          </div>
          <Grid columns="2 4" gap="4">
            <NumberField
              label="Rate a night"
              unit={currency}
              placeholder={asTheyAre}
              // Somebody opened it by a key, to edit.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={isFocused}
              hint={sold === undefined ? undefined : nightPriceText(sold, currency)}
              {...field('rate')}
            />
            <NumberField
              label="Rooms to sell"
              unit={`of ${count(room.count)}`}
              placeholder={asTheyAre}
              {...field('rooms')}
            />
            <SelectField
              label="Shortest stay"
              options={stays}
              {...(first.minStay === '' && { placeholder: asTheyAre })}
              {...field('minStay')}
            />
            <SelectField
              label="For sale"
              options={sales}
              {...(first.sale === '' && { placeholder: asTheyAre })}
              name="sale"
              value={values.sale}
              error={errors.get('sale')}
              onChange={({ target }) =>
                set({ sale: sales.find(({ value }) => value === target.value)?.value ?? '' })
              }
            />
          </Grid>
          <FormEnd banner={banner} isBusy={isBusy} onCancel={on.onClose}>
            {`Save ${counted(nightCount(selected), 'night')}`}
          </FormEnd>
          <p className="xs mut">Guests who booked keep their price.</p>
        </Stack>
      </form>
    </section>
  )
}

/** What one guest pays for one night. Undefined without fees on top. */
function withFees(rate: number | null, charges: readonly Charge[]): number | undefined {
  if (rate === null || Number.isNaN(rate)) return undefined
  const { total } = stayPrice({ nights: [{ night: '', rate }], guests: 1, charges })
  return total === rate ? undefined : total
}
