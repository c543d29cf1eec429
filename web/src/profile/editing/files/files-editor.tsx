import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { partKey } from '../../../api/profile-keys.ts'
import { profileChanged } from '../../../api/profile-changed.ts'
import { useApi } from '../../../api/use-api.ts'
import { FileDrop } from '../../../components/fields/file-drop.tsx'
import { fileError } from '../../../page/file-rules.ts'
import { counted } from '../../../components/format.ts'
import { NearLimit } from '../../../page/near-limit.tsx'
import { createStepQueue } from '../../../page/step-queue.ts'
import { RefusedFile, uploadCalls, uploadSteps, type FileOwner } from '../../../kind/uploads.ts'
import type { EditorProps } from '../../profile-page.ts'
import { DoneFrame, type Loss } from '../frame/done-frame.tsx'
import { Loaded } from '../../../page/loaded.tsx'
import { fileSize } from '../../../page/file-words.ts'
import { documentTexts, filesOf, imageTexts, listFiles, type FileTexts } from './file-calls.ts'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { FileList } from './file-list.tsx'
import { UploadList, type FileStep } from './upload-list.tsx'

/** The profile carries its header image. */
const changedParts = { images: ['images', 'profile'], documents: ['documents', 'changes'] }

const uploadLoss = (files: number): Loss => ({
  title: 'Stop the uploads?',
  text: `${counted(files, 'file')} not uploaded yet will not be added.`,
  confirmText: 'Stop',
  cancelText: 'Wait',
})

/** Uploads that show a file once it is stored. A file that the server would refuse is not sent. */
function createUploads(owner: FileOwner, texts: FileTexts, refresh: () => Promise<void>) {
  const { create, send, remove } = uploadCalls(owner)
  const queue = createStepQueue<FileStep>({ removesDone: true })
  const toStep = uploadSteps({
    create,
    async send(id, file, running) {
      await send(id, file, running)
      await refresh().catch(() => undefined)
    },
    async remove(id) {
      await remove(id)
      await refresh()
    },
  })
  const refuse = (files: readonly File[], reason: string) =>
    queue.add(
      files.map((file) => ({
        key: crypto.randomUUID(),
        label: file.name,
        file,
        run: () => Promise.reject(new RefusedFile(reason)),
      })),
    )
  function add(files: readonly File[]) {
    for (const file of files) {
      const problem = fileError(file)
      const key = crypto.randomUUID()
      if (problem === undefined)
        queue.add([toStep({ key, label: file.name, file, name: texts.nameOf(file), idempotencyKey: key })])
      else refuse([file], `The file ${problem}.`)
    }
  }
  return { queue, add, refuse }
}

/** Adds, sorts, renames and deletes images or documents. */
function FilesEditor({ kind, profile, close, focus, texts }: EditorProps & { texts: FileTexts }) {
  const { collection } = texts
  const owner = { kind, ownerId: profile.id, collection }
  const queries = useQueryClient()
  const refresh = () => profileChanged(queries, kind, profile.id, changedParts[collection])
  const files = useApi([...partKey(kind, profile.id, collection), 'edited'], (api) => listFiles(api, owner))
  const [{ queue, add, refuse }] = useState(() => createUploads(owner, texts, refresh))
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  const underWay = uploads.filter(({ status }) => status !== 'failed').length
  const emptyItems = new Set(uploads.map(({ step }) => step.emptyItem?.()))

  function done() {
    for (const { step } of queue.current()) void queue.remove(step.key)
    close()
  }

  return (
    <DoneFrame
      onDone={done}
      status={underWay > 0 ? `Uploading ${counted(underWay, 'file')}` : undefined}
      loss={underWay > 0 ? uploadLoss(underWay) : undefined}
      download={{
        things: `${texts.one} details`,
        count: files.data?.items.length ?? 0,
        request: (api, format) => filesOf(api, owner).export({ ownerId: profile.id, data: { format } }),
      }}
    >
      <FileDrop
        label={`Add ${texts.many}`}
        hint={texts.limits}
        accept={texts.accept}
        isMultiple
        onFiles={add}
        onRefused={(refused) => refuse(refused, texts.otherType)}
      />
      {uploads.length > 0 && <UploadList {...{ texts, uploads, queue }} onGone={focus} />}
      <Loaded query={files} errorTitle={`The ${texts.many} didn’t load.`}>
        {({ items, limit, bytes, accountBytes }) => (
          <Stack>
            <NearLimit count={items.length} limit={limit} noun={texts.many} />
            <NearBytes bytes={bytes} noun="of files on this page" />
            <NearBytes bytes={accountBytes} noun="of files in your account, on all pages" />
            <FileList
              {...{ owner, texts, refresh }}
              files={items.filter(({ url, id }) => url !== null || !emptyItems.has(id))}
              onGone={focus}
            />
          </Stack>
        )}
      </Loaded>
    </DoneFrame>
  )
}

interface NearBytesProps {
  bytes: { count: number; limit: number } | undefined
  noun: string
}

const NearBytes = ({ bytes, noun }: NearBytesProps) => (
  <NearLimit count={bytes?.count ?? 0} limit={bytes?.limit} noun={noun} format={fileSize} />
)

export const ImagesEditor = (props: EditorProps) => <FilesEditor {...props} texts={imageTexts} />
export const DocumentsEditor = (props: EditorProps) => <FilesEditor {...props} texts={documentTexts} />
