import {
  avatarWidths,
  pictureFrames,
  pictureQualities,
  pictureWidths,
} from '@app/contract/rules/picture-sizes.ts'
import * as z from 'zod'
import { invalid } from '../platform/errors.ts'
import { imageFormats } from '../platform/files/pictures/encode.ts'
import { fieldErrors } from '../platform/http/input.ts'

/** In pixels. */
const maxRequestedSide = 10_000

const wholeNumber = (max: number) => {
  const error = `must be a whole number from 1 to ${max}`
  return z
    .string({ error })
    .regex(/^[1-9]\d{0,4}$/, error)
    .transform(Number)
    .refine((number) => number <= max, error)
}

const shared = {
  width: wholeNumber(maxRequestedSide).optional(),
  height: wholeNumber(maxRequestedSide).optional(),
  // Neither enlarges. `cover` crops to the aspect ratio of width and height. The others are older names for these two.
  fit: z.enum(['scale-down', 'cover', 'contain', 'crop']).default('scale-down'),
  // On the scale of JPEG and WebP. AVIF is mapped to the equivalent value. PNG is lossless and ignores it.
  quality: wholeNumber(100).default(pictureQualities.normal),
}

const ImageQuery = z.strictObject({ ...shared, format: z.enum(['auto', ...imageFormats]).default('auto') })
const ArtQuery = z.strictObject({
  ...shared,
  format: z.enum(['auto', ...imageFormats, 'svg']).default('auto'),
})

/** A listed rendition. Without `height`, the picture keeps its aspect ratio. */
export interface Rendition<F extends string> {
  width: number
  height: number | undefined
  crops: boolean
  quality: number
  format: F | 'auto'
}

/** A request for a rendition. */
export interface RenditionQuery<F extends string> extends Rendition<F> {
  /** The query string of the listed rendition, if another one was requested. */
  redirect: string | undefined
}

/** Both throw a 400 that lists every invalid or unknown parameter. */
export const readImageQuery = (query: unknown) => listed(read(ImageQuery, query))
export const readArtQuery = (query: unknown) => listed(read(ArtQuery, query))

function read<T>(schema: z.ZodType<T>, query: unknown): T {
  const parsed = schema.safeParse(withoutVersion(query))
  if (parsed.success) return parsed.data
  throw invalid(fieldErrors(parsed.error, ''))
}

// Every request may have an `api-version`, which the server checks elsewhere.
const withoutVersion = (query: unknown) =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => name !== 'api-version'))

const widths = [...Object.values(avatarWidths), pictureFrames.infoWindow.width, ...pictureWidths].toSorted(
  (a, b) => a - b,
)
const frames = Object.values(pictureFrames)
const largest = widths.at(-1) ?? 0
// Of most pictures. For a request that gives only a height.
const usualRatio = 8 / 5

const rungFor = (width: number) => widths.find((rung) => rung >= width) ?? largest

interface SizeRequest {
  width?: number | undefined
  height?: number | undefined
  fit: string
}

/** The size on the ladder for a requested one: a frame if it is listed, otherwise the next width that fills the request. */
function listedSize({ width, height, fit }: SizeRequest) {
  if (width !== undefined && frames.some((frame) => frame.width === width && frame.height === height))
    return { width, height, crops: fit === 'cover' || fit === 'crop' }
  const wanted = Math.max(width ?? 0, Math.round((height ?? 0) * usualRatio))
  return { width: wanted === 0 ? largest : rungFor(wanted), height: undefined, crops: false }
}

function listed<F extends string>(
  query: SizeRequest & { quality: number; format: F | 'auto' },
): RenditionQuery<F> {
  const { normal, low } = pictureQualities
  const quality = query.quality <= low ? low : normal
  const rendition = { ...listedSize(query), quality, format: query.format }
  const { width, height, crops } = rendition
  const isListed =
    quality === query.quality &&
    (query.width ?? largest) === width &&
    query.height === height &&
    (query.fit === 'cover') === crops &&
    !['contain', 'crop'].includes(query.fit)
  return { ...rendition, redirect: isListed ? undefined : queryOf(rendition) }
}

function queryOf({ width, height, crops, quality, format }: Rendition<string>): string {
  const query = new URLSearchParams({ width: String(width) })
  if (height !== undefined) query.set('height', String(height))
  if (crops) query.set('fit', 'cover')
  if (quality !== pictureQualities.normal) query.set('quality', String(quality))
  if (format !== 'auto') query.set('format', format)
  return query.toString()
}
