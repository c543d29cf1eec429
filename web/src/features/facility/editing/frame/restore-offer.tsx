import { Banner } from '../../../../components/banner.tsx'
import { Button } from '../../../../components/button.tsx'
import styles from './editor-frame.module.css'

export interface RestoreOfferProps {
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what an earlier visit typed and did not save. */
export function RestoreOffer({ onRestore, onDiscard }: RestoreOfferProps) {
  return (
    <Banner
      icon="rotate-ccw"
      className={styles.offer}
      action={
        <span className="row">
          <Button onClick={onRestore}>Restore</Button>
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        </span>
      }
    >
      You changed something here before and did not save it.
    </Banner>
  )
}
