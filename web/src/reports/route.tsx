import { profileKinds } from '@app/contract/owners.ts'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { kinds } from '../kind/registry.ts'
import { NotFound } from '../kind/not-found.tsx'
import { plainLoader, plainMeta } from '../page/plain-page.ts'
import { SignedInPage } from '../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../requests/lazy-page.tsx'

const load = () => import('./report-page.tsx')

/** One route for all kinds of pages: the first part of its path says which. */
export const loader = (args: LoaderFunctionArgs) => ({
  ...plainLoader(args),
  kind: profileKinds.find((name) => kinds[name].path === `/${args.params['pages']}`),
  id: args.params['id'] ?? '',
  report: args.params['report'],
})

/** The browser loads the report, also after another period is chosen. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export const meta = plainMeta('Report', 'How often a page was read, seen and used.')

interface ReportRouteProps {
  loaderData: ReturnType<typeof loader>
}

export default function ReportRoute({ loaderData: { kind, id, report } }: ReportRouteProps) {
  if (kind === undefined) return <NotFound />
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to see the report"
      text="The report of a page is for its team."
    >
      <LazyPage load={load}>{({ ReportPage }) => <ReportPage key={id} {...{ kind, id, report }} />}</LazyPage>
    </SignedInPage>
  )
}
