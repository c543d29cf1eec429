import { useCallback } from 'react'
import { Button } from '../../../components/button.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import type { FileTexts } from './file-calls.ts'
import styles from './files.module.css'
import type { Upload, UploadQueue } from './upload-queue.ts'

export interface UploadListProps {
  texts: FileTexts
  uploads: readonly Upload[]
  queue: UploadQueue
  /** The focused button is gone. */
  onGone: () => void
}

/** Uploads in progress, and failed ones. */
export function UploadList({ texts, uploads, queue, onGone }: UploadListProps) {
  function drop(key: string) {
    queue.drop(key)
    onGone()
  }

  function retry(key: string) {
    queue.retry(key)
    onGone()
  }

  return (
    <ul className={styles.uploads} aria-label={`New ${texts.many}`}>
      {uploads.map((upload) => (
        <li key={upload.key} className={styles.upload}>
          {texts.collection === 'images' ? <LocalPicture file={upload.file} /> : <Icon name="file-text" />}
          <div className={styles.uploadText}>
            {upload.status === 'failed' ? (
              <>
                <span className={styles.fileName}>{upload.file.name}</span>
                <span className={styles.reason} role="alert">
                  <Icon name="circle-alert" size={16} />
                  {upload.reason}
                </span>
                {upload.canRetry && (
                  <Button icon="rotate-ccw" className={styles.retry} onClick={() => retry(upload.key)}>
                    Try again<span className="sr">{upload.file.name}</span>
                  </Button>
                )}
              </>
            ) : (
              // All bytes are sent, and the server is checking them.
              <ProgressBar
                label={upload.part === 1 ? `${upload.file.name}, being checked` : upload.file.name}
                value={upload.part === 1 ? undefined : upload.part}
              />
            )}
          </div>
          <IconButton
            icon="x"
            label={`${upload.status === 'failed' ? 'Dismiss' : 'Cancel'}: ${upload.file.name}`}
            onClick={() => drop(upload.key)}
          />
        </li>
      ))}
    </ul>
  )
}

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
