import type { FastifyBaseLogger } from 'fastify'
import { circuitBreaker } from './circuit-breaker.ts'
import { getJson } from './get-json.ts'
import { isPublicAddress } from './public-address.ts'

/** Tests pass what operators can't change. */
export interface ProviderParts {
  log: Pick<FastifyBaseLogger, 'warn'>
  isAllowed?: (address: string) => boolean
  /** For a whole exchange. */
  timeoutMs?: number
  /** How long a provider that fails is left alone. */
  pauseMs?: number
}

interface Provider {
  /** In the log: 'place details'. */
  name: string
  headers?: Record<string, string>
  /** Of a reply without an answer. */
  emptyStatus?: number
}

/** Asks for JSON. `read` gets undefined for a reply without an answer, and throws for one that the provider shouldn't send. */
type Ask = <T>(address: string | URL, read: (reply: unknown) => T) => Promise<T | null>

const maxBytes = 200_000
const failures = 3

/**
 * A service over HTTP that the product works without. A failure is logged and counts as null. After several in a row, the
 * service isn't asked for a while.
 */
export function openProvider(
  { name, headers = {}, emptyStatus }: Provider,
  { log, isAllowed = isPublicAddress, timeoutMs = 3000, pauseMs = 60_000 }: ProviderParts,
): Ask {
  const protect = circuitBreaker({ failures, pauseMs })
  return async (address, read) => {
    try {
      const url = new URL(address)
      return await protect(async () =>
        read(await getJson({ url, headers, timeoutMs, maxBytes, isAllowed, emptyStatus })),
      )
    } catch (error) {
      log.warn({ err: error }, `the provider of ${name} failed`)
      return null
    }
  }
}
