import { Dialog } from '../../components/overlays/dialog.tsx'
import { PassReasons, passText } from '../pass-reasons.tsx'

interface PassDialogProps {
  /** Of the request. */
  title: string
  isBusy: boolean
  onClose: () => void
  onPass: (reason: string) => void
}

/** Asks why a host passes, before a card moves. */
export const PassDialog = ({ title, isBusy, onClose, onPass }: PassDialogProps) => (
  <Dialog isOpen onOpenChange={onClose} title={`Pass on ${title}`} description={passText}>
    <PassReasons isBusy={isBusy} onPass={onPass} />
  </Dialog>
)
