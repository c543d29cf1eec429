import { createApi } from '@app/contract/api.ts'
import { ownHelpLinks } from '@app/contract/page-surroundings.ts'
import type { ComponentType } from 'react'
import {
  createMemoryRouter,
  Outlet,
  RouterContextProvider,
  RouterProvider,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { ScrollMemory } from '../app/scroll-memory.tsx'
import { howItWorks } from '../app/shell/how-it-works.ts'
import { ConfirmProvider } from '../components/overlays/confirm.tsx'
import { Toaster } from '../components/overlays/toaster.tsx'
import { surroundings, type Settings } from '../page/surroundings.ts'
import { answerCalls, type Answer } from './answer-calls.ts'
import { beVisitor } from './be-visitor.ts'
import { render } from './render.tsx'

/** What the module of a route exports, in its page and on the server. */
interface RouteModule {
  loader?: (args: LoaderFunctionArgs) => unknown
  clientLoader?: (args: ClientLoaderFunctionArgs) => unknown
  shouldRevalidate?: ShouldRevalidateFunction
  ErrorBoundary?: ComponentType
  default: ComponentType
}

interface Site {
  answer: Answer
  /** The way to the loaders on the server, which tests hold or break. */
  reach?: (url: URL) => unknown
}

const settings: Settings = {
  brand: 'Brand',
  origin: 'http://brand.test',
  signIn: { domain: '', clientId: '', audience: '', rolesClaim: '' },
  links: ownHelpLinks,
  howItWorks: howItWorks(ownHelpLinks),
  map: { tiles: null, styleUrl: null },
  isDevelopment: false,
  isBarContained: null,
  attributes: {},
}

/** The API as loaders call it: errors have the properties of their problems. */
const api = createApi(async ({ method, url, body }) => {
  const sent = body && 'json' in body && { body: JSON.stringify(body.json) }
  const reply = await fetch(url, { method, ...sent })
  const content = await reply.json()
  if (!reply.ok) throw Object.assign(new Error(content.detail), content)
  return content
})

/**
 * Renders a page whole, for a visitor: the modules of its routes by their paths, with their loaders. `answer` answers their calls
 * and those of the page. Other paths have no content. Returns the router, which knows the address.
 */
export function renderRoute(modules: Record<string, RouteModule>, address: string, { answer, reach }: Site) {
  beVisitor()
  answerCalls(answer)
  const root: RouteObject = {
    id: 'root',
    loader: () => settings,
    HydrateFallback: () => null,
    element: (
      <Toaster>
        <ConfirmProvider>
          <QueriesProvider>
            <Outlet />
            <ScrollMemory />
          </QueriesProvider>
        </ConfirmProvider>
      </Toaster>
    ),
    children: [
      ...Object.entries(modules).map(([path, module]) => routeOf(path, module, reach)),
      { path: '*', element: null },
    ],
  }
  const router = createMemoryRouter([root], { initialEntries: ['/', address], initialIndex: 1 })
  render(<RouterProvider router={router} />)
  return router
}

function routeOf(
  path: string,
  { loader, clientLoader, shouldRevalidate, ErrorBoundary, default: Component }: RouteModule,
  reach: Site['reach'],
): RouteObject {
  /** The server sends text. */
  const load = async (args: LoaderFunctionArgs) => {
    await reach?.(new URL(args.request.url))
    const context = new RouterContextProvider()
    const rest = { stateVideos: {}, nonce: '', report: () => {} }
    context.set(surroundings, { ...settings, ...rest, api })
    return JSON.parse(JSON.stringify(contentOf(await loader?.({ ...args, context }))))
  }
  return {
    path,
    ...(loader && {
      loader: (args) =>
        clientLoader ? clientLoader({ ...args, serverLoader: async () => load(args) }) : load(args),
    }),
    ...(shouldRevalidate && { shouldRevalidate }),
    ...(ErrorBoundary && { ErrorBoundary }),
    Component,
  }
}

/** Without the status that `data` adds. */
const contentOf = (loaded: unknown) =>
  typeof loaded === 'object' && loaded !== null && 'data' in loaded && 'init' in loaded ? loaded.data : loaded
