import type { CallOptions } from '@app/contract/client.ts'
import { loadApi } from '../api/load-api.ts'
import { ApiProblem, isTemporary, reasonOf } from '../api/problem.ts'
import type { KindFacts } from './registry.ts'
import type { Running, Step } from '../page/step-queue.ts'
import type { Api } from '@app/contract/api.ts'

/** A profile's images or documents. */
export interface FileOwner {
  kind: Pick<KindFacts, 'calls'>
  ownerId: string
  collection: 'images' | 'documents'
}

export interface UploadCalls {
  /** Creates the item that the file is uploaded to. Repeated with the same idempotency key, it returns the same id. */
  create: (name: string, options: CallOptions) => Promise<string>
  send: (id: string, file: Blob, running: Running) => Promise<void>
  remove: (id: string) => Promise<unknown>
}

interface NewFile {
  key: string
  label: string
  file: Blob
  /** The first name of its item. */
  name: string
  idempotencyKey: string
}

type FileCalls = Pick<ReturnType<KindFacts['calls']>['images' | 'documents'], 'create' | 'putFile' | 'remove'>

/** The calls that upload to a collection of files. */
export const uploadsTo = (files: (api: Api) => FileCalls, ownerId: string): UploadCalls => ({
  create: async (name, options) =>
    (await files(await loadApi()).create({ ownerId, data: { name } }, options)).data.id,
  async send(id, file, { signal, onProgress }) {
    const { apiWithProgress } = await import('../api/client.ts')
    await files(apiWithProgress(onProgress)).putFile({ ownerId, id, file }, { signal })
  },
  remove: async (id) => files(await loadApi()).remove({ ownerId, id }),
})

export const uploadCalls = ({ kind, ownerId, collection }: FileOwner) =>
  uploadsTo((api) => kind.calls(api)[collection], ownerId)

/** A file that is not sent, with the reason as a sentence. */
export class RefusedFile extends Error {}

/** A 400 is about the file, and its item is still there. */
const isItemGone = (error: unknown) => error instanceof ApiProblem && error.status === 404

/** Whether the same file may be accepted later. */
export const canRetryUpload = (error: unknown) =>
  !(error instanceof RefusedFile) && (isTemporary(error) || isItemGone(error))

/** Why an upload failed. The server describes problems of a file in whole sentences. */
export const failureReason = (error: unknown) =>
  error instanceof RefusedFile || (error instanceof ApiProblem && error.problem.errors?.[0]?.path === 'file')
    ? error.message
    : reasonOf(error)

/** Makes the steps that upload files to one collection. */
export function uploadSteps({ create, send, remove }: UploadCalls) {
  let lastCreated: Promise<unknown> = Promise.resolve()

  /** Items are created one after another, so that they keep the order of the files. */
  function createInTurn(work: () => Promise<string>): Promise<string> {
    const creating = lastCreated.then(work)
    lastCreated = creating.catch(() => undefined)
    return creating
  }

  return <F extends NewFile>(added: F) => {
    let { idempotencyKey } = added
    let id: string | undefined
    let isStarted = false
    const createItem = () => create(added.name, { idempotencyKey })

    /** The item is gone. The same key would return it again. */
    function forgetItem() {
      id = undefined
      isStarted = false
      idempotencyKey = crypto.randomUUID()
    }

    async function undo() {
      if (!isStarted) return
      isStarted = false
      // If the response was lost, the same request finds the id.
      const left = id ?? (await createItem())
      forgetItem()
      await remove(left)
    }

    return {
      ...added,
      isUpload: true as const,
      /** The id of the item as long as it has no file. */
      emptyItem: () => id,
      async run(running: Running) {
        const { signal } = running
        // Not aborted, because only the response has the id that is needed to remove the item.
        id ??= await createInTurn(() => {
          signal.throwIfAborted()
          isStarted = true
          return createItem()
        })
        signal.throwIfAborted()
        try {
          await send(id, added.file, running)
          id = undefined
        } catch (error) {
          if (isItemGone(error)) forgetItem()
          else if (!canRetryUpload(error)) await undo().catch(() => undefined)
          throw error
        }
      },
      undo,
    } satisfies Step
  }
}
