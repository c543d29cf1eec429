import * as z from 'zod'
import { invalid } from '../platform/errors.ts'
import { fieldErrors } from '../platform/http/input.ts'

/** The longest side of a rendition, in pixels. */
export const largestSide = 4000
const usualQuality = 85

const imageFormats = ['avif', 'webp', 'jpeg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

const wholeNumber = (largest: number) => {
  const error = `must be a whole number from 1 to ${largest}`
  return z
    .string({ error })
    .regex(/^[1-9]\d{0,3}$/, error)
    .transform(Number)
    .refine((number) => number <= largest, error)
}

const shared = {
  // Any size may be asked for, and is what comes: a ladder of sizes would bound the cache, which is bounded by bytes.
  width: wholeNumber(largestSide).optional(),
  height: wholeNumber(largestSide).optional(),
  // The first and the last never enlarge, the others do; the last two cut off what stands over.
  fit: z.enum(['scale-down', 'contain', 'cover', 'crop']).default('scale-down'),
  // As JPEG and WebP count it. AVIF gets the number that looks the same, and PNG loses nothing.
  quality: wholeNumber(100).default(usualQuality),
}

function needsBothSides(query: { fit: string; width?: number; height?: number }, context: z.RefinementCtx) {
  if (query.fit === 'scale-down') return
  for (const side of ['width', 'height'] as const)
    if (query[side] === undefined)
      context.addIssue({ code: 'custom', path: [side], message: `is required with fit=${query.fit}` })
}

const ImageQuery = z
  .strictObject({ ...shared, format: z.enum(['auto', ...imageFormats]).default('auto') })
  .superRefine(needsBothSides)
const ArtQuery = z
  .strictObject({ ...shared, format: z.enum(['auto', ...imageFormats, 'svg']).default('auto') })
  .superRefine(needsBothSides)

export type ImageQuery = z.output<typeof ImageQuery>
export type ArtQuery = z.output<typeof ArtQuery>

/** Both throw a refusal that names every wrong or unknown parameter. */
export const readImageQuery = (query: unknown) => read(ImageQuery, query)
export const readArtQuery = (query: unknown) => read(ArtQuery, query)

function read<T>(schema: z.ZodType<T>, query: unknown): T {
  const parsed = schema.safeParse(withoutVersion(query))
  if (parsed.success) return parsed.data
  throw invalid(fieldErrors(parsed.error, ''))
}

// The server itself checks `api-version`, which every call may carry.
const withoutVersion = (query: unknown) =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => name !== 'api-version'))
