import { maxAttachments } from '@app/contract/rules/limits.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadApi } from '../api/load-api.ts'
import { isAccepted } from '../components/fields/file-drop.tsx'
import {
  acceptedDocuments,
  acceptedImages,
  fileError,
  imageError,
  imageName,
  plainName,
} from '../page/file-rules.ts'
import { createStepQueue } from '../page/step-queue.ts'
import { RefusedFile, uploadsTo, uploadSteps, type UploadCalls } from '../kind/uploads.ts'
import type { AttachedFile } from './outbox.ts'
import type { useDraft } from './use-draft.ts'

/** Uploads one kind of file to a conversation. `onSent` gets the id of the item. */
const callsOf = (
  ownerId: string,
  kind: AttachedFile['kind'],
  onSent: (id: string, file: Blob) => void,
): UploadCalls => {
  const uploads = uploadsTo((api) => {
    const calls = api['user-mgmt'].groups[`${kind}s`]
    return {
      ...calls,
      create: (input, options) =>
        calls.create({ ...input, data: { ...input.data, isUnsent: true } }, options),
    }
  }, ownerId)
  return {
    ...uploads,
    async send(id, file, running) {
      const error = kind === 'image' ? await imageError(file) : fileError({ size: file.size })
      if (error !== undefined) throw new RefusedFile(`It ${error}.`)
      await uploads.send(id, file, running)
      onSent(id, file)
    },
  }
}

const byOrder = (one: AttachedFile, other: AttachedFile) => (one.order ?? 0) - (other.order ?? 0)

function createUploads(ownerId: string, change: ReturnType<typeof useDraft>['change']) {
  const orders = new WeakMap<Blob, number>()
  const pictures = new Map<string, string>()
  // Later than those of a draft that an earlier visit left.
  let last = Date.now()
  const stepsOf = (kind: AttachedFile['kind']) =>
    uploadSteps(
      callsOf(ownerId, kind, (id, file) => {
        const name = file instanceof File ? file.name : kind
        const uploaded = { id, kind, name, order: orders.get(file) ?? 0 }
        if (kind === 'image') pictures.set(id, URL.createObjectURL(file))
        change(({ files }) => ({ files: [...files, uploaded].toSorted(byOrder) }))
      }),
    )
  const newSteps = { image: stepsOf('image'), document: stepsOf('document') }
  return {
    newSteps,
    queue: createStepQueue<ReturnType<typeof newSteps.image>>({ removesDone: true }),
    /** Remembers that a file was chosen after those before it. */
    noteChosen: (file: Blob) => void orders.set(file, (last += 1)),
    /** The address of an image that was uploaded during this visit. */
    pictureOf: (id: string) => pictures.get(id),
    forgetPictures() {
      for (const address of pictures.values()) URL.revokeObjectURL(address)
    },
  }
}

/** The files of a message that is being written. They are uploaded as soon as they are chosen. */
export function useAttachments(ownerId: string, { draft, change }: ReturnType<typeof useDraft>) {
  const [refusal, setRefusal] = useState<string>()
  const [{ queue, newSteps, noteChosen, pictureOf, forgetPictures }] = useState(() =>
    createUploads(ownerId, change),
  )
  const uploads = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  useEffect(
    () => () => {
      for (const { step } of queue.current()) void queue.remove(step.key)
      forgetPictures()
    },
    [queue, forgetPictures],
  )

  function add(chosen: readonly File[]) {
    const room = maxAttachments - draft.files.length - uploads.length
    const problems = chosen.length > room ? [`A message may have ${maxAttachments} files.`] : []
    const steps = chosen.slice(0, Math.max(0, room)).flatMap((file) => {
      const kind = isAccepted(file, acceptedImages) ? ('image' as const) : ('document' as const)
      const error = isAccepted(file, acceptedDocuments) ? fileError(file) : 'isn’t a type that can be sent'
      if (error !== undefined) problems.push(`${file.name} ${error}.`)
      if (error !== undefined) return []
      const name = kind === 'image' ? imageName(file.name) : plainName(file.name, 'Document')
      noteChosen(file)
      const keys = { key: crypto.randomUUID(), idempotencyKey: crypto.randomUUID() }
      return [newSteps[kind]({ ...keys, label: file.name, file, name })]
    })
    setRefusal(problems.length > 0 ? problems.join(' ') : undefined)
    queue.add(steps)
  }

  return {
    uploads,
    refusal,
    /** The message was sent, or its files are fewer. */
    clearRefusal: () => setRefusal(undefined),
    pictureOf,
    add,
    retry: queue.retry,
    cancel: (key: string) => void queue.remove(key),
    /** Takes an uploaded file off the message. */
    remove({ id, kind }: AttachedFile) {
      setRefusal(undefined)
      change(({ files }) => ({ files: files.filter((file) => file.id !== id) }))
      const removal = async () => (await loadApi())['user-mgmt'].groups[`${kind}s`].remove({ ownerId, id })
      // Nobody else sees what stays.
      removal().catch(() => undefined)
    },
  }
}
