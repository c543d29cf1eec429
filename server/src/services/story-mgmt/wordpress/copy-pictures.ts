import type { FastifyBaseLogger } from 'fastify'
import { v7 as newId } from 'uuid'
import { insertStoredFile } from '../../../patterns/files.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { fetchDocument } from '../../../platform/outgoing/fetch-document.ts'
import type { Database } from '../../../tables/tables.ts'
import type { WordPressSite } from './read-posts.ts'

interface Parts extends WordPressSite {
  db: Database
  store: FileStore
  log: Pick<FastifyBaseLogger, 'warn'>
}

const maxBytes = 10_000_000

/** Copies pictures by their ids, and the cover, whose id is empty. One that can't be had is left out. */
export async function copyPictures(
  { db, store, log, origins = [] }: Parts,
  pictures: ReadonlyMap<string, string>,
) {
  const copied: { pictureId: string; sha256: string; isCover: boolean }[] = []
  for (const [id, url] of pictures)
    try {
      const signal = AbortSignal.timeout(20_000)
      const { status, body } = await fetchDocument({ url, headers: {}, signal, maxBytes, origins })
      if (status !== 200) throw new Error(`it replied with ${status}`)
      const stream = (async function* stream() {
        yield body
      })()
      const stored = await store.receiveImage({ stream, name: 'picture' })
      await insertStoredFile({ db }, stored)
      copied.push({ pictureId: id || newId(), sha256: stored.sha256, isCover: id === '' })
    } catch (error) {
      log.warn({ err: error, url }, 'copying a picture from WordPress failed')
    }
  return copied
}
