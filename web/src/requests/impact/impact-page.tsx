import { Loaded } from '../../page/loaded.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { ApiProblem } from '../../api/problem.ts'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { isMissing } from '../../page/null-if-missing.ts'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { LazyPage } from '../lazy-page.tsx'
import styles from './impact.module.css'
import { PageTitle } from '../../page/page-title.tsx'

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** Apart from the first load: it is needed after the data, and loads beside it. */
const loadContent = () => import('./impact-content.tsx')

interface ImpactPageProps {
  id: string
}

/** The estimate of what an event brings, for its team, its hosts and, if it is public, everyone. */
export function ImpactPage({ id }: ImpactPageProps) {
  const impact = useRead(
    calls['event-mgmt'].events.impact.get,
    { id },
    { retry: (count, error) => !(error instanceof ApiProblem) && count < 2 },
  )
  const { refetch } = impact
  if (impact.data === undefined && isMissing(impact.error))
    return (
      <NotFound>
        This estimate doesn’t exist, or it is for the teams of the event and of its venues. Log in if you are
        on one.
      </NotFound>
    )
  return (
    <LazyPage load={loadContent} skeleton={<ImpactSkeleton />}>
      {({ ImpactContent }) => (
        <Loaded query={impact} skeleton={<ImpactSkeleton />} errorTitle="The estimate didn’t load.">
          {(stored) => (
            <div className={`page ${styles.page}`}>
              <PageTitle>{`Impact of ${stored.data.name}`}</PageTitle>
              {impact.error !== null && (
                <p aria-live="polite" className={`sm mut ${styles.hint}`}>
                  No connection. This is the estimate of {clock.format(impact.dataUpdatedAt)}.{' '}
                  <button type="button" className="link" onClick={() => void refetch()}>
                    Try again
                  </button>
                </p>
              )}
              <ImpactContent stored={stored} />
            </div>
          )}
        </Loaded>
      )}
    </LazyPage>
  )
}

/** The title and the range at their final size. */
const ImpactSkeleton = () => (
  <div className={`page ${styles.page}`}>
    <h1 className={`h1 ${styles.loadingTitle}`}>Impact estimate</h1>
    <Skeleton look="block" className={styles.loadingRange} />
  </div>
)
