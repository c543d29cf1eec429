import { useRef, useState } from 'react'
import { Banner } from '../../components/display/banner.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { FileDrop } from '../../components/fields/file-drop.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { MoveButtons } from '../../components/actions/move-buttons.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { acceptedImages, imageTypes, imageError } from '../../page/file-rules.ts'
import { listOf } from '../../components/format.ts'
import type { DraftImage } from '../draft/creation-draft.ts'
import { objectAddress, type DraftImages } from '../draft/draft-images.ts'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import styles from '../creation.module.css'

export function PicturesStep({ images }: { images: DraftImages }) {
  const [refused, setRefused] = useState<readonly string[]>([])
  const [announcement, announce] = useState('')
  const step = useRef<HTMLElement>(null)
  const count = images.images.length

  async function add(files: File[]) {
    setRefused([])
    const checked = await Promise.all(files.map(async (file) => ({ file, flaw: await imageError(file) })))
    const flaws = checked.flatMap(({ file, flaw }) => (flaw === undefined ? [] : [`${file.name} ${flaw}`]))
    setRefused((before) => [...before, ...flaws])
    const fitting = checked.filter(({ flaw }) => flaw === undefined).map(({ file }) => file)
    if (fitting.length > 0) images.add(fitting)
  }

  function move({ name }: DraftImage, from: number, to: number) {
    images.move(from, to)
    announce(`${name} moved to position ${to + 1} of ${count}.`)
  }

  function remove({ id, name }: DraftImage) {
    images.remove(id)
    announce(`${name} removed.`)
    // The focused button was removed.
    step.current?.focus()
  }

  return (
    <Stack ref={step} tabIndex={-1} gap="5">
      <FileDrop
        label="Photos"
        isOptional
        isMultiple
        isDisabled={!images.isReady}
        accept={acceptedImages}
        hint={`${imageTypes}, each up to 20 MB. The first one is the page's header. Without any, we draw one.`}
        error={refused.length > 0 ? `Not added: ${listOf([...refused])}.` : undefined}
        onFiles={(files) => void add(files)}
        onRefused={(files) => setRefused(files.map((file) => `${file.name} isn’t a supported image`))}
      />
      {images.lost.length > 0 && (
        <Banner tone="warn">
          {`No longer on this device: ${listOf([...images.lost])}. Add them again if you need them.`}
        </Banner>
      )}
      {!images.isStored && (
        <Banner tone="warn">
          This browser can’t save all of the photos. They will be lost when you close the page.
        </Banner>
      )}
      {count > 0 && (
        <Grid as="ol" columns="fill-m" gap="6 4">
          {images.images.map((image, index) => (
            <DraftPicture
              key={image.id}
              image={image}
              isFirst={index === 0}
              isLast={index === count - 1}
              onRename={(name) => images.rename(image.id, name)}
              onMove={(by) => move(image, index, index + by)}
              onRemove={() => remove(image)}
            />
          ))}
        </Grid>
      )}
      <p className="sr" aria-live="polite">
        {announcement}
      </p>
    </Stack>
  )
}

interface DraftPictureProps {
  image: DraftImage
  isFirst: boolean
  isLast: boolean
  onRename: (name: string) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function DraftPicture({ image, isFirst, isLast, onRename, onMove, onRemove }: DraftPictureProps) {
  return (
    <Stack as="li" gap="2">
      <div className={styles.pictureFrame}>
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
        <Row gap="0" isWrapping={false}>
          <MoveButtons {...{ isFirst, isLast, onMove }} name={image.name} />
          <span className="grow" />
          <IconButton icon="trash-2" label={`Remove: ${image.name}`} onClick={onRemove} />
        </Row>
      </div>
    </Stack>
  )
}
