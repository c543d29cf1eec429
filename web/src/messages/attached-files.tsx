import { IconButton } from '../components/actions/icon-button.tsx'
import { ProgressBar } from '../components/display/progress-bar.tsx'
import { Icon } from '../components/pictures/icon.tsx'
import { canRetryUpload, failureReason } from '../kind/uploads.ts'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './composer.module.css'
import type { AttachedFile } from './outbox.ts'
import type { useAttachments } from './use-attachments.ts'

type AttachedFilesProps = { files: readonly AttachedFile[] } & Pick<
  ReturnType<typeof useAttachments>,
  'uploads' | 'retry' | 'cancel' | 'remove' | 'pictureOf'
>

/** The files that go with a message, uploaded ones first. */
export function AttachedFiles({ files, uploads, retry, cancel, remove, pictureOf }: AttachedFilesProps) {
  if (files.length + uploads.length === 0) return null
  return (
    <ul className={styles.files} aria-label="Attached files">
      {files.map((file) => (
        <Row as="li" key={file.id} isWrapping={false}>
          <FilePicture kind={file.kind} picture={pictureOf(file.id)} />
          <span className="clip grow sm">{file.name}</span>
          <IconButton icon="x" label={`Remove ${file.name}`} onClick={() => remove(file)} />
        </Row>
      ))}
      {uploads.map(({ step: { key, label }, status, part, error }) => (
        <Row as="li" key={key} isWrapping={false}>
          <Icon name="upload" size={16} />
          <span className="grow">
            <Stack as="span" gap="0">
              <span className="clip sm">{label}</span>
              {status === 'failed' ? (
                <span role="alert" className={`sm bad ${styles.error}`}>
                  {failureReason(error)}
                </span>
              ) : (
                <ProgressBar label={`Uploading ${label}`} isLabelHidden value={part} />
              )}
            </Stack>
          </span>
          {status === 'failed' && canRetryUpload(error) && (
            <IconButton icon="rotate-ccw" label={`Try ${label} again`} onClick={() => retry(key)} />
          )}
          <IconButton icon="x" label={`Remove ${label}`} onClick={() => cancel(key)} />
        </Row>
      ))}
    </ul>
  )
}

/** A small one of an image that was just uploaded. */
const FilePicture = ({ kind, picture }: { kind: AttachedFile['kind']; picture: string | undefined }) =>
  picture === undefined ? (
    <Icon name={kind === 'image' ? 'image' : 'file-text'} size={16} />
  ) : (
    <img className={styles.thumb} src={picture} alt="" decoding="async" />
  )
