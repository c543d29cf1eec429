import { Picture } from '../../components/pictures/picture.tsx'
import { cityAndState } from '../../page/place-words.ts'
import type { ShownBid } from './shown-bids.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { HostName } from '../host-name.tsx'
import styles from './bids.module.css'

interface BidHeadProps extends Pick<ShownBid, 'bid' | 'lead'> {
  /** Why it can't be awarded. */
  refusal: string | undefined
  isChosen: boolean
  onChoose: () => void
}

/** Who bids, with the button that chooses the bid. */
export function BidHead({ bid, lead: { host }, refusal, isChosen, onChoose }: BidHeadProps) {
  return (
    <div className={styles.bidHead} data-cell tabIndex={-1}>
      <Stack gap="2">
        <span className={styles.picture}>
          <Picture src={bid.headerImage} alt="" fallbackName={bid.profileName} sizes="320px" ratio="fill" />
        </span>
        <h2>
          <HostName host={host} className={styles.name} />
        </h2>
        <p className="xs mut">{cityAndState(host)}</p>
        <button type="button" className={styles.choose} aria-pressed={isChosen} onClick={onChoose}>
          <Row as="span" isWrapping={false}>
            <i aria-hidden="true" />
            <span>
              {bid.status === 'Won' ? 'Awarded' : isChosen ? 'Chosen' : 'Choose'}
              <span className="sr"> {bid.profileName}</span>
            </span>
          </Row>
        </button>
        {refusal !== undefined && <p className={`xs ${styles.refusal}`}>{refusal}</p>}
      </Stack>
    </div>
  )
}
