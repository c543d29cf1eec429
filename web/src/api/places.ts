import type { PlaceOption, Whereabouts } from '@app/contract/places/place-schema.ts'
import { loadApi } from './use-api.ts'

/** Towns and postal codes that the text may go on with: the `complete` of a place field. */
export async function completePlaces(text: string, signal?: AbortSignal): Promise<PlaceOption[]> {
  if (text.trim() === '') return []
  const api = await loadApi()
  return (await api['facility-mgmt'].places.complete({ text: text.slice(0, 200) }, { signal })).data
}

/** The town, postal code and time zone nearest to a position. */
export async function locatePlace(
  { lat, lng }: { lat: number; lng: number },
  signal?: AbortSignal,
): Promise<Whereabouts> {
  const api = await loadApi()
  return (await api['facility-mgmt'].places.locate({ lat, lng }, { signal })).data
}
