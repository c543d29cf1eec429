import { completePlaces } from '../../../api/places.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'

/** Sets the pin in the middle of the town or postal code that was typed, unless somebody set it already. */
export async function pinInTown(form: DraftForm) {
  const { city, state, postalCode, pin } = form.getValues()
  if (pin?.isSetByHand || city.trim() === '' || state === '') return
  const texts = [`${city}, ${state} ${postalCode}`.trim(), `${city}, ${state}`]
  for (const text of texts) {
    // The pin is a help; without an answer the server finds the middle when the facility is created.
    const places = await completePlaces(text).catch(() => [])
    const place = places.find((one) => one.state === state)
    if (place === undefined) continue
    const isOvertaken = form.getValues('pin')?.isSetByHand === true || form.getValues('city') !== city
    if (!isOvertaken)
      form.setValue('pin', { lat: place.lat, lng: place.lng, isSetByHand: false }, { shouldDirty: true })
    return
  }
}
