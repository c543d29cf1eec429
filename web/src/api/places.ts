import type { PlaceOption, Whereabouts } from '@app/contract/places/place-schema.ts'
import { loadApi } from './load-api.ts'

/** The longest text that is asked about. */
const longest = 200

/** Towns and postal codes that the text may go on with, at most `take`: the `complete` of a place field. */
export async function completePlaces(
  text: string,
  signal?: AbortSignal,
  take?: number,
): Promise<PlaceOption[]> {
  if (text.trim() === '') return []
  const { places } = (await loadApi())['place-mgmt']
  return (await places.complete({ text: text.slice(0, longest), take }, { signal })).data
}

/** The town, postal code and time zone nearest to a position. */
export async function locatePlace(
  { lat, lng }: { lat: number; lng: number },
  signal?: AbortSignal,
): Promise<Whereabouts> {
  const { places } = (await loadApi())['place-mgmt']
  return (await places.locate({ lat, lng }, { signal })).data
}
