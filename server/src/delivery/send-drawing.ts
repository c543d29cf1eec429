import { writeFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { picture } from '../platform/files/pictures.ts'
import { acceptedFormat } from './accepted-format.ts'
import { sendFile } from './send-file.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { encode } from './encode.ts'
import { etagOf, renditionName } from './rendition-name.ts'
import { maxSide, readArtQuery, type ArtQuery } from './rendition-query.ts'

/** Part of the cache key. Increment it whenever the art changes. */
const artVersion = 1

/** Bounds the cost of a render: any UUID has art, so callers can request it without limit. */
const maxPixels = 2_400_000

export interface Drawing {
  /** Distinguishes the drawing from all others in the cache key. */
  keyParts: readonly string[]
  /** In pixels. Also sets the aspect ratio when only one side is requested. */
  defaultSize: { width: number; height: number }
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
  { art, limitArtRenders }: DeliveryParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { keyParts, defaultSize, draw }: Drawing,
) {
  const query = readArtQuery(request.query)
  const format =
    query.format === 'auto' ? (acceptedFormat(request.headers.accept, formats) ?? 'png') : query.format
  const quality = format === 'png' || format === 'svg' ? undefined : query.quality
  const { width, height } = boundedSize(query, defaultSize)
  const name = renditionName([artVersion, ...keyParts, width, height, quality], format)
  const produce = async (path: string) => {
    // Writing SVG is cheaper than waiting in the queue.
    if (format === 'svg') return writeFile(path, draw({ w: width, h: height }))
    await limitArtRenders(async () => {
      const svg = Buffer.from(draw({ w: width, h: height }))
      const drawn = picture(svg).resize({ width, height, fit: 'cover' })
      await encode(drawn, 'drawing', format, query.quality).toFile(path)
    })
  }
  return sendFile(request, reply, {
    etag: etagOf(name),
    contentType: format === 'svg' ? 'image/svg+xml; charset=utf-8' : `image/${format}`,
    // Not immutable: the URL stays the same when `artVersion` changes.
    cacheControl: 'public, max-age=604800, stale-while-revalidate=2592000',
    headers: {
      ...(query.format === 'auto' && { vary: 'Accept' }),
      ...(format === 'svg' && {
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      }),
    },
    open: () => art.open(name, produce),
  })
}

/** The requested size, scaled down to `maxPixels` with its aspect ratio kept. */
function boundedSize(query: ArtQuery, defaultSize: Drawing['defaultSize']) {
  const { width, height } = requestedSize(query, defaultSize)
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)))
  return { width: bounded(width * scale), height: bounded(height * scale) }
}

function requestedSize({ width, height }: ArtQuery, defaultSize: Drawing['defaultSize']) {
  if (width !== undefined)
    return { width, height: height ?? bounded((width * defaultSize.height) / defaultSize.width) }
  if (height !== undefined)
    return { width: bounded((height * defaultSize.width) / defaultSize.height), height }
  return defaultSize
}

const bounded = (side: number) => Math.min(maxSide, Math.max(1, Math.round(side)))
