import { ProfileDraft } from '@app/contract/profile-schema.ts'
import { stateNames, stateOf } from '@app/contract/reference-lists/regions.ts'
import * as z from 'zod'
import type { PlaceDetails } from '../patterns/place-details.ts'

const text = z.string().optional().catch(undefined)

/** Place details as the Places API (New) of Google has them. Fields of another type are as good as missing. */
const GooglePlace = z.object({
  id: z.string(),
  displayName: z.object({ text }).optional().catch(undefined),
  addressComponents: z
    .array(z.object({ longText: text, shortText: text, types: z.array(z.string()).catch([]) }))
    .catch([])
    .default([]),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional().catch(undefined),
  nationalPhoneNumber: text,
  websiteUri: text,
})

/** The header that selects these fields. */
export const googleFields = 'id,displayName,addressComponents,location,nationalPhoneNumber,websiteUri'

/** Reads a reply of the provider. Null if it is about another place. Leaves out what a profile couldn't have. */
export function readGooglePlace(reply: unknown, id: string): PlaceDetails | null {
  const { data: place } = GooglePlace.safeParse(reply)
  if (place?.id !== id) return null
  const part = (type: string) => place.addressComponents.find(({ types }) => types.includes(type))
  const street = [part('street_number')?.longText, part('route')?.longText].filter(Boolean).join(' ')
  const region = part('administrative_area_level_1')
  const given = {
    name: place.displayName?.text,
    address: street === '' ? undefined : street,
    city: (part('locality') ?? part('postal_town') ?? part('sublocality'))?.longText,
    state: stateNames.find((name) => name === region?.longText || stateOf(name)?.code === region?.shortText),
    postalCode: part('postal_code')?.longText,
    phone: place.nationalPhoneNumber,
    website: place.websiteUri,
    // Both or neither.
    ...(isPosition(place.location) && { lat: place.location.latitude, lng: place.location.longitude }),
  }
  const { shape } = ProfileDraft
  return Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) =>
        value !== undefined &&
        Object.entries(shape).some(([name, schema]) => name === field && schema.safeParse(value).success),
    ),
  )
}

const isPosition = (
  location: { latitude: number; longitude: number } | undefined,
): location is { latitude: number; longitude: number } =>
  location !== undefined && Math.abs(location.latitude) <= 90 && Math.abs(location.longitude) <= 180
