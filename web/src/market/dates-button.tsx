import { useState } from 'react'
import { Button } from '../components/actions/button.tsx'
import { useLazyPopup } from '../components/overlays/use-lazy-popup.ts'
import styles from './dates-button.module.css'
import type { DatesButtonProps } from './market.ts'

const load = () => import('./dates-popup.tsx')

/** Opens the criteria that depend on days, whose code is loaded when somebody makes for the button. */
export function DatesButton(props: DatesButtonProps) {
  const [isUsed, setIsUsed] = useState(false)
  const popup = useLazyPopup(load, isUsed, () => setIsUsed(false))
  // A failure is ignored: the press loads again.
  const prepare = () => void load().catch(() => undefined)
  const label = props.dates.labelOf(props.query)
  const content = (
    <>
      {label !== undefined && <span className="sr">Dates: </span>}
      <span className={styles.label}>{label ?? 'Any dates'}</span>
    </>
  )
  return (
    <div className={styles.box} onPointerEnter={prepare} onFocus={prepare}>
      {popup === undefined ? (
        <Button
          icon="calendar-days"
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={false}
          onClick={() => setIsUsed(true)}
        >
          {content}
        </Button>
      ) : (
        <popup.DatesPopup {...props} buttonClass={styles.button}>
          {content}
        </popup.DatesPopup>
      )}
    </div>
  )
}
