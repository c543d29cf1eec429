import type { DialogProps } from './dialog-popup.tsx'
import { useLazyPopup } from './use-lazy-popup.ts'

const load = () => import('./dialog-popup.tsx')

/** Centered, at least 32 px from the edges. Escape and the backdrop close it. */
export const Dialog = (props: DialogProps) => <LazyDialog {...props} look="dialog" />

export type SheetProps = Pick<DialogProps, 'isOpen' | 'onOpenChange' | 'title' | 'children' | 'footer'>

/** A dialog at the bottom of small screens, and at the right from 900 px. */
export const Sheet = (props: SheetProps) => <LazyDialog {...props} look="sheet" />

function LazyDialog(props: DialogProps & { look: 'dialog' | 'sheet' }) {
  const popup = useLazyPopup(load, props.isOpen, () => props.onOpenChange(false))
  return popup && <popup.DialogPopup {...props} />
}
