import { Button } from '../../components/actions/button.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { Loaded } from '../../page/loaded.tsx'
import { NotFound } from '../../page/not-found.tsx'
import { isMissing } from '../../page/null-if-missing.ts'
import { useWrite } from '../../page/use-write.ts'
import { kinds, marketPath, profilePath } from '../../kinds/registry.ts'
import { ImpactContent } from './impact-content.tsx'
import { impactKey, useImpact, type StoredImpact } from './impact-calls.ts'
import styles from './impact-page.module.css'
import { ImpactSkeleton } from './impact-skeleton.tsx'

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })

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
    <Loaded query={impact} skeleton={<ImpactSkeleton />} errorTitle="The estimate didn’t load.">
      {(stored) => (
        <div className={`page ${styles.page}`}>
          <title>{`Impact of ${stored.data.name} | ${brand}`}</title>
          <Head stored={stored} />
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
  )
}

function Head({ stored: { data, etag } }: { stored: StoredImpact }) {
  const { id, name, city, isOver, canEdit, inputs } = data
  const confirm = useConfirm()
  const toast = useToast()
  const reset = useWrite(
    (api) => api['event-mgmt'].events.impact.remove({ id }, etag === undefined ? {} : { ifMatch: etag }),
    {
      async onDone(_reply, queries) {
        await queries.invalidateQueries({ queryKey: impactKey(id) })
        toast.success('All inputs are defaults again.')
      },
    },
  )
  async function askToReset() {
    const outcome = await confirm({
      title: 'Return to the defaults?',
      text: 'All inputs of this event are removed, and the estimate is no longer shared.',
      confirmText: 'Return to the defaults',
      isDangerous: true,
    })
    if (outcome === 'confirmed') reset.run()
  }
  return (
    <>
      <Breadcrumbs
        className={styles.screen}
        items={[
          { label: 'Events', to: marketPath(kinds.event) },
          { label: name, to: profilePath(kinds.event, id) },
          { label: 'Impact estimate' },
        ]}
      />
      <header className={styles.head}>
        <div>
          <h1 className="h1">Impact estimate</h1>
          <p className={styles.lead}>
            What visitors to {name} {isOver ? 'spent' : 'would spend'} in and around {city ?? 'its city'}. A
            range from stated inputs, not an audited study.
          </p>
        </div>
        <div className={styles.actions}>
          {canEdit && Object.keys(inputs).length > 0 && (
            <Button icon="rotate-ccw" isBusy={reset.isBusy} onClick={() => void askToReset()}>
              All defaults
            </Button>
          )}
          <Button icon="file-text" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </header>
    </>
  )
}
