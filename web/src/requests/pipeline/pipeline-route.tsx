import { hostKinds } from '@app/contract/owners.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { kinds } from '../../kind/registry.ts'
import { NotFound } from '../../kind/not-found.tsx'
import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { SignedInPage } from '../../page/signed-in-page.tsx'
import { LazyPage, RequestSkeleton } from '../lazy-page.tsx'

const load = () => import('./pipeline-page.tsx')

/** One route for all kinds of hosts: the first part of its path says which. */
export const loader = (args: LoaderFunctionArgs) => ({
  ...plainLoader(args),
  kind: hostKinds.find((name) => kinds[name].path === `/${args.params['hosts']}`),
  id: args.params['id'] ?? '',
})

export const shouldRevalidate = () => false

export const meta = plainMeta('Leads', 'The requests to a page by status.')

interface PipelineRouteProps {
  loaderData: ReturnType<typeof loader>
}

export default function PipelineRoute({ loaderData: { kind, id } }: PipelineRouteProps) {
  if (kind === undefined) return <NotFound />
  return (
    <SignedInPage
      skeleton={<RequestSkeleton />}
      title="Log in to see the leads"
      text="The leads of a page are for its team."
    >
      <LazyPage load={load}>{({ PipelinePage }) => <PipelinePage key={id} host={{ kind, id }} />}</LazyPage>
    </SignedInPage>
  )
}
