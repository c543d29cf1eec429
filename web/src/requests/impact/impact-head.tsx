import { Button } from '../../components/actions/button.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { kinds, marketPath, profilePath } from '../../kind/registry.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { RequestHead } from '../request-head.tsx'
import styles from './impact.module.css'
import { impactCalls, matching, type StoredImpact } from './use-impact-draft.ts'

/** What the page is about, and the actions on the whole estimate. */
export function ImpactHead({ stored }: { stored: StoredImpact }) {
  const { id, name, city, isOver, canEdit, inputs } = stored.data
  const confirm = useConfirm()
  const toast = useToast()
  const reset = useWrite(impactCalls.remove, {
    touches: [impactCalls],
    onDone: () => toast.success('All inputs are defaults again.'),
  })
  async function askToReset() {
    const outcome = await confirm({
      title: 'Return to the defaults?',
      text: 'All inputs of this event are removed, and the estimate is no longer shared.',
      confirmText: 'Return to the defaults',
      isDangerous: true,
    })
    if (outcome === 'confirmed') reset.run({ id }, matching(stored))
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
