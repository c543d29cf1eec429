import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { dispatchSession, useSession } from '../api/session.ts'
import { ConfirmProvider } from '../components/overlays/confirm.tsx'
import { Toaster } from '../components/overlays/toaster.tsx'
import { WithQueries } from '../page/with-queries.tsx'
import { initialSession } from '../session/session-state.ts'
import { render } from './render.tsx'

/** Signs Ada in, who is an administrator. */
export function signInAsAdmin() {
  useSession.setState(initialSession, true)
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: { subject: 'ada', name: 'Ada', email: 'ada@example.com', picture: null, isAdmin: true },
    hasFailed: false,
    endedLogins: 0,
  })
}

/** Renders a part of a page with everything that parts need, at this address. */
export function renderPart(part: ReactNode, at = '/') {
  const element = <WithQueries fallback={null}>{part}</WithQueries>
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  render(
    <QueriesProvider>
      <Toaster>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </Toaster>
    </QueriesProvider>,
  )
}
