import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { useSession } from '../api/session.ts'
import { ErrorState } from '../components/error-state.tsx'
import { NotFound } from '../page/not-found.tsx'

/** What stands in place of a page that is not there or could not be made. */
export function PageError() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NothingHere /> : <Broken />
}

/** For a visitor; who logs in may find something. */
function NothingHere() {
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      useSession.subscribe(({ person }, before) => {
        if (person !== null && before.person === null) void revalidate()
      }),
    [revalidate],
  )
  return <NotFound />
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
