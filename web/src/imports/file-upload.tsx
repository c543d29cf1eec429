import type { ImportedKindName } from '@app/contract/owners.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { ProgressBar } from '../components/display/progress-bar.tsx'
import { FileDrop } from '../components/fields/file-drop.tsx'
import { SelectField } from '../components/fields/select-field.tsx'
import { kinds, mainKind } from '../kind/registry.ts'
import { capitalized } from '../components/format.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Panel } from '../platform/boxes/panel.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import styles from './imports.module.css'
import type { Import, ImportPlace } from './import-place.ts'
import { maxImportBytes } from '@app/contract/rules/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem, isTemporary, reasonOf } from '../api/problem.ts'
import { bytesText } from './import-words.ts'

const accepted = '.csv,.tsv,.txt,.json,.geojson'

interface FileUploadProps {
  place: ImportPlace
  /** What the file lists. */
  kind: ImportedKindName
  onKind: (kind: ImportedKindName) => void
  onDone: (created: Import) => void
}

/** Takes a file and uploads it. */
export function FileUpload({ place, kind, onKind, onDone }: FileUploadProps) {
  const { upload, send, cancel } = useUpload(place, kind, onDone)
  const things = kind === mainKind.name ? 'venues' : kinds[kind].noun.other
  return (
    <Stack gap="3" width="reading">
      {upload?.status === 'sending' ? (
        <Sending {...upload} onCancel={cancel} />
      ) : (
        <>
          {place.kinds.length > 1 && (
            <SelectField
              label="The file lists"
              className={styles.short}
              options={place.kinds.map((name) => ({
                value: name,
                label: capitalized(kinds[name].noun.other),
              }))}
              value={kind}
              onChange={(event) =>
                onKind(place.kinds.find((name) => name === event.currentTarget.value) ?? kind)
              }
            />
          )}
          <FileDrop
            label={`A file of ${things}`}
            hint="CSV or GeoJSON, up to 100 MB and 200,000 rows. You see what would happen before anything changes."
            accept={accepted}
            onFiles={([file]) => file && send(file)}
            onRefused={([file]) => file && send(file)}
          />
        </>
      )}
      {upload?.status === 'failed' && (
        <Banner
          tone="bad"
          isLive
          action={upload.canRetry && <Button onClick={() => send(upload.file)}>Try again</Button>}
          onDismiss={cancel}
        >
          {`${upload.file.name} was not uploaded. ${upload.reason}`}
        </Banner>
      )}
    </Stack>
  )
}

type SendingProps = Pick<Upload & { status: 'sending' }, 'file' | 'part'> & { onCancel: () => void }

const Sending = ({ file, part, onCancel }: SendingProps) => (
  <Panel>
    <Grid columns="main end" align="center">
      {/* All bytes are sent, and the server is storing them. */}
      <ProgressBar
        label={part === 1 ? `${file.name}, being stored` : `Uploading ${file.name}`}
        value={part === 1 ? undefined : part}
      />
      <Button icon="x" onClick={onCancel}>
        Cancel
      </Button>
    </Grid>
  </Panel>
)

type Upload =
  | { status: 'sending'; file: File; /** From 0 to 1. */ part: number }
  | { status: 'failed'; file: File; reason: string; canRetry: boolean }

/** Why a file isn't even sent. */
function refusal({ size }: File): string | undefined {
  if (size === 0) return 'The file is empty.'
  if (size > maxImportBytes)
    return `The file has ${bytesText(size)}. The limit is ${bytesText(maxImportBytes)}: split it, or remove columns you don’t need.`
  return undefined
}

/** The server describes problems of a file in whole sentences. */
const failureText = (error: unknown) =>
  error instanceof ApiProblem && error.problem.errors?.[0]?.path === 'file' ? error.message : reasonOf(error)

/** Whether the same file may be accepted later. A conflict is another file that is being worked on. */
const canRetry = (error: unknown) =>
  isTemporary(error) || (error instanceof ApiProblem && error.status === 409)

const nameLimit = 255

/** Uploads one file at a time. Leaving the page cancels the upload. */
function useUpload(place: ImportPlace, kind: ImportedKindName, onDone: (created: Import) => void) {
  const [upload, setUpload] = useState<Upload>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    running.current?.abort()
    const reason = refusal(file)
    if (reason !== undefined) return setUpload({ status: 'failed', file, reason, canRetry: false })
    const { signal } = (running.current = new AbortController())
    setUpload({ status: 'sending', file, part: 0 })
    try {
      const { apiWithProgress } = await import('../api/client.ts')
      const api = apiWithProgress((part) => !signal.aborted && setUpload({ status: 'sending', file, part }))
      const name = file.name.slice(-nameLimit)
      const { data } = await place.calls(api).upload({ name, kind, file }, { signal })
      if (signal.aborted) return
      onDone(data)
    } catch (error) {
      if (signal.aborted) return
      setUpload({ status: 'failed', file, reason: failureText(error), canRetry: canRetry(error) })
    }
  }

  function cancel() {
    running.current?.abort()
    setUpload(undefined)
  }

  return { upload, send: (file: File) => void send(file), cancel }
}
