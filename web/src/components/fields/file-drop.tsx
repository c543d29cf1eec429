import { useState, type DragEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldFrame } from './field.tsx'
import styles from './file-drop.module.css'
import { Icon } from '../pictures/icon.tsx'

export interface FileDropProps extends Omit<FieldFrame, 'isLabelHidden'> {
  accept?: string
  isMultiple?: boolean
  isDisabled?: boolean
  onFiles: (files: File[]) => void
  /** Called with files of other types. */
  onRefused?: (files: File[]) => void
}

/** Accepts files by drag and drop or by a button. */
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
          className={classNames(
            'row mut sm ring',
            styles.zone,
            isOver && styles.over,
            isDisabled && styles.disabled,
          )}
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
            // Takes drops, too.
            className="over"
            accept={accept}
            multiple={isMultiple}
            disabled={isDisabled}
            onChange={(event) => {
              take(event.currentTarget.files)
              // Allows choosing the same file again.
              event.currentTarget.value = ''
            }}
          />
          <Icon name="upload" size={24} />
          <span>
            <span className={isDisabled ? undefined : 'link'}>
              {isMultiple ? 'Choose files' : 'Choose a file'}
            </span>{' '}
            or drop {isMultiple ? 'them' : 'it'} here
          </span>
        </div>
      )}
    </Field>
  )
}

/** Whether a file matches the `accept` of an input. Browsers don't check it for dropped files. */
export function isAccepted(file: { name: string; type: string }, accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true
  return accept.split(',').some((part) => {
    const wanted = part.trim().toLowerCase()
    if (wanted.startsWith('.')) return file.name.toLowerCase().endsWith(wanted)
    if (wanted.endsWith('/*')) return file.type.toLowerCase().startsWith(wanted.slice(0, -1))
    return file.type.toLowerCase() === wanted
  })
}
