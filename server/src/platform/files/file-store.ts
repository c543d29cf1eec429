import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Upload } from '@app/contract/route.ts'
import { moveDurably, syncFolders } from './durable.ts'
import { examineDocument } from './examine-document.ts'
import { examineImage, type Examined } from './examine-image.ts'
import { isMissing, openFile, type OpenFile } from './open-file.ts'
import { sweepStale } from './sweep.ts'
import { takeIn } from './take-in.ts'
import { limitConcurrency, type ConcurrencyLimit } from './concurrency-limit.ts'

/** The largest file taken in, in bytes. */
export const largestFile = 20 * 1024 * 1024

export interface ReceivedFile extends Examined {
  sha256: string
  bytes: number
}

export interface FileStore {
  /** A JPEG, PNG, WebP, AVIF or GIF that decodes. Throws refusals that name `file`. */
  receiveImage(upload: Upload): Promise<ReceivedFile>
  /** A document or an image, to be passed on byte for byte. Throws refusals that name `file`. */
  receiveDocument(upload: Upload): Promise<ReceivedFile>
  /** Null where there is no such content. */
  open(sha256: string): Promise<OpenFile | null>
  /**
   * The content type, where the content came in as a document, else null. What only came in as an image is never
   * passed on as it is: its metadata may say where it was taken.
   */
  documentType(sha256: string): Promise<string | null>
  /** Where the content stands, or would stand. */
  path(sha256: string): string
  has(sha256: string): Promise<boolean>
  /** Removes the content. Several rows may show one file: ask the database first. */
  remove(sha256: string): Promise<void>
}

export const isSha256 = (text: string) => /^[0-9a-f]{64}$/.test(text)

/**
 * Keeps files under `dataDir/files`, each once, named by its SHA-256. What a method has returned for is on disk and
 * stays there through a crash; what was refused or interrupted leaves nothing. Servers may share the folder.
 */
export async function createFileStore({ dataDir }: { dataDir: string }): Promise<FileStore> {
  const root = join(dataDir, 'files')
  const incoming = join(root, 'incoming')
  await mkdir(incoming, { recursive: true })
  await sweepStale(incoming)
  // One at a time, because the pictures delivered take two of the four threads that also read files.
  const limit = limitConcurrency(1, 200)

  const path = (sha256: string) => {
    if (!isSha256(sha256)) throw new Error('files are named by a SHA-256 in lower case')
    return join(root, sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  }
  const documentMark = (sha256: string) => `${path(sha256)}.document`

  const withDraft = async <T>(work: (draft: string) => Promise<T>) => {
    const draft = join(incoming, randomUUID())
    try {
      return await work(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  const receive = (upload: Upload, examine: (path: string, limit: ConcurrencyLimit) => Promise<Examined>) =>
    withDraft(async (draft): Promise<ReceivedFile> => {
      const { sha256, bytes } = await takeIn(upload, draft, largestFile)
      const examined = await examine(draft, limit)
      if (await holds(path(sha256), bytes)) await syncFolders(dirname(path(sha256)), dataDir)
      else await moveDurably(draft, path(sha256), dataDir)
      return { sha256, bytes, ...examined }
    })

  return {
    receiveImage: (upload) => receive(upload, examineImage),
    receiveDocument: async (upload) => {
      const received = await receive(upload, examineDocument)
      await withDraft(async (draft) => {
        await writeFile(draft, received.contentType, { mode: 0o600 })
        await moveDurably(draft, documentMark(received.sha256), dataDir)
      })
      return received
    },
    open: (sha256) => openFile(path(sha256)),
    documentType: (sha256) => readFile(documentMark(sha256), 'utf8').catch(nullIfMissing),
    has: async (sha256) => (await stat(path(sha256)).catch(nullIfMissing)) !== null,
    path,
    remove: async (sha256) => {
      await rm(documentMark(sha256), { force: true })
      await rm(path(sha256), { force: true })
    },
  }
}

// Another upload may have put the content there a moment ago, and not yet have made it durable.
async function holds(path: string, bytes: number) {
  const found = await stat(path).catch(nullIfMissing)
  return found?.size === bytes
}

function nullIfMissing(error: unknown) {
  if (isMissing(error)) return null
  throw error
}
