import { useState, type DragEvent } from 'react'
import { isAccepted } from './accepted-file.ts'
import { classNames } from './class-names.ts'
import { Field, type FieldFrame } from './field.tsx'
import styles from './file-drop.module.css'
import { Icon } from './icon.tsx'

export interface FileDropProps extends Omit<FieldFrame, 'isLabelHidden'> {
  accept?: string
  isMultiple?: boolean
  isDisabled?: boolean
  onFiles: (files: File[]) => void
  /** What was dropped or chosen and is not of the accepted kinds. */
  onRefused?: (files: File[]) => void
}

/** Takes files by drag or by a button. Who takes them says what becomes of them. */
export function FileDrop({ accept, isMultiple, isDisabled, onFiles, onRefused, ...frame }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)

  function take(list: FileList | null) {
    const files = Array.from(list ?? []).slice(0, isMultiple ? undefined : 1)
    const fitting = files.filter((file) => isAccepted(file, accept))
    if (fitting.length > 0) onFiles(fitting)
    if (fitting.length < files.length) onRefused?.(files.filter((file) => !fitting.includes(file)))
  }

  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(isInside && !isDisabled)
  }

  return (
    <Field {...frame}>
      {(wiring) => (
        <div
          className={classNames(styles.zone, isOver && styles.over, isDisabled && styles.disabled)}
          onDragEnter={drag(true)}
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={(event) => {
            drag(false)(event)
            if (!isDisabled) take(event.dataTransfer.files)
          }}
        >
          <input
            {...wiring}
            type="file"
            className={styles.input}
            accept={accept}
            multiple={isMultiple}
            disabled={isDisabled}
            onChange={(event) => {
              take(event.currentTarget.files)
              // The same file may be chosen again.
              event.currentTarget.value = ''
            }}
          />
          <Icon name="upload" size={24} />
          <span>
            <span className={styles.choose}>{isMultiple ? 'Choose files' : 'Choose a file'}</span> or drop{' '}
            {isMultiple ? 'them' : 'it'} here
          </span>
        </div>
      )}
    </Field>
  )
}
