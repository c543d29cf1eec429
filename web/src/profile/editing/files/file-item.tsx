import type { ReactNode } from 'react'
import { useSortable } from '@dnd-kit/react/sortable'
import { Tag } from '../../../components/actions/chip.tsx'
import { RuledWords } from '../../../components/display/ruled-list.tsx'
import { classNames } from '../../../components/class-names.ts'
import { IconButton } from '../../../components/actions/icon-button.tsx'
import { Icon } from '../../../components/pictures/icon.tsx'
import { Menu } from '../../../components/overlays/menu.tsx'
import { MoveButtons } from '../../../components/actions/move-buttons.tsx'
import { Picture } from '../../../components/pictures/picture.tsx'
import { documentType, fileSize } from '../../../page/file-words.ts'
import { uploadCalls, type FileOwner } from '../../../kind/uploads.ts'
import type { FileTexts } from './file-calls.ts'
import type { StoredFile } from '../../profile-page.ts'
import { Row } from '../../../platform/boxes/row.tsx'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { Stack } from '../../../platform/boxes/stack.tsx'
import styles from './files.module.css'

interface FileItemProps {
  owner: FileOwner
  texts: FileTexts
  file: StoredFile
  index: number
  count: number
  refresh: () => Promise<void>
  onMove: (by: number) => void
  /** Moves it before all others. */
  onLead: () => void
  onRename: () => void
  onGone: () => void
}

const TileFrame = ({ children }: { children: ReactNode }) => <Stack gap="1">{children}</Stack>
const RowFrame = ({ children }: { children: ReactNode }) => <Row gap="1 2">{children}</Row>

/** One stored file: an image as a tile, a document as a row. */
export function FileItem(props: FileItemProps) {
  const { owner, texts, file, index, count, refresh, onMove, onLead, onRename, onGone } = props
  const { ref, handleRef, isDragging } = useSortable({ id: file.id, index })

  const isImage = owner.collection === 'images'
  const Frame = isImage ? TileFrame : RowFrame
  const isFirst = index === 0

  const removal = useWrite(async () => uploadCalls(owner).remove(file.id), {
    confirm: () => ({
      title: `Delete “${file.name}”?`,
      text: `The ${texts.one} will be removed from the page right away. This cannot be undone.`,
      confirmText: 'Delete',
      isDangerous: true,
    }),
    onDone: refresh,
    done: 'Deleted.',
    failed: 'It was not deleted.',
  })
  async function remove() {
    if (await removal.attempt()) onGone()
  }

  const plan = useWrite(
    (api, isPlan: boolean) =>
      owner.kind.calls(api).documents.plan({ ownerId: owner.ownerId, id: file.id, isPlan }),
    {
      onDone: refresh,
      done: (_reply, isPlan) => (isPlan ? 'Marked as a floor plan.' : 'No longer marked as a floor plan.'),
    },
  )

  return (
    <li ref={ref} data-file={file.id} className={classNames(styles.file, isDragging && styles.dragged)}>
      <Frame>
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
        <RuledWords>
          <span className={`two-lines sm ${styles.fileName}`} title={file.name}>
            {file.name}
          </span>
          <span className="xs dim">
            {file.url === null
              ? 'The upload did not finish. Delete it and add it again.'
              : isImage
                ? `${file.width} × ${file.height} px`
                : [file.isPlan && 'Floor plan', documentType(file.contentType), fileSize(file.bytes)]
                    .filter(Boolean)
                    .join(', ')}
          </span>
        </RuledWords>
        <div className={isImage ? styles.underPicture : undefined}>
          <Row gap="0" isWrapping={false}>
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
                ...(isImage
                  ? []
                  : [
                      {
                        label: file.isPlan ? 'Not a floor plan' : 'Mark as a floor plan',
                        icon: 'map' as const,
                        onSelect: () => plan.run(!file.isPlan),
                      },
                    ]),
                { label: 'Delete', icon: 'trash-2', isDanger: true, onSelect: () => void remove() },
              ]}
            />
          </Row>
        </div>
      </Frame>
    </li>
  )
}
