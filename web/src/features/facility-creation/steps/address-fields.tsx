import type { PlaceOption } from '@app/contract/places/place-schema.ts'
import { useController } from 'react-hook-form'
import { completePlaces } from '../../../api/places.ts'
import { PlaceField } from '../../../components/place-field.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { errorOf } from '../../../page/field-words.ts'
import type { CreationLists } from '../creation-lists.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'
import styles from './steps.module.css'
import { pinInTown } from './town-pin.ts'

/** The address in its parts. Choosing a place that the first field offers fills the others and sets the pin. */
export function AddressFields({ form, lists }: { form: DraftForm; lists: CreationLists }) {
  const { errors } = form.formState
  const address = useController({ control: form.control, name: 'address' })
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }

  function take({ street, city, state, postalCode, lat, lng }: PlaceOption) {
    form.setValue('address', street ?? '', change)
    form.setValue('city', city, { ...change, shouldValidate: true })
    form.setValue('state', state, { ...change, shouldValidate: true })
    form.setValue('postalCode', postalCode ?? '', change)
    form.setValue('pin', { lat, lng, isSetByHand: false }, change)
  }
  const settle = { onBlur: () => void pinInTown(form) }

  return (
    <div className={styles.fields}>
      <PlaceField
        label="Address"
        isOptional
        icon="map-pin"
        hint="The street, then the town: we offer the town."
        placeholder="100 Main Street, Westfield"
        maxLength={300}
        complete={completePlaces}
        onPick={take}
        error={errorOf(errors.address)}
        {...address.field}
      />
      <div className={styles.three}>
        <TextField
          label="Town or city"
          autoComplete="address-level2"
          error={errorOf(errors.city)}
          {...form.register('city', settle)}
        />
        <SelectField
          label="State or province"
          placeholder="Choose"
          autoComplete="address-level1"
          options={lists.states.map((name) => ({ value: name, label: name }))}
          error={errorOf(errors.state)}
          {...form.register('state', settle)}
        />
        <TextField
          label="Postal code"
          isOptional
          autoComplete="postal-code"
          error={errorOf(errors.postalCode)}
          {...form.register('postalCode', settle)}
        />
      </div>
    </div>
  )
}
