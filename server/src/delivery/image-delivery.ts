import { access } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import { isSha256 } from '../platform/files/file-store.ts'
import { imageKind } from '../platform/files/image-kinds.ts'
import { picture, pictureHeader } from '../platform/files/pictures.ts'
import { acceptedFormat } from './accepted-format.ts'
import { answerFile } from './answer.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { encode } from './encode.ts'
import { etagOf, renditionName } from './rendition-name.ts'
import { readImageQuery, type ImageFormat, type ImageQuery } from './rendition-query.ts'
import { resizing } from './resize.ts'

/** Counted up when the same request is to give other bytes from now on. */
const renditionVersion = 1

/** `GET /images/:sha256`: an image at the size, and in the format, asked for. */
export const deliverImage =
  ({ store, images, limitImages }: DeliveryParts) =>
  async (request: FastifyRequest<{ Params: { sha256: string } }>, reply: FastifyReply) => {
    const { sha256 } = request.params
    const query = readImageQuery(request.query)
    const source = isSha256(sha256) ? store.path(sha256) : null
    if (!source || !(await isThere(source))) throw noImage()
    const format = await formatFor(query, request.headers.accept, source)
    const { width, height, fit } = query
    const quality = format === 'png' ? undefined : query.quality
    const name = renditionName([renditionVersion, sha256, width, height, fit, quality], format)
    const draw = async (path: string) => {
      if (!(await imageKind(source))) throw noImage()
      await limitImages(() =>
        encode(
          picture(source).autoOrient().resize(resizing(query)),
          'photograph',
          format,
          query.quality,
        ).toFile(path),
      )
    }
    return answerFile(request, reply, {
      etag: etagOf(name),
      contentType: `image/${format}`,
      cacheControl: 'public, max-age=31536000, immutable',
      headers: query.format === 'auto' ? { vary: 'Accept' } : {},
      open: () => images.open(name, draw),
    })
  }

const noImage = () => notFound('This image')

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Where neither AVIF nor WebP will do: JPEG, but PNG for what was one or needs its transparency. */
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
