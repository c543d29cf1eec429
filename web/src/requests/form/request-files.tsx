import { IconButton } from '../../components/actions/icon-button.tsx'
import { FileDrop } from '../../components/fields/file-drop.tsx'
import { useToast } from '../../components/overlays/toaster.tsx'
import { acceptedDocuments, fileError } from '../../page/file-rules.ts'
import { fileSize } from '../../page/file-words.ts'
import styles from './form.module.css'
import { Toolbar } from '../../platform/boxes/row.tsx'

interface RequestFilesProps {
  files: readonly File[]
  onChange: (files: File[]) => void
}

/** Documents for the hosts. They are uploaded with the request, and not kept with its draft. */
export function RequestFiles({ files, onChange }: RequestFilesProps) {
  const toast = useToast()
  function add(chosen: File[]) {
    const wrong = chosen.find((file) => fileError(file) !== undefined)
    if (wrong) toast.error(`${wrong.name} ${fileError(wrong)}.`)
    onChange([...files, ...chosen.filter((file) => fileError(file) === undefined)])
  }
  return (
    <div>
      <FileDrop
        label="Documents"
        isOptional
        isMultiple
        hint="Field plans, rules or schedules, up to 20 MB each. Hosts you ask can open them. They are uploaded at the end, so keep this page open."
        accept={acceptedDocuments}
        onFiles={add}
        onRefused={() => toast.error('This file type is not supported.')}
      />
      <ul className={styles.files}>
        {files.map((file, index) => (
          // Two files may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <Toolbar as="li" gap="3" isWrapping={false} key={index}>
            <span>
              <b className="semi">{file.name}</b> <span className="dim">{fileSize(file.size)}</span>
            </span>
            <IconButton
              icon="x"
              label={`Remove ${file.name}`}
              onClick={() => onChange(files.toSpliced(index, 1))}
            />
          </Toolbar>
        ))}
      </ul>
    </div>
  )
}
