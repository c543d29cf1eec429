import { noise } from '@app/server/platform/files/testing/sample-images.ts'
import type { RunningSide } from '../sides.ts'
import { apiOf } from '../api.ts'
import { createFacility } from './facilities.ts'

export interface Photos {
  /** The paths of the uploaded photos. */
  paths: string[]
  remove(): Promise<void>
}

/** Uploads photos of 12 megapixels each to a new facility. */
export async function uploadPhotos(side: RunningSide, count: number): Promise<Photos> {
  const { images } = apiOf(side)['facility-mgmt'].facilities
  const { id: ownerId, remove } = await createFacility(side)
  const paths: string[] = []
  for (let number = 0; number < count; number++) {
    const { data: image } = await images.create({ ownerId, data: { name: `Photo ${number}` } })
    const photo = await noise(4000, 3000).blur(2).jpeg({ quality: 90 }).toBuffer()
    const { data } = await images.putFile({
      ownerId,
      id: image.id,
      file: new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }),
    })
    if (data.url === null) throw new Error('An uploaded photo has no URL.')
    paths.push(new URL(data.url, `http://localhost:${side.port}`).pathname)
  }
  return { paths, remove }
}
