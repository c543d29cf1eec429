import { useCallback } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { IconButton } from '../../../components/actions/icon-button.tsx'
import { Icon } from '../../../components/pictures/icon.tsx'
import { RuledItem, RuledList, RuledWords } from '../../../components/display/ruled-list.tsx'
import { ProgressBar } from '../../../components/display/progress-bar.tsx'
import type { QueuedStep, Step, StepQueue } from '../../../page/step-queue.ts'
import { canRetryUpload, failureReason } from '../../../kind/uploads.ts'
import type { FileTexts } from './file-calls.ts'
import { Row } from '../../../platform/boxes/row.tsx'
import editing from '../editing.module.css'
import styles from './files.module.css'

/** A file to upload, or one that was refused before its upload. */
export interface FileStep extends Step {
  file: File
  emptyItem?: () => string | undefined
}

interface UploadListProps {
  texts: FileTexts
  uploads: readonly QueuedStep<FileStep>[]
  queue: StepQueue<FileStep>
  /** The focused button is gone. */
  onGone: () => void
}

/** Uploads in progress, and failed ones. */
export const UploadList = ({ texts, uploads, queue, onGone }: UploadListProps) => (
  <RuledList aria-label={`New ${texts.many}`}>
    {uploads.map(({ step: { key, file }, status, part, error }) => (
      <RuledItem key={key}>
        {texts.collection === 'images' ? <LocalPicture file={file} /> : <Icon name="file-text" />}
        <RuledWords>
          {status === 'failed' ? (
            <>
              <span className={`two-lines sm ${styles.fileName}`}>{file.name}</span>
              <span className={editing.error} role="alert">
                <Icon name="circle-alert" size={16} />
                {failureReason(error)}
              </span>
              {canRetryUpload(error) && (
                <Row as="span">
                  <Button
                    icon="rotate-ccw"
                    onClick={() => {
                      queue.retry(key)
                      onGone()
                    }}
                  >
                    Try again<span className="sr">{file.name}</span>
                  </Button>
                </Row>
              )}
            </>
          ) : (
            // All bytes are sent, and the server is checking them.
            <ProgressBar
              label={part === 1 ? `${file.name}, being checked` : file.name}
              value={part === 1 ? undefined : part}
            />
          )}
        </RuledWords>
        <IconButton
          icon="x"
          label={`${status === 'failed' ? 'Dismiss' : 'Cancel'}: ${file.name}`}
          onClick={() => {
            void queue.remove(key)
            onGone()
          }}
        />
      </RuledItem>
    ))}
  </RuledList>
)

/** A preview of the local file. Hidden if it is no image. */
function LocalPicture({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <span className={styles.thumb}>
      <img ref={show} alt="" decoding="async" onError={(event) => (event.currentTarget.hidden = true)} />
    </span>
  )
}
