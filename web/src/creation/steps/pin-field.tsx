import type { Whereabouts } from '@app/contract/places/place-schema.ts'
import { useCallback, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { locatePlace } from '../../api/places.ts'
import { Banner } from '../../components/banner.tsx'
import { Button } from '../../components/button.tsx'
import { PinMap } from '../../components/map/pin-map.tsx'
import { cityAndState } from '../../page/place-words.ts'
import type { DraftForm, DraftPin } from '../draft/creation-draft.ts'
import styles from './steps.module.css'
import { pinInCity } from './city-pin.ts'

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
      if (now.fields.city?.trim() === '' && now.fields.state === '') fill(form, where)
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
    <div className={styles.pin}>
      <PinMap
        key={view}
        className={styles.map}
        position={pin}
        onChange={(position) => void set(position)}
        label="Location: a pin to set on the map"
      />
      <div className={styles.pinText}>
        <p className="sm mut">
          {pin === null && 'No pin yet. Enter the city above, or click the map.'}
          {pin !== null &&
            !pin.isSetByHand &&
            `The pin is at the center of ${city === '' ? 'the city' : city}. Drag it to the exact spot, or click the map.`}
          {pin?.isSetByHand && `The pin is set at ${pin.lat.toFixed(4)}, ${pin.lng.toFixed(4)}.`}
        </p>
        {pin?.isSetByHand && (
          <Button variant="quiet" icon="rotate-ccw" onClick={() => void reset()}>
            Move back to the city center
          </Button>
        )}
      </div>
      {(isElsewhere || isOtherCity) && found !== undefined && (
        <Banner
          isLive
          tone={isElsewhere ? 'warn' : 'info'}
          action={<Button onClick={() => fill(form, found)}>{`Use ${found.city ?? found.state}`}</Button>}
        >
          {`The pin is near ${cityAndState(found)}; the address is in ${cityAndState({ city, state }) || 'no city'}.`}
        </Banner>
      )}
    </div>
  )
}

/** A new city resets the map's view. A pin set by hand keeps it. */
function useViewKey(pin: DraftPin | null): string {
  const [key, setKey] = useState('')
  const center = pin !== null && !pin.isSetByHand ? `${pin.lat} ${pin.lng}` : key
  if (center !== key) setKey(center)
  return center
}

function fill(form: DraftForm, { city, state }: Whereabouts) {
  if (city !== null) form.setValue('fields.city', city, changed)
  if (state !== null) form.setValue('fields.state', state, changed)
}
