import { createApi } from '@app/contract/api.ts'
import type { Send } from '@app/contract/client.ts'
import { noise } from '@app/server/platform/files/testing/sample-images.ts'
import type { RunningSide } from '../sides.ts'

export interface Photos {
  /** The paths of the uploaded photos. */
  paths: string[]
  remove(): Promise<void>
}

/** Uploads photos of 12 megapixels each to a new facility. */
export async function uploadPhotos({ port, headers }: RunningSide, count: number): Promise<Photos> {
  const { 'facility-mgmt': api } = createApi(sender(`http://127.0.0.1:${port}`, headers))
  const { data: facility } = await api.facilities.create({
    data: { name: 'Attacked facility', state: 'Ohio' },
  })
  const paths: string[] = []
  for (let number = 0; number < count; number++) {
    const ownerId = facility.id
    const { data: image } = await api.facilities.images.create({ ownerId, data: { name: `Photo ${number}` } })
    const photo = await noise(4000, 3000).blur(2).jpeg({ quality: 90 }).toBuffer()
    const { data } = await api.facilities.images.putFile({
      ownerId,
      id: image.id,
      file: new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }),
    })
    if (data.url === null) throw new Error('An uploaded photo has no URL.')
    paths.push(new URL(data.url, `http://localhost:${port}`).pathname)
  }
  return { paths, remove: async () => void (await api.facilities.remove({ id: facility.id })) }
}

const sender =
  (origin: string, headers: Record<string, string>): Send =>
  async ({ method, url, body, headers: own }) => {
    const json = body && 'json' in body ? JSON.stringify(body.json) : undefined
    const init: RequestInit = {
      method,
      headers: { ...headers, ...own, ...(json !== undefined && { 'content-type': 'application/json' }) },
      body: body && 'file' in body ? body.file : json,
    }
    const reply = await fetch(origin + url, init)
    if (!reply.ok) throw new Error(`${method} ${url} returned ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
