import { Loaded } from '../../page/loaded.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { isMissing } from '../../page/null-if-missing.ts'
import { LazyPage } from '../lazy-page.tsx'
import { useImpact } from './impact-calls.ts'
import styles from './impact-page.module.css'
import { ImpactSkeleton } from './impact-skeleton.tsx'

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

/** Apart from the first load: it is needed after the data, and loads beside it. */
const loadContent = () => import('./impact-content.tsx')

interface ImpactPageProps {
  id: string
  brand: string
}

/** The estimate of what an event brings, for its team, its hosts and, if it is public, everyone. */
export function ImpactPage({ id, brand }: ImpactPageProps) {
  const impact = useImpact(id)
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
              <title>{`Impact of ${stored.data.name} | ${brand}`}</title>
              {impact.error !== null && (
                <p aria-live="polite" className={styles.stale}>
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
