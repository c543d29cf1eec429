import { useSortable } from '@dnd-kit/react/sortable'
import { reasonOf } from '../../../../api/problem.ts'
import { Tag } from '../../../../components/chip.tsx'
import { classNames } from '../../../../components/class-names.ts'
import { useConfirm } from '../../../../components/confirm.tsx'
import { IconButton } from '../../../../components/icon-button.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { Menu } from '../../../../components/menu.tsx'
import { MoveButtons } from '../../../../components/move-buttons.tsx'
import { Picture } from '../../../../components/picture.tsx'
import { useToast } from '../../../../components/toaster.tsx'
import { documentType, fileSize } from '../../file-words.ts'
import { removeFile } from './file-calls.ts'
import type { FileKind, StoredFile } from './file-kind.ts'
import styles from './files.module.css'

export interface FileItemProps {
  kind: FileKind
  ownerId: string
  file: StoredFile
  index: number
  count: number
  refresh: () => Promise<void>
  onMove: (by: number) => void
  /** Puts it before all others. */
  onLead: () => void
  onRename: () => void
  onGone: () => void
}

/** One stored file: a tile of an image, a row of a document. */
export function FileItem({
  kind,
  ownerId,
  file,
  index,
  count,
  refresh,
  onMove,
  onLead,
  onRename,
  onGone,
}: FileItemProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: file.id, index })
  const confirm = useConfirm()
  const toast = useToast()
  const isImage = kind.collection === 'images'
  const isFirst = index === 0

  async function remove() {
    const outcome = await confirm({
      title: `Delete “${file.name}”?`,
      text: `The ${kind.one} goes from the page at once and cannot be brought back.`,
      confirmText: 'Delete',
      isDangerous: true,
    })
    if (outcome !== 'confirmed') return
    try {
      await removeFile(kind, ownerId, file.id)
      await refresh()
      onGone()
      toast.success('Deleted.')
    } catch (error) {
      toast.error(`It was not deleted. ${reasonOf(error)}`)
    }
  }

  return (
    <li
      ref={ref}
      data-file={file.id}
      className={classNames(isImage ? styles.tile : styles.row, isDragging && styles.dragged)}
    >
      {isImage ? (
        <div ref={handleRef} className={styles.picture}>
          <Picture src={file.url} alt="" fallbackName={file.name} sizes="(min-width: 600px) 220px, 45vw" />
          {isFirst && <Tag isOnPicture>Header</Tag>}
        </div>
      ) : (
        <span ref={handleRef} className={styles.grip}>
          <Icon name="grip-vertical" />
        </span>
      )}
      <div className={styles.words}>
        <span className={styles.fileName} title={file.name}>
          {file.name}
        </span>
        <span className="xs dim">
          {file.url === null
            ? 'Its file did not arrive. Delete it and add it again.'
            : isImage
              ? `${file.width} × ${file.height} px`
              : [documentType(file.contentType), fileSize(file.bytes)].filter(Boolean).join(', ')}
        </span>
      </div>
      <div className={styles.actions}>
        <MoveButtons
          name={file.name}
          isFirst={isFirst}
          isLast={index === count - 1}
          isColumn={!isImage}
          onMove={onMove}
        />
        <Menu
          align="end"
          label={`More: ${file.name}`}
          trigger={<IconButton icon="ellipsis" label={`More: ${file.name}`} data-more />}
          items={[
            { label: isImage ? 'Describe' : 'Rename', icon: 'pencil', onSelect: onRename },
            {
              label: isImage ? 'Make it the header' : 'Move to the top',
              icon: 'flag',
              isDisabled: isFirst,
              onSelect: onLead,
            },
            { label: 'Delete', icon: 'trash-2', isDanger: true, onSelect: () => void remove() },
          ]}
        />
      </div>
    </li>
  )
}
