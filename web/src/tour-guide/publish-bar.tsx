import type { ReactNode } from 'react'
import { Button } from '../components/actions/button.tsx'
import { counted } from '../components/format.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { SaveBar } from '../page/save-bar.tsx'
import { asPublished, type Setup } from './use-setup.ts'

interface PublishBarProps {
  setup: Setup
  changeCount: number
  /** Before Publish. */
  children: ReactNode
}

/** What visitors don't get yet. */
export function PublishBar({ setup, changeCount, children }: PublishBarProps) {
  const confirm = useConfirm()
  async function discard() {
    const outcome = await confirm({
      title: 'Discard what isn’t published?',
      text: `${counted(changeCount, 'change')} will be lost, also those of your colleagues.`,
      confirmText: 'Discard',
      cancelText: 'Keep editing',
      isDangerous: true,
    })
    if (outcome === 'confirmed') setup.change(asPublished)
  }
  return (
    <SaveBar
      text={`${counted(changeCount, 'change')} not published`}
      isSaving={setup.isBusy}
      onDiscard={() => void discard()}
    >
      {children}
      <Button variant="primary" isBusy={setup.isBusy} onClick={setup.publish}>
        Publish
      </Button>
    </SaveBar>
  )
}
