import { lazy, Suspense, type ReactNode } from 'react'
import { useEverTrue } from './use-ever-true.ts'

export interface SheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
}

const DialogPopup = lazy(() => import('./dialog-popup.tsx').then((part) => ({ default: part.DialogPopup })))

/** A dialog from below on small screens, at the right from 900 px. */
export function Sheet(props: SheetProps) {
  if (!useEverTrue(props.isOpen)) return null
  return (
    <Suspense fallback={null}>
      <DialogPopup {...props} look="sheet" />
    </Suspense>
  )
}
