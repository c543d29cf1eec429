import type { PlaceOption } from '@app/contract/places/place-schema.ts'
import { useController } from 'react-hook-form'
import { completePlaces } from '../../api/places.ts'
import { PlaceField } from '../../components/place-field.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { errorOf } from '../../page/field-words.ts'
import type { DraftForm } from '../draft/creation-draft.ts'
import styles from './steps.module.css'
import { pinInCity } from './city-pin.ts'

interface AddressFieldsProps {
  form: DraftForm
  states: readonly string[]
}

/** The parts of an address. A suggestion of the first field fills the others and sets the pin. */
export function AddressFields({ form, states }: AddressFieldsProps) {
  const errors = form.formState.errors.fields
  const address = useController({ control: form.control, name: 'fields.address' })
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }

  function fill({ street, city, state, postalCode, lat, lng }: PlaceOption) {
    form.setValue('fields.address', street ?? '', change)
    form.setValue('fields.city', city, { ...change, shouldValidate: true })
    form.setValue('fields.state', state, { ...change, shouldValidate: true })
    form.setValue('fields.postalCode', postalCode ?? '', change)
    form.setValue('pin', { lat, lng, isSetByHand: false }, change)
  }
  const movePin = { onBlur: () => void pinInCity(form) }

  return (
    <div className={styles.fields}>
      <PlaceField
        label="Street address"
        isOptional
        icon="map-pin"
        hint="Start with the street, then the city: we suggest the city."
        placeholder="100 Main Street, Westfield"
        maxLength={300}
        complete={completePlaces}
        onPick={fill}
        error={errorOf(errors?.address)}
        {...address.field}
      />
      <div className={styles.three}>
        <TextField
          label="City"
          autoComplete="address-level2"
          error={errorOf(errors?.city)}
          {...form.register('fields.city', movePin)}
        />
        <SelectField
          label="State or province"
          placeholder="Choose one"
          autoComplete="address-level1"
          options={states.map((name) => ({ value: name, label: name }))}
          error={errorOf(errors?.state)}
          {...form.register('fields.state', movePin)}
        />
        <TextField
          label="Postal code"
          isOptional
          autoComplete="postal-code"
          error={errorOf(errors?.postalCode)}
          {...form.register('fields.postalCode', movePin)}
        />
      </div>
    </div>
  )
}
