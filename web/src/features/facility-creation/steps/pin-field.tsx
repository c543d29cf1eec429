import type { Whereabouts } from '@app/contract/places/place-schema.ts'
import { useCallback, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { locatePlace } from '../../../api/places.ts'
import { Banner } from '../../../components/banner.tsx'
import { Button } from '../../../components/button.tsx'
import { PinMap } from '../../../components/map/pin-map.tsx'
import { cityAndState } from '../../../page/place-words.ts'
import type { DraftPin } from '../draft/creation-draft.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'
import styles from './steps.module.css'
import { pinInTown } from './town-pin.ts'

const changed = { shouldDirty: true, shouldValidate: true }

export function PinField({ form }: { form: DraftForm }) {
  const [pin, city, state] = useWatch({ control: form.control, name: ['pin', 'city', 'state'] })
  const [found, setFound] = useState<Whereabouts>()
  const view = useViewKey(pin)

  const set = useCallback(
    async ({ lat, lng }: { lat: number; lng: number }) => {
      form.setValue('pin', { lat, lng, isSetByHand: true }, { shouldDirty: true })
      // Where it is matters only to compare it with the address.
      const where = await locatePlace({ lat, lng }).catch(() => undefined)
      const now = form.getValues()
      if (where === undefined || now.pin?.lat !== lat || now.pin.lng !== lng) return
      setFound(where)
      if (now.city.trim() === '' && now.state === '') take(form, where)
    },
    [form],
  )

  async function reset() {
    form.setValue('pin', null, { shouldDirty: true })
    setFound(undefined)
    await pinInTown(form)
  }

  const isElsewhere =
    pin?.isSetByHand === true && found?.state !== undefined && found.state !== null && found.state !== state
  const isOtherTown = pin?.isSetByHand === true && typeof found?.city === 'string' && found.city !== city
  return (
    <div className={styles.pin}>
      <PinMap
        key={view}
        className={styles.map}
        position={pin}
        onChange={(position) => void set(position)}
        label="Where it is: a pin to set on the map"
      />
      <div className={styles.pinText}>
        <p className="sm mut">
          {pin === null && 'No pin yet. Say the town above, or press the place on the map.'}
          {pin !== null &&
            !pin.isSetByHand &&
            `The pin is in the middle of ${city === '' ? 'the town' : city}. Drag it to the entrance, or press the place on the map.`}
          {pin?.isSetByHand && `The pin is set at ${pin.lat.toFixed(4)}, ${pin.lng.toFixed(4)}.`}
        </p>
        {pin?.isSetByHand && (
          <Button variant="quiet" icon="rotate-ccw" onClick={() => void reset()}>
            Back to the town
          </Button>
        )}
      </div>
      {(isElsewhere || isOtherTown) && found !== undefined && (
        <Banner
          isLive
          tone={isElsewhere ? 'warn' : 'info'}
          action={<Button onClick={() => take(form, found)}>{`Take ${found.city ?? found.state}`}</Button>}
        >
          {`The pin is near ${cityAndState(found)}; the address says ${cityAndState({ city, state }) || 'no town'}.`}
        </Banner>
      )}
    </div>
  )
}

/** Another town is another view of the map; a pin set by hand stays in the view it was set in. */
function useViewKey(pin: DraftPin | null): string {
  const [key, setKey] = useState('')
  const town = pin !== null && !pin.isSetByHand ? `${pin.lat} ${pin.lng}` : key
  if (town !== key) setKey(town)
  return town
}

function take(form: DraftForm, { city, state }: Whereabouts) {
  if (city !== null) form.setValue('city', city, changed)
  if (state !== null) form.setValue('state', state, changed)
}
