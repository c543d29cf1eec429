import type { ReactNode } from 'react'
import type { TriggerElement } from './late-trigger.tsx'

export interface PopoverProps {
  /** A button. */
  trigger: TriggerElement
  /** What it is, for who cannot see where it opened. */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  /** It was closed by its user, however that was done. */
  onClose?: () => void
  align?: 'start' | 'center' | 'end'
  className?: string
}
