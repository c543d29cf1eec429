import { plainLoader, plainMeta } from '../../page/plain-page.ts'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'
import { LazyPage, RequestSkeleton } from '../lazy-page.tsx'

export const loader = plainLoader

/** The browser has the conversation. */
export const shouldRevalidate = () => false

export const meta = plainMeta(
  'Request assistant',
  'Say what you are planning, and have the request filled in as you talk.',
)

const load = () => import('./assistant-page.tsx')

export default function AssistantRoute() {
  if (!useIsHydrated()) return <RequestSkeleton />
  return <LazyPage load={load}>{({ AssistantPage }) => <AssistantPage />}</LazyPage>
}
