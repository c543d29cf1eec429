import { StoredFileDraft } from '@app/contract/patterns/files.ts'
import { AutoScroller, Cursor, Feedback, PointerSensor, PreventSelection } from '@dnd-kit/dom'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import { useId, useRef, useState } from 'react'
import { reasonOf } from '../../../api/problem.ts'
import { Button } from '../../../components/actions/button.tsx'
import { RuledList } from '../../../components/display/ruled-list.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import type { BoxProps } from '../../../platform/boxes/box.tsx'
import { Grid } from '../../../platform/boxes/grid.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { FormBanner } from '../../../platform/form/form-banner.tsx'
import { useDraftForm } from '../../../platform/form/use-draft-form.ts'
import type { FileOwner } from '../../../kind/uploads.ts'
import type { StoredFile } from '../../profile-page.ts'
import { renameFile, type FileTexts } from './file-calls.ts'
import { FileItem } from './file-item.tsx'
import { moved, useFileOrder } from './file-order.ts'

interface FileListProps {
  owner: FileOwner
  texts: FileTexts
  files: readonly StoredFile[]
  refresh: () => Promise<void>
  /** The focused file was deleted. */
  onGone: () => void
}

// Without the plugin that makes draggable elements focusable: keyboards use the buttons next to them. The content
// security policy allows the styles of these plugins by their hashes.
const plugins = [AutoScroller, Cursor, Feedback, PreventSelection]

/** The files in their order: dragged by a pointer, moved by buttons from the keyboard. */
export function FileList({ owner, texts, files, refresh, onGone }: FileListProps) {
  const { ordered, order } = useFileOrder(owner, files, refresh)
  const [announcement, setAnnouncement] = useState('')
  const [renamed, setRenamed] = useState<StoredFile>()
  const list = useRef<HTMLDivElement>(null)
  const ids = ordered.map(({ id }) => id)

  function place(next: readonly string[], file: StoredFile) {
    if (next.every((id, index) => id === ids[index])) return
    order(next)
    setAnnouncement(`${file.name} moved to position ${next.indexOf(file.id) + 1} of ${next.length}.`)
  }

  function lead(file: StoredFile) {
    place(moved(ids, file.id, -ids.length), file)
    list.current?.querySelector<HTMLElement>(`[data-file="${file.id}"] [data-more]`)?.focus()
  }

  const Files = owner.collection === 'images' ? Tiles : RuledList
  if (files.length === 0) return <p className="sm mut">{texts.none}</p>
  return (
    <>
      <DragDropProvider
        sensors={[PointerSensor]}
        plugins={plugins}
        onDragEnd={(event) => {
          const file = ordered.find(({ id }) => id === event.operation.source?.id)
          if (!event.canceled && file !== undefined) place(move(ids, event), file)
        }}
      >
        <div ref={list}>
          <Files aria-label={texts.many}>
            {ordered.map((file, index) => (
              <FileItem
                key={file.id}
                {...{ owner, texts, file, index, refresh, onGone }}
                count={ordered.length}
                onMove={(by) => place(moved(ids, file.id, by), file)}
                onLead={() => lead(file)}
                onRename={() => setRenamed(file)}
              />
            ))}
          </Files>
        </div>
      </DragDropProvider>
      <p className="sr" aria-live="polite">
        {announcement}
      </p>
      {renamed !== undefined && (
        <RenameDialog
          key={renamed.id}
          {...{ owner, texts, refresh }}
          file={renamed}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  )
}

const Tiles = (props: BoxProps) => <Grid {...props} as="ul" columns="fill-s" gap="4 3" />

interface RenameDialogProps {
  owner: FileOwner
  texts: FileTexts
  file: StoredFile
  refresh: () => Promise<void>
  onClose: () => void
}

/** Changes the name of a file. The name of an image is its alternative text. */
function RenameDialog({ owner, texts, file, refresh, onClose }: RenameDialogProps) {
  const control = useRef<HTMLInputElement>(null)
  const formId = useId()
  const { form, field, banner, isBusy } = useDraftForm({
    first: { name: file.name },
    rules: () => ({ schema: StoredFileDraft }),
    async send(_typed, { name }) {
      if (name !== file.name) {
        await renameFile(owner, file.id, name)
        await refresh()
      }
      onClose()
    },
    failed: 'Not saved.',
    fieldErrors: (error) => new Map([['name', reasonOf(error)]]),
  })

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={owner.collection === 'images' ? 'Describe the image' : 'Rename the document'}
      initialFocus={control}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <Stack gap="3">
          <TextField ref={control} label={texts.nameLabel} hint={texts.nameHint} {...field('name')} />
          <FormBanner>{banner}</FormBanner>
        </Stack>
      </form>
    </Dialog>
  )
}
