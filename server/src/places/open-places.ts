import type { FastifyBaseLogger } from 'fastify'
import type { FindPlace } from '../patterns/place-details.ts'
import { circuitBreaker } from '../platform/outgoing/circuit-breaker.ts'
import { getJson } from '../platform/outgoing/get-json.ts'
import { isPublicAddress } from '../platform/outgoing/public-address.ts'
import { googleFields, readGooglePlace } from './google-place.ts'

/** Where place details come from. */
export interface PlacesSettings {
  /** With `{id}` in place of the id. */
  url: string
  key: string | undefined
}

interface PlacesParts {
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Asked first: what we know ourselves. */
  known: FindPlace
  isAllowed?: (address: string) => boolean
  timeoutMs?: number
  pauseMs?: number
}

/**
 * Finds details of places with a provider over HTTP. A provider that fails only means that people write the details
 * themselves, so failures are logged and count as not found.
 */
export function openPlaces(
  { url, key }: PlacesSettings,
  { log, known, isAllowed = isPublicAddress, timeoutMs = 3000, pauseMs = 60_000 }: PlacesParts,
): FindPlace {
  const protect = circuitBreaker({ failures: 3, pauseMs })
  const headers = { 'x-goog-fieldmask': googleFields, ...(key !== undefined && { 'x-goog-api-key': key }) }
  return async (id) => {
    const found = await known(id)
    if (found) return found
    try {
      const address = new URL(url.replace('{id}', encodeURIComponent(id)))
      return readGooglePlace(
        await protect(() => getJson({ url: address, headers, timeoutMs, maxBytes: 200_000, isAllowed })),
        id,
      )
    } catch (error) {
      log.warn({ err: error }, 'the provider of place details failed')
      return null
    }
  }
}
