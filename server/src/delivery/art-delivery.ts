import { writeFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../platform/errors.ts'
import { picture } from '../platform/files/pictures.ts'
import { acceptedFormat } from './accepted-format.ts'
import { answerFile } from './answer.ts'
import { artSubject } from './art-subject.ts'
import type { DeliveryParts } from './delivery-parts.ts'
import { encode } from './encode.ts'
import { etagOf, renditionName } from './rendition-name.ts'
import { largestSide, readArtQuery, type ArtQuery } from './rendition-query.ts'

/** Counted up when the art is drawn differently from now on. */
const artVersion = 1
const usualWidth = 1600
const usualHeight = 1000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface ArtParameters {
  id: string
  slug: string
}

/**
 * `GET /art/:id/:slug`: header art, composed for the shape asked for instead of cut to it, so `fit` changes
 * nothing. Of one side alone the other follows in the usual shape.
 */
export const deliverArt =
  ({ art, artInTurn }: DeliveryParts) =>
  async (request: FastifyRequest<{ Params: ArtParameters }>, reply: FastifyReply) => {
    const query = readArtQuery(request.query)
    const id = request.params.id.toLowerCase()
    if (!uuid.test(id)) throw notFound('This picture')
    const subject = artSubject(request.params.slug)
    const format = query.format === 'auto' ? (acceptedFormat(request.headers.accept) ?? 'png') : query.format
    const quality = format === 'png' || format === 'svg' ? undefined : query.quality
    const { width, height } = shape(query)
    const name = renditionName([artVersion, id, subject.name, width, height, quality], format)
    const draw = (path: string) =>
      artInTurn(async () => {
        const svg = subject.draw({ id, w: width, h: height })
        if (format === 'svg') return writeFile(path, svg)
        const drawn = picture(Buffer.from(svg)).resize({ width, height, fit: 'cover' })
        await encode(drawn, format, query.quality).toFile(path)
      })
    return answerFile(request, reply, {
      etag: etagOf(name),
      contentType: format === 'svg' ? 'image/svg+xml; charset=utf-8' : `image/${format}`,
      // Not for ever: the same address shows a new picture once the art is drawn differently.
      cacheControl: 'public, max-age=604800, stale-while-revalidate=2592000',
      headers: {
        ...(query.format === 'auto' && { vary: 'Accept' }),
        ...(format === 'svg' && {
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        }),
      },
      open: () => art.open(name, draw),
    })
  }

/** Nobody prints a header, and every id that anybody makes up has one to draw. */
const mostPixels = 2_400_000

/** The size asked for; past what is drawn, its shape. */
function shape(query: ArtQuery) {
  const { width, height } = wantedShape(query)
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)))
  return { width: bounded(width * scale), height: bounded(height * scale) }
}

function wantedShape({ width, height }: ArtQuery) {
  if (width !== undefined) return { width, height: height ?? bounded((width * usualHeight) / usualWidth) }
  if (height !== undefined) return { width: bounded((height * usualWidth) / usualHeight), height }
  return { width: usualWidth, height: usualHeight }
}

const bounded = (side: number) => Math.min(largestSide, Math.max(1, Math.round(side)))
