import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { Nonce } from '../page/nonce.ts'
import { surroundings } from '../page/surroundings.ts'

/** Renders the whole page. The loaders have finished, so streaming would gain nothing, and a single body compresses better. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { nonce } = context.get(surroundings)
  const page = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        onAllReady: () => void pipe(collector(resolve)),
        onShellError: reject,
        onError: reject,
      },
    )
  })
  return new Response(scriptsLast(page), { status, headers })
}

/** Collects what is written, which is cheaper than decoding it piece by piece. */
function collector(onEnd: (text: string) => void) {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString())
      done()
    },
  })
}

// Browsers would fetch preloaded scripts before the styles, the font and the images that the first paint needs.
const scriptsLast = (page: string) =>
  page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** Logs errors, but not those of a request that the client aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(surroundings).report(error)
}
