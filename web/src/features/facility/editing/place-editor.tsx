import type { PlaceOption } from '@app/contract/places/place-schema.ts'
import { stateNames } from '@app/contract/reference-lists/regions.ts'
import { completePlaces } from '../../../api/places.ts'
import { classNames } from '../../../components/class-names.ts'
import { PinMap } from '../../../components/map/pin-map.tsx'
import { PlaceField } from '../../../components/place-field.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import type { EditorProps } from '../editing-seam.ts'
import { FieldEditor } from './fields/field-editor.tsx'
import styles from './fields/fields.module.css'
import type { FieldControls } from './fields/use-field-form.ts'

const labels = {
  address: 'Street and number',
  city: 'City',
  state: 'State or province',
  postalCode: 'Postal code',
  lat: 'Pin',
  lng: 'Pin',
}

const states = stateNames.map((name) => ({ value: name, label: name }))

export function PlaceEditor(props: EditorProps) {
  return (
    <FieldEditor {...props} name="place" labels={labels} saveText="Save place">
      {(controls) => <PlaceControls {...controls} />}
    </FieldEditor>
  )
}

function PlaceControls({ field, value, set }: FieldControls) {
  const { error: addressError, ref, name, onBlur } = field('address')
  const [lat, lng] = [Number(value('lat')), Number(value('lng'))]
  const hasPin = value('lat') !== '' && value('lng') !== ''
  const pinError = field('lat').error ?? field('lng').error

  return (
    <div className={styles.grid}>
      <PlaceField
        {...{ ref, name }}
        onBlur={(event) => void onBlur(event)}
        className={styles.wide}
        label={labels.address}
        hint="Type an address with its town, and choose from what is offered: the rest fills itself in."
        error={addressError}
        isOptional
        value={value('address')}
        onChange={(text) => set({ address: text })}
        complete={completePlaces}
        onPick={(place) => set(fieldsOf(place))}
      />
      <div className={classNames(styles.wide, styles.grid, styles.thirds)}>
        <TextField label={labels.city} isOptional autoComplete="off" {...field('city')} />
        <SelectField
          label={labels.state}
          isOptional
          placeholder="Choose one"
          options={states}
          {...field('state')}
        />
        <TextField label={labels.postalCode} isOptional autoComplete="off" {...field('postalCode')} />
      </div>
      <div className={styles.wide}>
        <PinMap
          label="Pin of the facility: drag it, or move it by the arrow keys"
          position={hasPin ? { lat, lng } : null}
          onChange={(position) => set(pinOf(position))}
        />
        <p className={pinError === undefined ? styles.note : styles.error} role={pinError && 'alert'}>
          {pinError ??
            'Drag the pin to the entrance. Where the town changes and the pin does not, the pin moves to the new town.'}
        </p>
      </div>
    </div>
  )
}

/** A decimetre is exact enough for a door. */
const digits = 6
const pinOf = ({ lat, lng }: { lat: number; lng: number }) => ({
  lat: String(Number(lat.toFixed(digits))),
  lng: String(Number(lng.toFixed(digits))),
})

const fieldsOf = (place: PlaceOption) => ({
  address: place.street ?? '',
  city: place.city,
  state: place.state,
  postalCode: place.postalCode ?? '',
  ...pinOf(place),
})
