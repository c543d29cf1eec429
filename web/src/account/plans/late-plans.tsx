import { ErrorState } from '../../components/display/error-state.tsx'
import { useLazy } from '../../components/use-lazy.ts'
import { PlansSkeleton } from './plans-skeleton.tsx'

const load = () => import('./plans-page.tsx')

/** The page of plans, whose code loads apart. */
export function LatePlans() {
  const { part, hasFailed, retry } = useLazy(load, true)
  if (part) return <part.PlansPage />
  if (!hasFailed) return <PlansSkeleton />
  return (
    <div className="page section">
      <ErrorState title="The plans didn’t load." onRetry={retry} />
    </div>
  )
}
