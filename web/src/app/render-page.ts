import type { RenderPage } from '@app/contract/page-surroundings.ts'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { surroundings } from '../page/surroundings.ts'

const handle = createRequestHandler(build, import.meta.env.PROD ? 'production' : 'development')

/** The server's way into the web: a page, or the data of one, for a request. */
export const renderPage: RenderPage = (request, given) => {
  const context = new RouterContextProvider()
  context.set(surroundings, given)
  return handle(request, context)
}
