import { StoredFileDraft } from '@app/contract/patterns/files.ts'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { reasonOf } from '../../../api/problem.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { fieldWords, sentence } from '../../../page/field-words.ts'
import { renameFile, type FileOwner, type FileTexts } from './file-calls.ts'
import type { StoredFile } from '../../profile-page.ts'

export interface RenameDialogProps {
  owner: FileOwner
  texts: FileTexts
  file: StoredFile
  refresh: () => Promise<void>
  onClose: () => void
}

/** Changes the name of a file. The name of an image is its alternative text. */
export function RenameDialog({ owner, texts, file, refresh, onClose }: RenameDialogProps) {
  const [name, setName] = useState(file.name)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (isSaving) return
    const read = StoredFileDraft.safeParse({ name }, { error: fieldWords })
    if (!read.success) return setError(sentence(read.error.issues[0]?.message ?? ''))
    setSaving(true)
    try {
      if (read.data.name !== file.name) {
        await renameFile(owner, file.id, read.data.name)
        await refresh()
      }
      onClose()
    } catch (refusal) {
      setError(sentence(reasonOf(refusal)))
      setSaving(false)
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={owner.collection === 'images' ? 'Describe the image' : 'Rename the document'}
      initialFocus={field}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSaving}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          ref={field}
          label={texts.nameLabel}
          hint={texts.nameHint}
          error={error}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
