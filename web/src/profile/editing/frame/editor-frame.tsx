import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { Banner } from '../../../components/display/banner.tsx'
import { Button } from '../../../components/actions/button.tsx'
import { useConfirm } from '../../../components/overlays/confirm.tsx'
import { counted } from '../../../components/format.ts'
import { ListDownload, type DownloadableList } from '../../../exports/download-menu.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { EditorFoot } from './editor-foot.tsx'
import { draftLoss, LeaveGuard } from '../../../page/leave-guard.tsx'
import type { Offer } from './use-draft.ts'
import { FormBanner } from '../../../platform/form/form-banner.tsx'

interface EditorFrameProps {
  /** The props of `useDraftForm`, if the editor has fields. */
  form?: Pick<ComponentProps<'form'>, 'ref' | 'onFocus' | 'onBlur'>
  saveText: string
  /** Number of unsaved changes. */
  changeCount: number
  isSaving: boolean
  /** To restore the changes of an earlier visit. */
  offer: Offer | undefined
  /** Why the last save failed. */
  failure?: ReactNode
  /** Progress of a save that takes several calls. */
  progress?: ReactNode
  /** The edited list, if it can be downloaded. The file has what was saved last. */
  download?: DownloadableList | undefined
  onSave: () => void
  /** Called after a confirmation if changes would be lost. */
  onCancel: () => void
  focus: () => void
  children: ReactNode
}

/** The frame of editors with a Save button. Plain form: some editors have no fields, but a list of choices or rows. */
export function EditorFrame(props: EditorFrameProps) {
  const { form, saveText, changeCount, isSaving, offer, failure, progress, download } = props
  const { onSave, onCancel, focus, children } = props
  const confirm = useConfirm()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Browsers report a day that doesn't exist as an empty text, which would be saved.
    const wrong = inputsOf(event.currentTarget).find(({ validity }) => validity.badInput)
    if (wrong) {
      // The field shows its error when it loses the focus.
      wrong.blur()
      wrong.focus()
    } else if (!isSaving) onSave()
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
    <form {...form} noValidate onSubmit={submit}>
      <Stack>
        <LeaveGuard loss={changeCount > 0 ? draftLoss : undefined} />
        {offer && <RestoreOffer {...offer} focus={focus} />}
        {children}
        <FormBanner>{failure}</FormBanner>
        {progress}
        <EditorFoot status={changeCount > 0 && counted(changeCount, 'unsaved change')}>
          <Button type="submit" variant="primary" isBusy={isSaving}>
            {saveText}
          </Button>
          <Button variant="quiet" disabled={isSaving} onClick={() => void cancel()}>
            Cancel
          </Button>
          <ListDownload list={download} />
        </EditorFoot>
      </Stack>
    </form>
  )
}

const inputsOf = ({ elements }: HTMLFormElement) =>
  [...elements].filter((element) => element instanceof HTMLInputElement)

/** Offers to restore the unsaved changes of an earlier visit. */
function RestoreOffer({ onRestore, onDiscard, focus }: Offer & { focus: () => void }) {
  const andFocus = (work: () => void) => () => {
    work()
    focus()
  }
  return (
    <Banner
      icon="rotate-ccw"
      action={
        <Row as="span">
          <Button onClick={andFocus(onRestore)}>Restore</Button>
          <Button variant="quiet" onClick={andFocus(onDiscard)}>
            Discard
          </Button>
        </Row>
      }
    >
      You have unsaved changes from an earlier visit.
    </Banner>
  )
}
