import { randomUUID } from 'node:crypto'
import pino from 'pino'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { createFileStore } from '../../platform/files/file-store.ts'
import { uploadOf } from '../../platform/files/testing/sample-uploads.ts'
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts'
import { visitor } from '../../platform/http/call.ts'
import { httpServer } from '../../platform/http/server.ts'
import type { FindFile } from '../find-file.ts'
import { registerDelivery, type DeliveryOptions } from '../register-delivery.ts'
import { testPictures } from '../../platform/files/testing/test-pictures.ts'

/** A server with only the delivery routes, and its own file store. */
export async function deliveryServer({
  pictures = testPictures,
  ...options
}: Partial<Pick<DeliveryOptions, 'maxBytes' | 'pictures'>> = {}) {
  const dataDir = await temporaryFolder()
  const store = await createFileStore({ dataDir, pictures })
  const app = httpServer(pino({ level: 'silent' }), async () => visitor)
  const files = new Map<string, string>()
  const find: FindFile = async (_folder, id, version) => {
    const sha256 = files.get(id)
    return sha256?.startsWith(version) ? { sha256, isPublic: true } : null
  }
  const addFile = (sha256: string) => {
    const id = randomUUID()
    files.set(id, sha256)
    return `${id}/${sha256.slice(0, 16)}`
  }
  registerDelivery(app, { store, find, pictures, networkOf: (address) => address, dataDir, ...options })
  onTestFinished(() => app.close())

  const get = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const response = await app.inject({ method, url, headers })
    return {
      status: response.statusCode,
      headers: response.headers,
      content: response.rawPayload,
      text: response.payload,
    }
  }

  return {
    dataDir,
    store,
    get,
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    addImage: async (content: Uint8Array) =>
      `/images/${addFile((await store.receiveImage(uploadOf(content))).sha256)}`,
    /** Deletes the content of a file by its URL. */
    remove: async (fileUrl: string) => {
      const [, , id = ''] = fileUrl.split('/')
      await store.remove(files.get(id) ?? '')
    },
    addDocument: async (content: Uint8Array | string) =>
      `/documents/${addFile((await store.receiveDocument(uploadOf(content))).sha256)}`,
    /** Fetches and decodes an image. */
    decode: async (url: string, headers: Record<string, string> = {}) => {
      const { content } = await get(url, headers)
      const metadata = await sharp(content).metadata()
      const { width, height, format } = metadata
      const raw = await sharp(content).ensureAlpha().raw().toBuffer()
      /** Red, green, blue and opacity, each quantized to 0–4. */
      const colorAt = (x: number, y: number) =>
        [...raw.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)].map((value) => Math.round(value / 64))
      return { width, height, format: format === 'heif' ? 'avif' : format, metadata, colorAt }
    },
  }
}
