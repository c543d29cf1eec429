import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { useEverTrue } from './use-ever-true.ts'

const DialogPopup = lazy(() => import('./dialog-popup.tsx').then((part) => ({ default: part.DialogPopup })))

/** In the middle of the page, 32 px from its edges at least. Escape and the backdrop close it. */
export function Dialog(props: DialogProps) {
  if (!useEverTrue(props.isOpen)) return null
  return (
    <Suspense fallback={null}>
      <DialogPopup {...props} look="dialog" />
    </Suspense>
  )
}
