import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import { ErrorState } from '../components/error-state.tsx'
import { NotFound } from '../page/not-found.tsx'
import type { Settings } from './settings.ts'
import { Shell } from './shell/shell.tsx'

/** What stands in place of a page that is not there or could not be made. */
export function RootError() {
  const error = useRouteError()
  const settings = useRouteLoaderData<Settings>('root')
  const said = isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Broken />
  return settings ? <Shell settings={settings}>{said}</Shell> : <main>{said}</main>
}

function Broken() {
  return (
    <div className="page section">
      <title>Something went wrong</title>
      <ErrorState
        title="This page could not be shown"
        detail="Something went wrong on our side. It was noted."
        onRetry={() => window.location.reload()}
      />
    </div>
  )
}
