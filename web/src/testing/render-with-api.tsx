import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { dispatchSession, useSession } from '../api/session.ts'
import { ConfirmProvider } from '../components/overlays/confirm.tsx'
import { Toaster } from '../components/overlays/toaster.tsx'
import { initialSession } from '../session/session-state.ts'
import { render } from './render.tsx'

/**
 * Renders a part of a page that calls the API, at an address of the router. The reader is a visitor: calls wait until it
 * is known who is calling. Tests stub `fetch`, which is restored when the test ends.
 */
export function renderWithApi(node: ReactNode, address = '/'): void {
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
  render(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />,
  )
}
