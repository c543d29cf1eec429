import { fetchDocument } from './fetch-document.ts'

const maxBytes = 64 * 1024
const timeoutMs = 3000

/** A `fetch` of small documents at addresses that anybody may have entered. It follows no redirects. */
export async function publicFetch(url: URL, signal = AbortSignal.timeout(timeoutMs)): Promise<Response> {
  const { status, headers, body } = await fetchDocument({
    url: url.href,
    headers: { accept: 'application/json' },
    signal,
    maxBytes,
    origins: [],
    mostRedirects: 0,
  })
  const cache = headers['cache-control']
  // A Response has no status below 200, and some have no body.
  if (status !== 200) return new Response(null, { status: status < 200 ? 502 : status })
  return new Response(new Uint8Array(body), {
    status,
    headers: cache === undefined ? {} : { 'cache-control': cache },
  })
}
