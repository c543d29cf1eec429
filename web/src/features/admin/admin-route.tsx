import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { useSession } from '../../api/session.ts'
import { pageMeta } from '../../page/meta.ts'
import { NotFound } from '../../page/not-found.tsx'
import { hasSessionHint } from '../../page/session-hint.ts'
import { surroundings } from '../../page/surroundings.ts'
import { ApprovalQueue } from './approval-queue.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'

/** Whoever is certainly nobody's administrator is told what every other address that is not there tells. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { brand, origin, signIn } = context.get(surroundings)
  if (!hasSessionHint(request.headers.get('cookie') ?? '', signIn.clientId)) throw data(null, { status: 404 })
  return { brand, origin }
}

/** What it shows is asked for in the browser. */
export const shouldRevalidate = () => false

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? pageMeta({ ...loaderData, title: 'Approval queue', description: 'Pages that wait for approval.' })
    : []

export default function AdminRoute() {
  const { status, person } = useSession()
  if (status === 'loading') return <QueueSkeleton />
  return person?.isAdmin ? <ApprovalQueue /> : <NotFound />
}
