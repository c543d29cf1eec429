import { access } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import { imageKind } from '../platform/files/image-kinds.ts'
import type { ImageFormat } from '../platform/files/pictures/encode.ts'
import type { Pictures } from '../platform/files/pictures/open-pictures.ts'
import { acceptedFormat } from './accepted-format.ts'
import { sendFile } from './send-file.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { caching } from './find-file.ts'
import { etagOf, renditionName } from './rendition-name.ts'
import { readImageQuery, type Rendition } from './rendition-query.ts'
import { redirectToListed } from './rendition-redirect.ts'

/** Part of the cache key. Increment it whenever the same request should produce different bytes. */
const renditionVersion = 2

/** Height divided by width. Taller images become narrower than requested, as they would take much memory. */
const maxAspectRatio = 3

/** `GET /images/:id/:version`: an uploaded image in one of the listed sizes and formats. */
export const deliverImage =
  ({ store, images, pictures, find, waiterOf }: DeliveryParts) =>
  async (request: FastifyRequest<{ Params: { id: string; version: string } }>, reply: FastifyReply) => {
    const { id, version } = request.params
    const { redirect, ...rendition } = readImageQuery(request.query)
    if (redirect !== undefined) return redirectToListed(reply, redirect)
    const found = await find('images', id, version, request.caller)
    if (!found) throw noImage()
    const { sha256 } = found
    const path = store.path(sha256)
    if (!(await fileExists(path))) throw noImage()
    const format = await formatFor(rendition, request.headers.accept, path, pictures)
    const { width, height, crops } = rendition
    const quality = format === 'png' ? undefined : rendition.quality
    const name = renditionName([renditionVersion, sha256, width, height, crops, quality], format)
    const produce = async (to: string, signal?: AbortSignal) => {
      if (!(await imageKind(path))) throw noImage()
      const box = { width, height: height ?? width * maxAspectRatio }
      const input = { ...rendition, ...box, source: { path }, look: 'photograph' as const, format, to }
      await pictures.run('render', input, signal)
    }
    return sendFile(request, reply, {
      etag: etagOf(name),
      contentType: `image/${format}`,
      ...caching(found, rendition.format === 'auto' ? ['Accept'] : []),
      open: () => images.open(name, produce, waiterOf(request)),
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
  { format }: Rendition<ImageFormat>,
  accept: string | undefined,
  path: string,
  pictures: Pictures,
): Promise<ImageFormat> {
  if (format !== 'auto') return format
  const accepted = acceptedFormat(accept, ['avif', 'webp'])
  if (accepted) return accepted
  const kind = await imageKind(path)
  if (!kind) throw noImage()
  if (kind.decoder === 'jpeg') return 'jpeg'
  if (kind.decoder === 'png' || kind.decoder === 'gif') return 'png'
  const { hasAlpha } = await pictures.run('header', { path })
  return hasAlpha ? 'png' : 'jpeg'
}
