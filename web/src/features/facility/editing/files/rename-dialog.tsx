import { StoredFileDraft } from '@app/contract/patterns/files.ts'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { reasonOf } from '../../../../api/problem.ts'
import { Button } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { fieldWords, sentence } from '../../../../page/field-words.ts'
import { renameFile } from './file-calls.ts'
import type { FileKind, StoredFile } from './file-kind.ts'

export interface RenameDialogProps {
  kind: FileKind
  ownerId: string
  file: StoredFile
  refresh: () => Promise<void>
  onClose: () => void
}

/** The name of a file: of an image it is what stands in for it where it is not seen. */
export function RenameDialog({ kind, ownerId, file, refresh, onClose }: RenameDialogProps) {
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
        await renameFile(kind, ownerId, file.id, read.data.name)
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
      title={kind.collection === 'images' ? 'Describe the image' : 'Rename the document'}
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
          label={kind.nameLabel}
          hint={kind.nameHint}
          error={error}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
