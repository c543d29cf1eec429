import { useState } from 'react'
import { Banner } from '../../../components/banner.tsx'
import { FileDrop } from '../../../components/file-drop.tsx'
import { listOf } from '../../../page/format.ts'
import type { DraftImages } from '../draft/use-draft-images.ts'
import { DraftPicture } from './draft-picture.tsx'
import styles from './pictures-step.module.css'
import parts from './steps.module.css'

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
/** Bytes that the server takes at most. */
const largest = 20 * 1024 * 1024

const isTooLarge = (file: File) => file.size > largest

export function PicturesStep({ images }: { images: DraftImages }) {
  const [refused, setRefused] = useState<readonly string[]>([])

  function take(files: File[]) {
    const fitting = files.filter((file) => file.size > 0 && !isTooLarge(file))
    setRefused(
      files
        .filter((file) => !fitting.includes(file))
        .map((file) => `${file.name} ${isTooLarge(file) ? 'has more than 20 MB' : 'is empty'}`),
    )
    if (fitting.length > 0) images.add(fitting)
  }

  return (
    <div className={parts.part}>
      <FileDrop
        label="Pictures"
        isOptional
        isMultiple
        isDisabled={!images.isReady}
        accept={accepted}
        hint="JPEG, PNG, WebP, AVIF or GIF, at most 20 MB each. The first one heads the page; without any we draw one."
        error={refused.length > 0 ? `Not taken: ${listOf([...refused])}.` : undefined}
        onFiles={take}
        onRefused={(files) => setRefused(files.map((file) => `${file.name} is no picture of these kinds`))}
      />
      {!images.isKept && (
        <Banner tone="warn">
          This browser keeps no files for us. The pictures are here until the page is closed; add them last.
        </Banner>
      )}
      {images.images.length > 0 && (
        <ol className={styles.pictures}>
          {images.images.map((image, index) => (
            <DraftPicture
              key={image.id}
              image={image}
              isFirst={index === 0}
              isLast={index === images.images.length - 1}
              onRename={(name) => images.rename(image.id, name)}
              onMove={(by) => images.move(index, index + by)}
              onRemove={() => images.remove(image.id)}
            />
          ))}
        </ol>
      )}
    </div>
  )
}
