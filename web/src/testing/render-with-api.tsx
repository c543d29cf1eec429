import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { dispatchSession, useSession } from '../api/session.ts'
import { ConfirmProvider } from '../components/overlays/confirm.tsx'
import { Toaster } from '../components/overlays/toaster.tsx'
import type { Settings } from '../page/surroundings.ts'
import { initialSession } from '../session/session-state.ts'
import { render } from './render.tsx'

/**
 * Renders a part of a page that calls the API, at an address of the router. The reader is a visitor: calls wait until it
 * is known who is calling. Tests stub `fetch`, which is restored when the test ends. `settings` are those of the server.
 */
export function renderWithApi(node: ReactNode, address = '/', settings: Partial<Settings> = {}): void {
  useSession.setState(initialSession, true)
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: null,
    hasFailed: false,
    endedLogins: 0,
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const element = (
    <Toaster>
      <ConfirmProvider>
        <QueriesProvider>{node}</QueriesProvider>
      </ConfirmProvider>
    </Toaster>
  )
  const router = createMemoryRouter([{ id: 'root', path: '*', element }], {
    initialEntries: [address],
    hydrationData: { loaderData: { root: settings } },
  })
  render(<RouterProvider router={router} />)
}
