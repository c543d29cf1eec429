import { useEffect, type ReactNode } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { ListDownload, type DownloadableList } from '../../../exports/download-menu.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { EditorFoot } from './editor-foot.tsx'
import { LeaveGuard } from '../../../page/leave-guard.tsx'

/** The confirmation before closing an editor loses something. */
export interface Loss {
  title: string
  text: string
  confirmText: string
  cancelText: string
}

interface DoneFrameProps {
  status?: ReactNode
  loss?: Loss | undefined
  /** The edited list, if it can be downloaded. */
  download?: DownloadableList | undefined
  onDone: () => void
  children: ReactNode
}

/** The frame of editors that save every change right away. */
export function DoneFrame({
  status = 'Changes are saved right away',
  loss,
  download,
  onDone,
  children,
}: DoneFrameProps) {
  const confirm = useConfirm()

  async function done() {
    if (loss !== undefined && (await confirm({ ...loss, isDangerous: true })) !== 'confirmed') return
    onDone()
  }

  return (
    <Stack gap="5">
      <LeaveGuard loss={loss?.text} />
      {children}
      <EditorFoot status={status}>
        <Button onClick={() => void done()}>Done</Button>
        <ListDownload list={download} />
      </EditorFoot>
    </Stack>
  )
}

/** Reports to the parent whether a form has unsaved changes. `onDirty` must be stable. */
export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void) {
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
