import { guardedRequest, RefusedAddress } from './guarded-request.ts'
import { isPublicAddress } from './public-address.ts'
import { isUsualAddress, maxRedirects, redirectOf } from './redirects.ts'

export interface WebsiteProbe {
  outcome: 'Reachable' | 'Failed' | 'NoAnswer' | 'NoSuchName' | 'Insecure' | 'Refused'
  /** Of the last reply. Null without one. */
  httpStatus: number | null
}

export type ProbeWebsite = (website: string, signal: AbortSignal) => Promise<WebsiteProbe>

interface ProbeSettings {
  isAllowed?: (address: string) => boolean
  /** Besides the usual ones, for tests. */
  ports?: readonly string[]
  /** For all redirects together. */
  timeoutMs?: number
}

/** Statuses of websites that answer people, but not programs. */
const forPeople: ReadonlySet<number> = new Set([401, 403, 405, 406, 429])

/**
 * Finds out whether a website answers, following redirects. Never throws. Since anybody can make us connect to any website, only
 * public addresses and the usual ports are connected to, and nothing of the body is read.
 */
export const probeWebsites =
  ({ isAllowed = isPublicAddress, ports = [], timeoutMs = 8000 }: ProbeSettings = {}): ProbeWebsite =>
  async (website, stopped) => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)])
    let url = URL.parse(website)
    let httpStatus: number | null = null
    try {
      for (let hops = 0; hops <= maxRedirects; hops++) {
        if (url === null) return { outcome: 'Failed', httpStatus }
        if (!isUsualAddress(url, ports)) return { outcome: 'Refused', httpStatus }
        const reply = await guardedRequest({ url, headers, signal, isAllowed })
        reply.destroy()
        httpStatus = reply.statusCode ?? null
        const next = redirectOf(reply, url)
        if (next === undefined) return { outcome: outcomeOf(httpStatus), httpStatus }
        url = next
      }
      return { outcome: 'Failed', httpStatus }
    } catch (error) {
      return { outcome: failureOf(error), httpStatus }
    }
  }

// Some websites refuse requests without an agent.
const headers = { 'user-agent': 'Mozilla/5.0 (compatible; website-check)', accept: 'text/html,*/*' }

const outcomeOf = (status: number | null): WebsiteProbe['outcome'] =>
  status !== null && (status < 400 || forPeople.has(status)) ? 'Reachable' : 'Failed'

/** What kept a server from answering. */
export function failureOf(error: unknown): Exclude<WebsiteProbe['outcome'], 'Reachable' | 'Failed'> {
  if (error instanceof RefusedAddress) return 'Refused'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND') return 'NoSuchName'
  return /^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code) ? 'Insecure' : 'NoAnswer'
}
