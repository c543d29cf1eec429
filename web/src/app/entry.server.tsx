import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { Nonce } from '../page/nonce.ts'
import { surroundings } from '../page/surroundings.ts'

/**
 * Renders the page whole. Loaders have answered before, so nothing is gained by streaming, and one body compresses
 * better and costs less than many pieces.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce } = context.get(surroundings)
  const page = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </Nonce>,
      {
        nonce,
        onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
        onShellError: reject,
        onError: reject,
      },
    )
  })
  return new Response(scriptsLast(page), { status, headers })
}

// A browser fetches what is preloaded before the styles, the typeface and the pictures that the first paint waits for.
const scriptsLast = (page: string) =>
  page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** What broke is noted; a request that its sender gave up is not. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(surroundings).report(error)
}
