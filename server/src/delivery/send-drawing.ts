import { writeFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedFormat } from './accepted-format.ts'
import { anySite } from './find-file.ts'
import { sendFile } from './send-file.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { etagOf, renditionName } from './rendition-name.ts'
import { readArtQuery } from './rendition-query.ts'
import { redirectToListed } from './rendition-redirect.ts'

/** Part of the cache key. Increment it whenever the art changes. */
const artVersion = 1

export interface Drawing {
  /** Distinguishes the drawing from all others in the cache key. */
  keyParts: readonly string[]
  /** Height divided by width, unless both are requested. */
  aspectRatio: number
  /** Returns SVG. */
  draw(size: { w: number; h: number }): string
}

// In order of preference. CPU time and response size measured at 480×360: SVG 4 ms, 2.5 KB (nearly independent of the
// requested size); WebP 20 ms, 12 KB; AVIF 65 ms, 8 KB (280 ms, 32 KB at 1600×1000). With 4× CPU throttling, a browser
// needs 16 ms to paint one SVG.
const formats = ['svg', 'webp', 'avif'] as const

/**
 * Composes the drawing for the requested aspect ratio instead of cropping it, so `fit` has no effect. All browsers list
 * SVG in `Accept`.
 */
export async function sendDrawing(
  { art, pictures, waiterOf }: DeliveryParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { keyParts, aspectRatio, draw }: Drawing,
) {
  const query = readArtQuery(request.query)
  if (query.redirect !== undefined) return redirectToListed(reply, query.redirect)
  const format =
    query.format === 'auto' ? (acceptedFormat(request.headers.accept, formats) ?? 'png') : query.format
  const quality = format === 'png' || format === 'svg' ? undefined : query.quality
  const { width, height = Math.round(width * aspectRatio) } = query
  const name = renditionName([artVersion, ...keyParts, width, height, quality], format)
  const svg = () => draw({ w: width, h: height })
  const produce = (to: string, signal?: AbortSignal) =>
    format === 'svg'
      ? writeFile(to, svg())
      : pictures.run(
          'render',
          {
            source: { svg: svg() },
            look: 'drawing',
            width,
            height,
            crops: true,
            format,
            quality: query.quality,
            to,
          },
          signal,
        )
  return sendFile(request, reply, {
    etag: etagOf(name),
    contentType: format === 'svg' ? 'image/svg+xml; charset=utf-8' : `image/${format}`,
    // Not immutable: the URL stays the same when `artVersion` changes.
    cacheControl: 'public, max-age=604800, stale-while-revalidate=2592000',
    headers: {
      ...anySite,
      ...(query.format === 'auto' && { vary: 'Accept' }),
      ...(format === 'svg' && {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    },
    // Writing SVG is cheaper than waiting in the queue.
    open: () => art.open(name, produce, format === 'svg' ? undefined : waiterOf(request)),
  })
}
