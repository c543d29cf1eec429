import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { useSession } from '../api/session.ts'
import { ErrorState } from '../components/display/error-state.tsx'
import { NotFound } from '../kind/not-found.tsx'
import { PageTitle } from '../page/page-title.tsx'

/** Replaces a page that is missing or failed. */
export function PageError() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failed />
}

/** Loads again after a login, because the page may be visible then. */
function Missing() {
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

function Failed() {
  const [detail, setDetail] = useState('Something went wrong on our side. We have logged it.')
  // React Router doesn't pass on why the data of a page was refused.
  useEffect(() => {
    import('./busy-detail.ts')
      .then(({ busyDetail }) => busyDetail(window.location.href))
      .then((reason) => reason !== null && setDetail(reason))
      .catch(() => {})
  }, [])
  return (
    <div className="page section">
      <PageTitle>Something went wrong</PageTitle>
      <h1 className="sr">Something went wrong</h1>
      <ErrorState title="This page didn’t load" detail={detail} onRetry={() => window.location.reload()} />
    </div>
  )
}
