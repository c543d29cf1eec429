import { Button } from '../../components/actions/button.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { kinds, marketPath, profilePath } from '../../kind/registry.ts'
import { useWrite } from '../../page/use-write.ts'
import { RequestHead } from '../request-head.tsx'
import { impactKey, type StoredImpact } from './impact-calls.ts'
import styles from './impact-page.module.css'

/** What the page is about, and the actions on the whole estimate. */
export function ImpactHead({ stored: { data, etag } }: { stored: StoredImpact }) {
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
      <RequestHead
        title="Impact estimate"
        text={
          <p className="mut">
            What visitors to {name} {isOver ? 'spent' : 'would spend'} in and around {city ?? 'its city'}. A
            range from stated inputs, not an audited study.
          </p>
        }
        actions={
          <>
            {canEdit && Object.keys(inputs).length > 0 && (
              <Button icon="rotate-ccw" isBusy={reset.isBusy} onClick={() => void askToReset()}>
                All defaults
              </Button>
            )}
            <Button icon="file-text" onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
    </>
  )
}
