import type { Api } from '@app/contract/api.ts'
import type { CallOptions } from '@app/contract/client.ts'
import { everyPage } from '../../../api/every-page.ts'
import { ApiProblem } from '../../../api/problem.ts'
import type { KindFacts } from '../../../kinds/registry.ts'
import { inOrder } from './file-order.ts'
import type { Sending } from './upload-queue.ts'

/** The texts and types of a collection of files. */
export interface FileTexts {
  collection: 'images' | 'documents'
  one: string
  many: string
  none: string
  accept: string
  limits: string
  /** Why a file of another type is refused. */
  otherType: string
  nameLabel: string
  nameHint: string
  /** The first name of a new file. */
  nameOf: (file: File) => string
}

/** A profile's images or documents. */
export interface FileOwner {
  kind: KindFacts
  ownerId: string
  collection: FileTexts['collection']
}

const client = () => import('../../../api/client.ts')
const filesOf = (api: Api, { kind, collection }: FileOwner) => kind.calls(api)[collection]

export const listFiles = (api: Api, owner: FileOwner) =>
  everyPage((page) => filesOf(api, owner).list({ ownerId: owner.ownerId, ...page }))

/** Creates the item that a file is uploaded to. */
export async function createFile(owner: FileOwner, name: string, options: CallOptions) {
  const { api } = await client()
  return (await filesOf(api, owner).create({ ownerId: owner.ownerId, data: { name } }, options)).data.id
}

export async function sendFile(owner: FileOwner, { id, file, signal, onProgress }: Sending) {
  const { apiWithProgress } = await client()
  await filesOf(apiWithProgress(onProgress), owner).putFile({ ownerId: owner.ownerId, id, file }, { signal })
}

export async function removeFile(owner: FileOwner, id: string) {
  const { api } = await client()
  await filesOf(api, owner).remove({ ownerId: owner.ownerId, id })
}

export async function renameFile(owner: FileOwner, id: string, name: string) {
  const { api } = await client()
  const patch = [{ op: 'replace' as const, path: '/name', value: name }]
  await filesOf(api, owner).update({ ownerId: owner.ownerId, id, patch })
}

/** Saves the order. If files were added or removed in the meantime, the added ones go to the end. */
export async function sortFiles(owner: FileOwner, ids: readonly string[]) {
  const { api } = await client()
  const files = filesOf(api, owner)
  const { ownerId } = owner
  try {
    await files.sort({ ownerId, data: [...ids] })
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 400)) throw error
    const present = await listFiles(api, owner)
    await files.sort({ ownerId, data: inOrder(present, ids).map(({ id }) => id) })
  }
}
