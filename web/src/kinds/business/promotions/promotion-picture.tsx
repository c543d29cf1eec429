import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { FileDrop } from '../../../components/fields/file-drop.tsx'
import { Picture } from '../../../components/pictures/picture.tsx'
import { acceptedImages, imageError, imageTypes } from '../../../page/file-rules.ts'
import { Row } from '../../../platform/boxes/row.tsx'
import { calls } from '../../../platform/calls/calls.ts'
import { useWrite } from '../../../platform/calls/use-write.ts'
import styles from './promotion-form.module.css'
import type { Promotion } from './promotion-words.ts'

interface PromotionPictureProps {
  /** Undefined for one that isn't stored yet. */
  stored: Promotion | undefined
  /** Uploaded when the promotion is saved. */
  chosen: File | undefined
  onChoose: (file: File | undefined) => void
  onRemoved: (stored: Promotion) => Promise<void>
}

/** Chooses the picture of a promotion, or removes the one that it has right away. */
export function PromotionPicture({ stored, chosen, onChoose, onRemoved }: PromotionPictureProps) {
  const [error, setError] = useState<string>()

  async function choose([file]: File[]) {
    const problem = file && (await imageError(file))
    setError(problem && `The file ${problem}.`)
    onChoose(problem === undefined ? file : undefined)
  }

  const { run, isBusy: isRemoving } = useWrite(calls['business-mgmt'].businesses.promotions.removeFile, {
    confirm: () => ({
      title: 'Remove the picture?',
      text: `It will disappear from “${stored?.title}” right away. This cannot be undone.`,
      confirmText: 'Remove',
      isDangerous: true,
    }),
    onDone: ({ data }) => onRemoved(data),
    done: 'Picture removed.',
    failed: 'It was not removed.',
  })

  return (
    <div className={styles.wide}>
      {stored !== undefined && stored.image !== null && (
        <Row gap="2 4">
          <div className={styles.picture}>
            <Picture src={stored.image} alt="Current picture" fallbackName={stored.title} sizes="160px" />
          </div>
          <Button
            variant="quiet"
            icon="trash-2"
            isBusy={isRemoving}
            onClick={() => run({ ownerId: stored.ownerId, id: stored.id })}
          >
            Remove the picture
          </Button>
        </Row>
      )}
      <FileDrop
        label={stored?.image ? 'Replace the picture' : 'Picture'}
        hint={chosen?.name ?? `${imageTypes}, up to 20 MB.`}
        error={error}
        isOptional
        accept={acceptedImages}
        onFiles={(files) => void choose(files)}
        onRefused={() => setError(`This is not a ${imageTypes} image.`)}
      />
    </div>
  )
}
