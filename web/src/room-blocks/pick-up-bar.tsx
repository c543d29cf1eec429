import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import type { CSSProperties } from 'react'
import { guaranteedOf, pickUpBase, pickUpText, sourceText } from './block-words.ts'
import styles from './room-blocks.module.css'

const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(1, part / whole))

/** How much of a block is booked, with a mark at the guaranteed share. The words beside it say the same. */
export function PickUpBar({ block }: { block: RoomBlock }) {
  const { pickedUp, guaranteedPercent, pickUpSource } = block
  const base = pickUpBase(block)
  const shares = {
    '--taken': shareOf(pickedUp, base),
    '--mark': shareOf(guaranteedOf(block), base),
  } as CSSProperties
  return (
    <div>
      <p className="semi">{pickUpText(block)}</p>
      <div className={styles.bar} style={shares} aria-hidden="true">
        {guaranteedPercent !== null && <span className={styles.mark} />}
      </div>
      <p className={`xs ${pickUpSource === 'Missing' ? 'warn' : 'mut'}`}>{sourceText(block)}</p>
    </div>
  )
}
