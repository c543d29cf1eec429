import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { Nonce } from '../page/nonce.ts'
import { surroundings } from '../page/surroundings.ts'
import { renderWhole } from './render-whole.ts'

export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { nonce, report } = context.get(surroundings)
  const { markup, errors } = await renderWhole(
    <Nonce value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </Nonce>,
    nonce,
  )
  for (const error of errors) report(error)
  // The next visitor may get the whole page.
  if (errors.length > 0) headers.set('cache-control', 'no-store')
  return new Response(scriptsLast(markup), { status, headers })
}

// Browsers would fetch preloaded scripts before the styles, the font and the images that the first paint needs.
const scriptsLast = (page: string) =>
  page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** Logs errors, but not those of a request that the client aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(surroundings).report(error)
}
