import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { profileChanged, profileKey } from '../../../../api/profile-changed.ts'
import { reasonOf } from '../../../../api/problem.ts'
import { useApi } from '../../../../api/use-api.ts'
import { ErrorState } from '../../../../components/error-state.tsx'
import { FileDrop } from '../../../../components/file-drop.tsx'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { counted } from '../../../../page/format.ts'
import type { EditorProps } from '../../editing-seam.ts'
import { DoneFrame, type Loss } from '../frame/done-frame.tsx'
import { listFiles, makeFile, removeFile, sendFile } from './file-calls.ts'
import { FileList } from './file-list.tsx'
import type { FileKind } from './file-kind.ts'
import styles from './files.module.css'
import { createUploadQueue } from './upload-queue.ts'
import { UploadList } from './upload-list.tsx'
import { kinds } from '../../../../kinds/registry.ts'

const uploadLoss = (files: number): Loss => ({
  title: 'Stop the uploads?',
  text: `${counted(files, 'file')} did not arrive yet and will not be added.`,
  confirmText: 'Stop',
  cancelText: 'Wait',
})

/** Adds, orders, names and deletes images or documents; every step is saved at once. */
export function FilesEditor({ facility, close, focus, kind }: EditorProps & { kind: FileKind }) {
  const ownerId = facility.id
  const queries = useQueryClient()
  const refresh = () => profileChanged(queries, kinds.facility, ownerId)
  const files = useApi([...profileKey(kinds.facility, ownerId), kind.collection, 'edited'], (api) =>
    listFiles(api, kind, ownerId),
  )
  const [queue] = useState(() =>
    createUploadQueue({
      make: ({ key, file }) => makeFile(kind, ownerId, kind.nameOf(file), { idempotencyKey: key }),
      send: async (sending) => {
        await sendFile(kind, ownerId, sending)
        await refresh().catch(() => undefined)
      },
      discard: async (id) => {
        await removeFile(kind, ownerId, id)
        await refresh()
      },
    }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  const underWay = uploads.filter(({ status }) => status !== 'failed').length

  function done() {
    for (const { key } of queue.current()) queue.drop(key)
    close()
  }

  return (
    <DoneFrame
      onDone={done}
      status={underWay > 0 ? `${counted(underWay, 'file')} on the way` : undefined}
      loss={underWay > 0 ? uploadLoss(underWay) : undefined}
    >
      <div className={styles.frame}>
        <FileDrop
          label={`Add ${kind.many}`}
          hint={kind.limits}
          accept={kind.accept}
          isMultiple
          onFiles={queue.add}
          onRefused={(refused) => queue.refuse(refused, kind.otherType)}
        />
        {uploads.length > 0 && <UploadList {...{ kind, uploads, queue }} onGone={focus} />}
        {files.data !== undefined ? (
          <FileList
            {...{ kind, ownerId, refresh }}
            files={files.data.filter(({ url, id }) => url !== null || !queue.isMaking(id))}
            onGone={focus}
          />
        ) : files.error === null ? (
          <Skeleton look="block" className={styles.waiting} />
        ) : (
          <ErrorState
            title={`The ${kind.many} did not load.`}
            detail={reasonOf(files.error)}
            onRetry={() => void files.refetch()}
            isRetrying={files.isFetching}
          />
        )}
      </div>
    </DoneFrame>
  )
}
