import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { FileDrop } from '../../components/fields/file-drop.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { failureReason, uploadsTo } from '../../kind/uploads.ts'
import { acceptedImages, imageError, imageName, imageTypes } from '../../page/file-rules.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'

/** Uploads pictures of a story. `error` is why the last one wasn't taken. */
export function usePictureUpload(storyId: string, onStored: (id: string) => void) {
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { create, send } = uploadsTo((api) => api['story-mgmt'].stories.images, storyId)
  async function upload(file: File) {
    setError(undefined)
    setBusy(true)
    try {
      const problem = await imageError(file)
      if (problem !== undefined) setError(`The file ${problem}.`)
      else {
        const id = await create(imageName(file.name), { idempotencyKey: crypto.randomUUID() })
        await send(id, file, { signal: new AbortController().signal, onProgress: () => {} })
        onStored(id)
      }
    } catch (reason) {
      setError(`Not uploaded. ${failureReason(reason)}`)
    }
    setBusy(false)
  }
  return { upload, error, isBusy, refuse: () => setError(`This is not a ${imageTypes} image.`) }
}

interface PictureFormProps {
  storyId: string
  onInsert: (id: string, description: string) => void
  onClose: () => void
}

/** A picture for the text: its file, and what it shows for people who can’t see it. */
export function PictureForm({ storyId, onInsert, onClose }: PictureFormProps) {
  const [file, setFile] = useState<File>()
  const [description, setDescription] = useState('')
  const { upload, error, isBusy, refuse } = usePictureUpload(storyId, (id) =>
    onInsert(id, description.trim()),
  )
  return (
    <Stack gap="3">
      <FileDrop
        label={file?.name ?? 'Picture'}
        hint={`${imageTypes}, up to 20 MB.`}
        accept={acceptedImages}
        error={error}
        onFiles={([chosen]) => setFile(chosen)}
        onRefused={refuse}
      />
      <TextField
        label="What it shows"
        hint="For people who can’t see it, such as “Court plan with the final on court 1”."
        maxLength={200}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <Row>
        <Button isBusy={isBusy} disabled={file === undefined} onClick={() => file && void upload(file)}>
          Insert
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  )
}
