import { Tag } from '../../components/chip.tsx'
import { IconButton } from '../../components/icon-button.tsx'
import { MoveButtons } from '../../components/move-buttons.tsx'
import { Picture } from '../../components/picture.tsx'
import { TextField } from '../../components/text-field.tsx'
import { objectAddress } from '../draft/object-address.ts'
import type { DraftImage } from '../draft/restored-images.ts'
import styles from './pictures-step.module.css'

interface DraftPictureProps {
  image: DraftImage
  isFirst: boolean
  isLast: boolean
  onRename: (name: string) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

export function DraftPicture({ image, isFirst, isLast, onRename, onMove, onRemove }: DraftPictureProps) {
  return (
    <li className={styles.picture}>
      <div className={styles.frame}>
        <Picture src={objectAddress(image.file)} alt="" fallbackName={image.name} sizes="320px" />
        {isFirst && <Tag isOnPicture>Header</Tag>}
      </div>
      <TextField
        label="Caption"
        isLabelHidden
        maxLength={200}
        value={image.name}
        onChange={(event) => onRename(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <MoveButtons {...{ isFirst, isLast, onMove }} name={image.name} />
        <span className="grow" />
        <IconButton icon="trash-2" label={`Remove: ${image.name}`} onClick={onRemove} />
      </div>
    </li>
  )
}
