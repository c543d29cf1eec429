import { Tooltip as Base } from '@base-ui/react/tooltip'
import { cloneElement } from 'react'
import styles from './tooltip.module.css'
import type { TriggerElement } from './lazy-trigger.tsx'

export interface TooltipProps {
  /** The trigger's accessible description. */
  text: string
  /** A button. */
  children: TriggerElement
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={cloneElement(children, { 'aria-description': text })} delay={400} />
      <Base.Portal aria-hidden="true">
        <Base.Positioner className={styles.positioner} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={styles.popup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
