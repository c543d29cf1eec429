import type { DialogProps } from './dialog-props.ts'
import { useLatePopup } from './use-late-popup.ts'

const load = () => import('./dialog-popup.tsx')

/** In the middle of the page, 32 px from its edges at least. Escape and the backdrop close it. */
export const Dialog = (props: DialogProps) => <LateDialog {...props} look="dialog" />

export type SheetProps = Pick<DialogProps, 'isOpen' | 'onOpenChange' | 'title' | 'children' | 'footer'>

/** A dialog from below on small screens, at the right from 900 px. */
export const Sheet = (props: SheetProps) => <LateDialog {...props} look="sheet" />

function LateDialog(props: DialogProps & { look: 'dialog' | 'sheet' }) {
  const popup = useLatePopup(load, props.isOpen, () => props.onOpenChange(false))
  return popup && <popup.DialogPopup {...props} />
}
