import type { ReactNode, SubmitEvent } from 'react'
import { Banner } from '../../../../components/banner.tsx'
import { Button } from '../../../../components/button.tsx'
import { useConfirm } from '../../../../components/confirm.tsx'
import { counted } from '../../../../page/format.ts'
import styles from './editor-frame.module.css'
import type { Offer } from './kept-draft.ts'
import { keptLoss, LeaveGuard } from './leave-guard.tsx'
import { RestoreOffer } from './restore-offer.tsx'

export interface EditorFrameProps {
  saveText: string
  /** How much is not saved. */
  changeCount: number
  isSaving: boolean
  /** Of what an earlier visit left. */
  offer: Offer | undefined
  /** Why the last attempt did not save everything. */
  failure?: ReactNode
  /** How far the saving is, where it takes several calls. */
  progress?: ReactNode
  onSave: () => void
  /** Called once nothing is lost by it that anybody minds. */
  onCancel: () => void
  focus: () => void
  children: ReactNode
}

/** What every editor that saves at its end has around its fields. */
export function EditorFrame(props: EditorFrameProps) {
  const { saveText, changeCount, isSaving, offer, failure, progress, onSave, onCancel, focus, children } =
    props
  const confirm = useConfirm()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!isSaving) onSave()
  }

  async function cancel() {
    if (changeCount > 0) {
      const outcome = await confirm({
        title: 'Discard your changes?',
        text: `${counted(changeCount, 'change')} will be lost.`,
        confirmText: 'Discard',
        cancelText: 'Keep editing',
        isDangerous: true,
      })
      if (outcome !== 'confirmed') return
    }
    onCancel()
  }

  return (
    <form noValidate onSubmit={submit}>
      <LeaveGuard loss={changeCount > 0 ? keptLoss : undefined} />
      {offer && <RestoreOffer {...offer} focus={focus} />}
      {children}
      {failure !== undefined && (
        <Banner tone="bad" isLive className={styles.failure}>
          {failure}
        </Banner>
      )}
      {progress}
      <div className={styles.foot}>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {saveText}
        </Button>
        <Button variant="quiet" disabled={isSaving} onClick={() => void cancel()}>
          Cancel
        </Button>
        <span className={styles.count} aria-live="polite">
          {changeCount > 0 && `${counted(changeCount, 'change')}, not saved`}
        </span>
      </div>
    </form>
  )
}
