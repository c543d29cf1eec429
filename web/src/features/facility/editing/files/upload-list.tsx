import { useCallback } from 'react'
import { Button } from '../../../../components/button.tsx'
import { IconButton } from '../../../../components/icon-button.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { ProgressBar } from '../../../../components/progress-bar.tsx'
import type { FileKind } from './file-kind.ts'
import styles from './files.module.css'
import type { Upload, UploadQueue } from './upload-queue.ts'

export interface UploadListProps {
  kind: FileKind
  uploads: readonly Upload[]
  queue: UploadQueue
  /** The button that had the focus is gone. */
  onGone: () => void
}

/** The files on their way, and those that did not get there. */
export function UploadList({ kind, uploads, queue, onGone }: UploadListProps) {
  function drop(key: string) {
    queue.drop(key)
    onGone()
  }

  function retry(key: string) {
    queue.retry(key)
    onGone()
  }

  return (
    <ul className={styles.uploads} aria-label={`New ${kind.many}`}>
      {uploads.map((upload) => (
        <li key={upload.key} className={styles.upload}>
          {kind.collection === 'images' ? <LocalPicture file={upload.file} /> : <Icon name="file-text" />}
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
              // All of it has gone while the server still looks at it.
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

/** The picture as it is on this machine, or nothing where it is none. */
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
