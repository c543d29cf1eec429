import { completePlaces } from '../../api/places.ts'
import type { DraftForm } from '../draft/creation-draft.ts'

/** Sets the pin at the center of the city or postal code, unless it was set by hand. */
export async function pinInCity(form: DraftForm) {
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
