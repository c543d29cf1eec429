import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { ConfirmProvider } from '../components/overlays/confirm.tsx'
import { Toaster } from '../components/overlays/toaster.tsx'
import type { Settings } from '../page/surroundings.ts'
import { beVisitor } from './be-visitor.ts'
import { render } from './render.tsx'

/**
 * Renders a part of a page that calls the API, at an address of the router. The reader is a visitor. Tests stub `fetch`, which is
 * restored when the test ends. `settings` are those of the server.
 */
export function renderWithApi(node: ReactNode, address = '/', settings: Partial<Settings> = {}): void {
  beVisitor()
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
