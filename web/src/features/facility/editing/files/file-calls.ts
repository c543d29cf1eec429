import type { CallOptions } from '@app/contract/client.ts'
import type { Api } from '@app/contract/api.ts'
import { ApiProblem } from '../../../../api/problem.ts'
import { everyPage } from '../../../../api/every-page.ts'
import type { FileKind } from './file-kind.ts'
import { inOrder } from './file-order.ts'
import type { Sending } from './upload-queue.ts'

const client = () => import('../../../../api/client.ts')
const filesOf = (api: Api, { collection }: FileKind) => api['facility-mgmt'].facilities[collection]

export const listFiles = (api: Api, kind: FileKind, ownerId: string) =>
  everyPage((page) => filesOf(api, kind).list({ ownerId, ...page }))

/** Makes the item of a file that is to come. */
export async function makeFile(kind: FileKind, ownerId: string, name: string, options: CallOptions) {
  const { api } = await client()
  return (await filesOf(api, kind).create({ ownerId, data: { name } }, options)).data.id
}

export async function sendFile(kind: FileKind, ownerId: string, { id, file, signal, onProgress }: Sending) {
  const { apiWithProgress } = await client()
  await filesOf(apiWithProgress(onProgress), kind).putFile({ ownerId, id, file }, { signal })
}

export async function removeFile(kind: FileKind, ownerId: string, id: string) {
  const { api } = await client()
  await filesOf(api, kind).remove({ ownerId, id })
}

export async function renameFile(kind: FileKind, ownerId: string, id: string, name: string) {
  const { api } = await client()
  await filesOf(api, kind).update({ ownerId, id, patch: [{ op: 'replace', path: '/name', value: name }] })
}

/** Saves the order. Files that came or went meanwhile are no reason to refuse it: those that came go to the end. */
export async function sortFiles(kind: FileKind, ownerId: string, ids: readonly string[]) {
  const { api } = await client()
  const files = filesOf(api, kind)
  try {
    await files.sort({ ownerId, data: [...ids] })
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 400)) throw error
    const present = await listFiles(api, kind, ownerId)
    await files.sort({ ownerId, data: inOrder(present, ids).map(({ id }) => id) })
  }
}
