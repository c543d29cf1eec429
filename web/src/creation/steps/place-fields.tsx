import type { PlaceOption, Whereabouts } from '@app/contract/places/place-schema.ts'
import { useCallback, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { completePlaces, locatePlace } from '../../api/places.ts'
import { Banner } from '../../components/display/banner.tsx'
import { Button } from '../../components/actions/button.tsx'
import { PinMap } from '../../components/map/pin-map.tsx'
import { PlaceField } from '../../components/fields/place-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { FormGrid } from '../../platform/boxes/form-grid.tsx'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { errorOf } from '../../platform/form/field-words.ts'
import { cityAndState } from '../../page/place-words.ts'
import type { DraftForm, DraftPin } from '../draft/creation-draft.ts'
import styles from '../creation.module.css'

interface AddressFieldsProps {
  form: DraftForm
  states: readonly string[]
  /** Whether a page of the kind may have no place yet. */
  isOptional: boolean
}

/** The parts of an address. A suggestion of the first field fills the others and sets the pin. */
export function AddressFields({ form, states, isOptional }: AddressFieldsProps) {
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
    <Stack gap="5">
      <PlaceField
        label="Street address"
        isOptional
        icon="map-pin"
        hint="Type the street and city, then pick a suggestion."
        placeholder="100 Main Street, Westfield"
        maxLength={300}
        complete={completePlaces}
        onPick={fill}
        error={errorOf(errors?.address)}
        {...address.field}
      />
      <FormGrid columns="3" width="full">
        <TextField
          label="City"
          isOptional={isOptional}
          autoComplete="address-level2"
          error={errorOf(errors?.city)}
          {...form.register('fields.city', movePin)}
        />
        <SelectField
          label="State or province"
          isOptional={isOptional}
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
      </FormGrid>
    </Stack>
  )
}

const changed = { shouldDirty: true, shouldValidate: true }

export function PinField({ form }: { form: DraftForm }) {
  const [pin, city, state] = useWatch({ control: form.control, name: ['pin', 'fields.city', 'fields.state'] })
  const [found, setFound] = useState<Whereabouts>()
  const view = useViewKey(pin)

  const set = useCallback(
    async ({ lat, lng }: { lat: number; lng: number }) => {
      form.setValue('pin', { lat, lng, isSetByHand: true }, { shouldDirty: true })
      // Only needed to compare it with the address.
      const where = await locatePlace({ lat, lng }).catch(() => undefined)
      const now = form.getValues()
      if (where === undefined || now.pin?.lat !== lat || now.pin.lng !== lng) return
      setFound(where)
      if (now.fields.city?.trim() === '' && now.fields.state === '') fillAddress(form, where)
    },
    [form],
  )

  async function reset() {
    form.setValue('pin', null, { shouldDirty: true })
    setFound(undefined)
    await pinInCity(form)
  }

  const isElsewhere =
    pin?.isSetByHand === true && found?.state !== undefined && found.state !== null && found.state !== state
  const isOtherCity = pin?.isSetByHand === true && typeof found?.city === 'string' && found.city !== city
  return (
    <Stack gap="3">
      <PinMap
        key={view}
        className={styles.map}
        position={pin}
        onChange={(position) => void set(position)}
        label="Location on the map"
      />
      <Toolbar gap="1 4">
        <p className="sm mut">
          {pin === null && 'No pin yet. Enter the city above, or click the map.'}
          {pin !== null &&
            !pin.isSetByHand &&
            `The pin is at the center of ${city === '' ? 'the city' : city}. Drag it to the exact spot, or click the map.`}
          {pin?.isSetByHand && `The pin is set at ${pin.lat.toFixed(4)}, ${pin.lng.toFixed(4)}.`}
        </p>
        {pin?.isSetByHand && (
          <Button variant="quiet" icon="rotate-ccw" className={styles.edge} onClick={() => void reset()}>
            Move back to the city center
          </Button>
        )}
      </Toolbar>
      {(isElsewhere || isOtherCity) && found !== undefined && (
        <Banner
          isLive
          tone={isElsewhere ? 'warn' : 'info'}
          action={
            <Button onClick={() => fillAddress(form, found)}>{`Use ${found.city ?? found.state}`}</Button>
          }
        >
          {`The pin is near ${cityAndState(found)}; the address is in ${cityAndState({ city, state }) || 'no city'}.`}
        </Banner>
      )}
    </Stack>
  )
}

/** A new city resets the map's view. A pin set by hand keeps it. */
function useViewKey(pin: DraftPin | null): string {
  const [key, setKey] = useState('')
  const center = pin !== null && !pin.isSetByHand ? `${pin.lat} ${pin.lng}` : key
  if (center !== key) setKey(center)
  return center
}

function fillAddress(form: DraftForm, { city, state }: Whereabouts) {
  if (city !== null) form.setValue('fields.city', city, changed)
  if (state !== null) form.setValue('fields.state', state, changed)
}

/** Sets the pin at the center of the city or postal code, unless it was set by hand. */
async function pinInCity(form: DraftForm) {
  const { fields, pin } = form.getValues()
  const { city = '', state = '', postalCode = '' } = fields
  if (pin?.isSetByHand || city.trim() === '' || state === '') return
  const texts = [`${city}, ${state} ${postalCode}`.trim(), `${city}, ${state}`]
  for (const text of texts) {
    // Without a pin, the server finds the center when the profile is created.
    const places = await completePlaces(text).catch(() => [])
    const place = places.find((one) => one.state === state)
    if (place === undefined) continue
    const isOvertaken = form.getValues('pin')?.isSetByHand === true || form.getValues('fields.city') !== city
    if (!isOvertaken)
      form.setValue('pin', { lat: place.lat, lng: place.lng, isSetByHand: false }, { shouldDirty: true })
    return
  }
}
