import { Charge, currencies, plainPricing, type HotelPricing } from '@app/contract/hotels/pricing-schema.ts'
import { NumberField } from '../components/fields/number-field.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { FormGrid, Wide } from '../platform/boxes/form-grid.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { FormEnd } from '../platform/form/form-end.tsx'
import { useDraftForm } from '../platform/form/use-draft-form.ts'
import { numberOf } from '../page/typed-values.ts'
import { chargeErrors, chargeOf, chargeValues, countings, type ChargeValues } from './charge-values.ts'
import { guardedPatch, inWords } from './guarded-patch.ts'
import { errorsOf, roomsError } from './amounts.ts'

const { hotels } = calls['hotel-mgmt']
type Fields = Pick<HotelPricing, 'currency' | 'charges' | 'cancelDays'>

/** Writes what a hotel's guests pay on top. Its first change creates it. */
function usePricing(ownerId: string, pricing: HotelPricing | null) {
  const options = { touches: [{ call: hotels.pricing, owner: ownerId }], isTouchedByFailure: true }
  const create = useWrite(hotels.pricing.create, options)
  const update = useWrite(hotels.pricing.update, options)
  return async (change: Partial<Fields>) => {
    if (pricing === null) {
      const { currency, charges, cancelDays } = plainPricing
      await create.send({ ownerId, data: { currency, charges, cancelDays, ...change } })
      return
    }
    const patch = guardedPatch<Fields>(pricing, change)
    try {
      if (patch.length > 0) await update.send({ ownerId, id: pricing.id, patch })
    } catch (error) {
      throw inWords(error, 'Somebody else changed taxes and fees meanwhile. Close this and open it again.')
    }
  }
}

interface PricingFormProps {
  ownerId: string
  pricing: HotelPricing | null
  onClose: () => void
}

const kinds = [
  { value: 'Tax', label: 'Tax' },
  { value: 'Fee', label: 'Mandatory fee' },
]
const inclusions = [
  { value: 'added', label: 'On top of the rate' },
  { value: 'included', label: 'Part of the rate' },
]

/** Adds a tax or fee, or changes or removes the one with this index. */
export function ChargeForm({ ownerId, pricing, index, onClose }: PricingFormProps & { index: number }) {
  const save = usePricing(ownerId, pricing)
  const charges = pricing?.charges ?? []
  const charge = charges[index]
  const removing = useWrite(async () => save({ charges: charges.filter((_, at) => at !== index) }), {
    onDone: onClose,
    failed: 'Nothing was removed.',
  })
  const { form, values, set, field, errors, banner, isBusy } = useDraftForm<ChargeValues, Charge>({
    first: chargeValues(charge),
    rules: () => ({ schema: Charge, draftOf: chargeOf, check: chargeErrors }),
    async send(_, parsed) {
      await save({ charges: charges.toSpliced(index, 1, parsed) })
      onClose()
    },
    failed: 'Not saved.',
  })
  /** The props of a choice. */
  const choice = <N extends 'kind' | 'counting' | 'inclusion'>(name: N) => ({
    name,
    value: values[name],
    error: errors.get(name),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const isPercent = values.counting.startsWith('Room')
  return (
    <form {...form}>
      <FormGrid columns="2">
        <TextField label="Name" placeholder="State sales tax" maxLength={200} {...field('name')} />
        <SelectField label="Kind" options={kinds} {...choice('kind')} />
        <Wide>
          <TextField
            label="What it pays for"
            hint="Guests read it before they book."
            maxLength={300}
            {...field('purpose')}
          />
        </Wide>
        <SelectField label="How it is counted" options={countings} {...choice('counting')} />
        <NumberField
          label={isPercent ? 'Percent' : 'Amount'}
          unit={isPercent ? '%' : (pricing ?? plainPricing).currency}
          {...field('amount')}
        />
        <SelectField label="Guests pay it" options={inclusions} {...choice('inclusion')} />
        <Wide>
          <FormEnd
            {...{ banner, isBusy }}
            onCancel={onClose}
            removal={charge && { isBusy: removing.isBusy, run: () => removing.run() }}
          >
            Save
          </FormEnd>
        </Wide>
      </FormGrid>
    </form>
  )
}

const mostCancelDays = 60

/** The currency of all amounts, and until when a stay can be canceled. */
export function TermsForm({ ownerId, pricing, onClose }: PricingFormProps) {
  const save = usePricing(ownerId, pricing)
  const { currency, cancelDays } = pricing ?? plainPricing
  const { form, values, set, field, banner, isBusy } = useDraftForm({
    first: { currency, cancelDays: String(cancelDays) },
    rules: () => ({
      check: (typed) => errorsOf({ cancelDays: roomsError(typed.cancelDays, mostCancelDays) }),
    }),
    async send(typed) {
      await save({ currency: typed.currency, cancelDays: numberOf(typed.cancelDays) ?? cancelDays })
      onClose()
    },
    failed: 'Not saved.',
  })
  return (
    <form {...form}>
      <FormGrid columns="2">
        <SelectField
          label="Currency"
          hint="Amounts keep their figures."
          options={currencies.map((value) => ({ value, label: value }))}
          name="currency"
          value={values.currency}
          onChange={({ target }) =>
            set({ currency: currencies.find((one) => one === target.value) ?? currency })
          }
        />
        <NumberField
          label="Free to cancel"
          unit="days before arrival"
          inputMode="numeric"
          hint="Until 6 PM at the hotel."
          {...field('cancelDays')}
        />
        <Wide>
          <FormEnd banner={banner} isBusy={isBusy} onCancel={onClose}>
            Save
          </FormEnd>
        </Wide>
      </FormGrid>
    </form>
  )
}
