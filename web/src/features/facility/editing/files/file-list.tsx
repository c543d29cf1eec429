import { AutoScroller, Cursor, Feedback, PointerSensor, PreventSelection, StyleInjector } from '@dnd-kit/dom'
import { move } from '@dnd-kit/helpers'
import { DragDropProvider } from '@dnd-kit/react'
import { useRef, useState } from 'react'
import { classNames } from '../../../../components/class-names.ts'
import { FileItem } from './file-item.tsx'
import type { FileKind, StoredFile } from './file-kind.ts'
import { moved } from './file-order.ts'
import styles from './files.module.css'
import { RenameDialog } from './rename-dialog.tsx'
import { useFileOrder } from './use-file-order.ts'

export interface FileListProps {
  kind: FileKind
  ownerId: string
  files: readonly StoredFile[]
  refresh: () => Promise<void>
  /** The file that had the focus was deleted. */
  onGone: () => void
}

// The policy lets in only styles with the nonce of the page, which scripts of the page may read. What makes draggable
// things buttons is left out: the buttons beside them are what the keyboard has.
const plugins = () => [
  AutoScroller,
  Cursor,
  Feedback,
  PreventSelection,
  StyleInjector.configure({ nonce: document.querySelector('script')?.nonce }),
]

/** The files in their order: dragged by a pointer, moved by buttons from the keyboard. */
export function FileList({ kind, ownerId, files, refresh, onGone }: FileListProps) {
  const { ordered, order } = useFileOrder(kind, ownerId, files, refresh)
  const [said, setSaid] = useState('')
  const [renamed, setRenamed] = useState<StoredFile>()
  const list = useRef<HTMLUListElement>(null)
  const ids = ordered.map(({ id }) => id)

  function place(next: readonly string[], file: StoredFile) {
    if (next.every((id, index) => id === ids[index])) return
    order(next)
    setSaid(`${file.name} moved to place ${next.indexOf(file.id) + 1} of ${next.length}.`)
  }

  function lead(file: StoredFile) {
    place(moved(ids, file.id, -ids.length), file)
    list.current?.querySelector<HTMLElement>(`[data-file="${file.id}"] [data-more]`)?.focus()
  }

  if (files.length === 0) return <p className={styles.empty}>{kind.none}</p>
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
        <ul
          ref={list}
          className={classNames(kind.collection === 'images' ? styles.tiles : styles.rows)}
          aria-label={kind.many}
        >
          {ordered.map((file, index) => (
            <FileItem
              key={file.id}
              {...{ kind, ownerId, file, index, refresh, onGone }}
              count={ordered.length}
              onMove={(by) => place(moved(ids, file.id, by), file)}
              onLead={() => lead(file)}
              onRename={() => setRenamed(file)}
            />
          ))}
        </ul>
      </DragDropProvider>
      <p className="sr" aria-live="polite">
        {said}
      </p>
      {renamed !== undefined && (
        <RenameDialog
          key={renamed.id}
          {...{ kind, ownerId, refresh }}
          file={renamed}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  )
}
