import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { partKey, profileChanged } from '../../../api/profile-changed.ts'
import { reasonOf } from '../../../api/problem.ts'
import { useApi } from '../../../api/use-api.ts'
import { ErrorState } from '../../../components/error-state.tsx'
import { FileDrop } from '../../../components/file-drop.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { counted } from '../../../page/format.ts'
import type { EditorProps } from '../../profile-page.ts'
import { DoneFrame, type Loss } from '../frame/done-frame.tsx'
import { createFile, listFiles, removeFile, sendFile, type FileTexts } from './file-calls.ts'
import { FileList } from './file-list.tsx'
import styles from './files.module.css'
import { createUploadQueue } from './upload-queue.ts'
import { UploadList } from './upload-list.tsx'

/** The profile carries its header image. */
const changedParts = { images: ['images', 'profile'], documents: ['documents'] }

const uploadLoss = (files: number): Loss => ({
  title: 'Stop the uploads?',
  text: `${counted(files, 'file')} not uploaded yet will not be added.`,
  confirmText: 'Stop',
  cancelText: 'Wait',
})

/** Adds, sorts, renames and deletes images or documents. */
export function FilesEditor({ kind, profile, close, focus, texts }: EditorProps & { texts: FileTexts }) {
  const { collection } = texts
  const owner = { kind, ownerId: profile.id, collection }
  const queries = useQueryClient()
  const refresh = () => profileChanged(queries, kind, profile.id, changedParts[collection])
  const files = useApi([...partKey(kind, profile.id, collection), 'edited'], (api) => listFiles(api, owner))
  const [queue] = useState(() =>
    createUploadQueue({
      make: ({ key, file }) => createFile(owner, texts.nameOf(file), { idempotencyKey: key }),
      send: async (sending) => {
        await sendFile(owner, sending)
        await refresh().catch(() => undefined)
      },
      discard: async (id) => {
        await removeFile(owner, id)
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
      status={underWay > 0 ? `Uploading ${counted(underWay, 'file')}` : undefined}
      loss={underWay > 0 ? uploadLoss(underWay) : undefined}
    >
      <div className={styles.frame}>
        <FileDrop
          label={`Add ${texts.many}`}
          hint={texts.limits}
          accept={texts.accept}
          isMultiple
          onFiles={queue.add}
          onRefused={(refused) => queue.refuse(refused, texts.otherType)}
        />
        {uploads.length > 0 && <UploadList {...{ texts, uploads, queue }} onGone={focus} />}
        {files.data !== undefined ? (
          <FileList
            {...{ owner, texts, refresh }}
            files={files.data.filter(({ url, id }) => url !== null || !queue.isMaking(id))}
            onGone={focus}
          />
        ) : files.error === null ? (
          <Skeleton look="block" className={styles.waiting} />
        ) : (
          <ErrorState
            title={`The ${texts.many} did not load.`}
            detail={reasonOf(files.error)}
            onRetry={() => void files.refetch()}
            isRetrying={files.isFetching}
          />
        )}
      </div>
    </DoneFrame>
  )
}
