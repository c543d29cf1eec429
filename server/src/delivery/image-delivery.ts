import { access } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import { imageKind } from '../platform/files/image-kinds.ts'
import { picture, pictureHeader } from '../platform/files/pictures.ts'
import { acceptedFormat } from './accepted-format.ts'
import { sendFile } from './send-file.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { encode } from './encode.ts'
import { caching } from './find-file.ts'
import { etagOf, renditionName } from './rendition-name.ts'
import { readImageQuery, type ImageFormat, type ImageQuery } from './rendition-query.ts'
import { resizeOptions } from './resize.ts'

/** Part of the cache key. Increment it whenever the same request should produce different bytes. */
const renditionVersion = 1

/** `GET /images/:id/:version`: an uploaded image in the requested size and format. */
export const deliverImage =
  ({ store, images, limitImageRenders, find }: DeliveryParts) =>
  async (request: FastifyRequest<{ Params: { id: string; version: string } }>, reply: FastifyReply) => {
    const { id, version } = request.params
    const query = readImageQuery(request.query)
    const found = await find('images', id, version, request.caller)
    if (!found) throw noImage()
    const { sha256 } = found
    const source = store.path(sha256)
    if (!(await fileExists(source))) throw noImage()
    const format = await formatFor(query, request.headers.accept, source)
    const { width, height, fit } = query
    const quality = format === 'png' ? undefined : query.quality
    const name = renditionName([renditionVersion, sha256, width, height, fit, quality], format)
    const produce = async (path: string) => {
      if (!(await imageKind(source))) throw noImage()
      await limitImageRenders(() =>
        encode(
          picture(source).autoOrient().resize(resizeOptions(query)),
          'photograph',
          format,
          query.quality,
        ).toFile(path),
      )
    }
    return sendFile(request, reply, {
      etag: etagOf(name),
      contentType: `image/${format}`,
      ...caching(found, query.format === 'auto' ? ['Accept'] : []),
      open: () => images.open(name, produce),
    })
  }

const noImage = () => notFound('This image')

const fileExists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** If the client accepts neither AVIF nor WebP: PNG for PNG, GIF and images with transparency, JPEG for the rest. */
async function formatFor(
  query: ImageQuery,
  accept: string | undefined,
  source: string,
): Promise<ImageFormat> {
  if (query.format !== 'auto') return query.format
  const accepted = acceptedFormat(accept, ['avif', 'webp'])
  if (accepted) return accepted
  const kind = await imageKind(source)
  if (!kind) throw noImage()
  if (kind.decoder === 'jpeg') return 'jpeg'
  if (kind.decoder === 'png' || kind.decoder === 'gif') return 'png'
  const { hasAlpha } = await pictureHeader(source)
  return hasAlpha ? 'png' : 'jpeg'
}
