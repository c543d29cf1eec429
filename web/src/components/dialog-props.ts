import type { ReactNode, RefObject } from 'react'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  /** The consequence, in a sentence or two; read out with the title. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the way out first. */
  footer?: ReactNode
  size?: 'm' | 'l' | 'xl'
  /** 'alertdialog' for a question that interrupts. */
  role?: 'dialog' | 'alertdialog'
  /** Without the cross in its corner, where the footer has the way out. */
  hasNoClose?: boolean
  /** What has the focus first; otherwise the first control in it. */
  initialFocus?: RefObject<HTMLElement | null>
}
