import pino from 'pino'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { createFileStore } from '../../platform/files/file-store.ts'
import { uploadOf } from '../../platform/files/testing/sample-uploads.ts'
import { temporaryFolder } from '../../platform/files/testing/temporary-folder.ts'
import { visitor } from '../../platform/http/call.ts'
import { httpServer } from '../../platform/http/server.ts'
import { registerDelivery, type DeliveryOptions } from '../register-delivery.ts'

/** A server that only delivers, with a store of its own. */
export async function deliveryServer(options: Pick<DeliveryOptions, 'mostBytes'> = {}) {
  const dataDir = await temporaryFolder()
  const store = await createFileStore({ dataDir })
  const app = httpServer(pino({ level: 'silent' }), async () => visitor)
  registerDelivery(app, { store, dataDir, ...options })
  onTestFinished(() => app.close())

  const get = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const answer = await app.inject({ method, url, headers })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      content: answer.rawPayload,
      text: answer.payload,
    }
  }

  return {
    dataDir,
    store,
    get,
    addImage: async (content: Uint8Array) =>
      `/images/${(await store.receiveImage(uploadOf(content))).sha256}`,
    addDocument: async (content: Uint8Array | string) =>
      `/documents/${(await store.receiveDocument(uploadOf(content))).sha256}`,
    /** What an answer shows, decoded. */
    look: async (url: string, headers: Record<string, string> = {}) => {
      const { content } = await get(url, headers)
      const metadata = await sharp(content).metadata()
      const { width, height, format } = metadata
      const raw = await sharp(content).ensureAlpha().raw().toBuffer()
      /** Red, green, blue and opacity, each in steps from 0 to 4. */
      const colourAt = (x: number, y: number) =>
        [...raw.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)].map((value) => Math.round(value / 64))
      return { width, height, format: format === 'heif' ? 'avif' : format, metadata, colourAt }
    },
  }
}
