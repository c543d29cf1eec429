import type { RenderPage } from '@app/contract/page-surroundings.ts'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { surroundings } from '../page/surroundings.ts'

const handle = createRequestHandler(build, import.meta.env.PROD ? 'production' : 'development')

/** Called by the server: renders a page, or its data. */
export const renderPage: RenderPage = (request, given) => {
  const context = new RouterContextProvider()
  context.set(surroundings, given)
  return handle(request, context)
}
