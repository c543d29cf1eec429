import type { FindPlace } from '../patterns/place-details.ts'
import { openProvider, type ProviderParts } from '../platform/outgoing/open-provider.ts'
import { googleFields, readGooglePlace } from './google-place.ts'

/** Where place details come from. */
export interface PlacesSettings {
  /** With `{id}` in place of the id. */
  url: string
  key: string | undefined
}

interface PlacesParts extends ProviderParts {
  /** Asked first: what we know ourselves. */
  known: FindPlace
}

/** Finds details of places with a provider over HTTP. If it fails, people write the details themselves. */
export function openPlaces({ url, key }: PlacesSettings, { known, ...parts }: PlacesParts): FindPlace {
  const headers = { 'x-goog-fieldmask': googleFields, ...(key !== undefined && { 'x-goog-api-key': key }) }
  const ask = openProvider({ name: 'place details', headers }, parts)
  return async (id) =>
    (await known(id)) ??
    ask(url.replace('{id}', encodeURIComponent(id.toWellFormed())), (reply) => readGooglePlace(reply, id))
}
