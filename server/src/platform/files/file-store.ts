import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Upload } from '@app/contract/route.ts'
import { moveDurably, syncFolders } from './durable.ts'
import { examineDocument } from './examine-document.ts'
import { examineImage, type Examined, type PictureExamination } from './examine-image.ts'
import { isMissing } from '../file-errors.ts'
import { openFile, type OpenFile } from './open-file.ts'
import type { Pictures } from './pictures/open-pictures.ts'
import { closeFolder, createPrivateFolder, privateFile } from './private-folder.ts'
import { sweepStale } from './sweep.ts'
import { writeUpload } from './write-upload.ts'

/** Maximum size of images and documents in bytes. */
export const largestFile = 20 * 1024 * 1024

export interface StoredContent {
  sha256: string
  bytes: number
}

export interface ReceivedFile extends Omit<Examined, 'isRewritten'>, StoredContent {}

export interface FileStore {
  /**
   * Accepts JPEG, PNG, WebP, AVIF and GIF. Throws refusals with the path `file`. Images are decoded in turns between shares, such
   * as the networks of the uploaders.
   */
  receiveImage(upload: Upload, share?: string): Promise<ReceivedFile>
  /**
   * Accepts documents, to be served unchanged, and images, which lose their metadata. Throws refusals with the path `file`.
   */
  receiveDocument(upload: Upload, share?: string): Promise<ReceivedFile>
  /** Accepts any content up to this size, which is never served. Throws refusals with the path `file`. */
  receiveUnserved(upload: Upload, maxBytes: number): Promise<StoredContent>
  /** Null when there is no such content. */
  open(sha256: string): Promise<OpenFile | null>
  /**
   * The content type of content that was uploaded as a document, otherwise null. Content that was only uploaded as an image is
   * never served unchanged: its metadata may contain the location.
   */
  documentType(sha256: string): Promise<string | null>
  /** The path of the content, whether or not it exists. */
  path(sha256: string): string
  has(sha256: string): Promise<boolean>
  /** Removes the content. Check the database first: several rows may share one file. */
  remove(sha256: string): Promise<void>
}

interface FileStoreParts {
  dataDir: string
  pictures: Pictures
}

const isSha256 = (text: string) => /^[0-9a-f]{64}$/.test(text)

/**
 * A content-addressed store in `dataDir/files`. Content is durable once a method has returned it, and a refused or interrupted
 * upload leaves nothing behind. Several servers may share the folder.
 */
export async function createFileStore({ dataDir, pictures }: FileStoreParts): Promise<FileStore> {
  const root = join(dataDir, 'files')
  const incoming = join(root, 'incoming')
  await closeFolder(root)
  await createPrivateFolder(incoming)
  await sweepStale(incoming)

  const path = (sha256: string) => {
    if (!isSha256(sha256)) throw new Error('a file name must be a lowercase SHA-256')
    return join(root, sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  }
  const typeFile = (sha256: string) => `${path(sha256)}.document`

  const withDraft = async <T>(work: (draft: string) => Promise<T>) => {
    const draft = join(incoming, randomUUID())
    try {
      return await work(draft)
    } finally {
      await rm(draft, { force: true })
    }
  }

  const keep = async (draft: string, { sha256, bytes }: StoredContent): Promise<StoredContent> => {
    if (await isStored(path(sha256), bytes)) await syncFolders(dirname(path(sha256)), dataDir)
    else await moveDurably(draft, path(sha256), dataDir)
    return { sha256, bytes }
  }

  const examinationFor = (share: string): PictureExamination => ({
    header: (draft) => pictures.run('header', { path: draft }),
    strip: (draft, contentType) => pictures.run('strip', { path: draft, contentType }),
    decode: (draft) => {
      const waiter = { share, signal: new AbortController().signal }
      return pictures.jobs.join(draft, waiter, () => pictures.run('decode', { path: draft }))
    },
  })

  const receive = (
    upload: Upload,
    share: string,
    examine: (draft: string, examination: PictureExamination) => Promise<Examined>,
  ) =>
    withDraft(async (draft): Promise<ReceivedFile> => {
      const written = await writeUpload(upload, draft, largestFile)
      const { isRewritten, ...examined } = await examine(draft, examinationFor(share))
      return { ...(await keep(draft, isRewritten ? await contentOf(draft) : written)), ...examined }
    })

  return {
    receiveImage: (upload, share = '') => receive(upload, share, examineImage),
    receiveDocument: async (upload, share = '') => {
      const received = await receive(upload, share, examineDocument)
      await withDraft(async (draft) => {
        await writeFile(draft, received.contentType, { mode: privateFile })
        await moveDurably(draft, typeFile(received.sha256), dataDir)
      })
      return received
    },
    receiveUnserved: (upload, maxBytes) =>
      withDraft(async (draft) => keep(draft, await writeUpload(upload, draft, maxBytes))),
    open: (sha256) => openFile(path(sha256)),
    documentType: (sha256) => readFile(typeFile(sha256), 'utf8').catch(nullIfMissing),
    has: async (sha256) => (await stat(path(sha256)).catch(nullIfMissing)) !== null,
    path,
    remove: async (sha256) => {
      await rm(typeFile(sha256), { force: true })
      await rm(path(sha256), { force: true })
    },
  }
}

async function contentOf(path: string) {
  const content = await readFile(path)
  return { sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length }
}

/** The file may not be durable yet: another upload may have stored it a moment ago. */
async function isStored(path: string, bytes: number) {
  const stats = await stat(path).catch(nullIfMissing)
  return stats?.size === bytes
}

function nullIfMissing(error: unknown) {
  if (isMissing(error)) return null
  throw error
}
