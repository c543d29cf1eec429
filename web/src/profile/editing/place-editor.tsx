import type { PlaceOption } from '@app/contract/places/place-schema.ts'
import { completePlaces } from '../../api/places.ts'
import { PinMap } from '../../components/map/pin-map.tsx'
import { PlaceField } from '../../components/fields/place-field.tsx'
import { FieldControl, type FieldControls } from '../../kind/field-control.tsx'
import type { Field } from '../../kind/field.ts'
import { FormGrid, Wide } from '../../platform/boxes/form-grid.tsx'
import type { Noun } from '../../kind/registry.ts'
import type { EditorProps } from '../profile-page.ts'
import { FieldEditor } from './fields/field-editor.tsx'
import styles from './editing.module.css'

const fields = ['address', 'city', 'state', 'postalCode', 'lat', 'lng']

export function PlaceEditor(props: EditorProps) {
  return (
    <FieldEditor {...props} name="place" fields={fields} saveText="Save location">
      {(controls, declared) => <PlaceControls noun={props.kind.noun} {...{ controls, declared }} />}
    </FieldEditor>
  )
}

interface PlaceControlsProps {
  noun: Noun
  controls: FieldControls
  declared: readonly Field[]
}

function PlaceControls({ noun, controls, declared }: PlaceControlsProps) {
  const { field, value, set } = controls
  const [address, ...parts] = declared
  const { error: addressError, name } = field('address')
  const [lat, lng] = [Number(value('lat')), Number(value('lng'))]
  const hasPin = value('lat') !== '' && value('lng') !== ''
  const pinError = field('lat').error ?? field('lng').error

  return (
    <FormGrid columns="2" width="full">
      {address && (
        <Wide>
          <PlaceField
            name={name}
            label={address.label}
            hint={address.hint}
            error={addressError}
            isOptional
            value={value('address')}
            onChange={(text) => set({ address: text })}
            complete={completePlaces}
            onPick={(place) => set(fieldsOf(place))}
          />
        </Wide>
      )}
      <Wide>
        <FormGrid columns="3" width="full">
          {parts.map((part) => (
            <FieldControl key={part.name} field={part} controls={controls} />
          ))}
        </FormGrid>
      </Wide>
      <Wide>
        <PinMap
          label={`Pin of the ${noun.one}. Drag it, or move it with the arrow keys`}
          position={hasPin ? { lat, lng } : null}
          onChange={(position) => set(pinOf(position))}
        />
        <p className={pinError === undefined ? 'xs dim' : styles.error} role={pinError && 'alert'}>
          {pinError ??
            'Drag the pin to the entrance. If you change the city only, the pin moves to that city.'}
        </p>
      </Wide>
    </FormGrid>
  )
}

/** About 4 inches. */
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
