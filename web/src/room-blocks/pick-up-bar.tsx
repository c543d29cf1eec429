import type { RoomBlock } from '@app/contract/hotels/blocks/block-schema.ts'
import { guaranteedOf, pickUpBase, pickUpText, sourceText } from './block-words.ts'
import { percentOf } from './percent-of.ts'
import styles from './room-blocks.module.css'

/** How much of a block is booked, with a mark at the guaranteed share. The words beside it say the same. */
export function PickUpBar({ block }: { block: RoomBlock }) {
  const { pickedUp, guaranteedPercent, pickUpSource } = block
  const base = pickUpBase(block)
  const mark = percentOf(guaranteedOf(block), base)
  return (
    <div>
      <p className="semi">{pickUpText(block)}</p>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.taken} y="3" width={`${percentOf(pickedUp, base)}%`} height="8" rx="4" />
        {guaranteedPercent !== null && (
          <line className={styles.mark} x1={`${mark}%`} x2={`${mark}%`} y1="0" y2="14" />
        )}
      </svg>
      <p className={`xs ${pickUpSource === 'Missing' ? 'warn' : 'mut'}`}>{sourceText(block)}</p>
    </div>
  )
}
