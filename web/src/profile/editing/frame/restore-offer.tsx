import { Banner } from '../../../components/banner.tsx'
import { Button } from '../../../components/button.tsx'
import styles from './editor-frame.module.css'
import type { Offer } from './use-draft.ts'

/** Offers to restore the unsaved changes of an earlier visit. */
export function RestoreOffer({ onRestore, onDiscard, focus }: Offer & { focus: () => void }) {
  const answer = (work: () => void) => () => {
    work()
    focus()
  }
  return (
    <Banner
      icon="rotate-ccw"
      className={styles.offer}
      action={
        <span className="row">
          <Button onClick={answer(onRestore)}>Restore</Button>
          <Button variant="quiet" onClick={answer(onDiscard)}>
            Discard
          </Button>
        </span>
      }
    >
      You have unsaved changes from an earlier visit.
    </Banner>
  )
}
