import * as z from 'zod'
import { invalid } from '../platform/errors.ts'
import { fieldErrors } from '../platform/http/input.ts'

/** In pixels. */
export const maxSide = 4000
const defaultQuality = 85

const imageFormats = ['avif', 'webp', 'jpeg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

const wholeNumber = (max: number) => {
  const error = `must be a whole number from 1 to ${max}`
  return z
    .string({ error })
    .regex(/^[1-9]\d{0,3}$/, error)
    .transform(Number)
    .refine((number) => number <= max, error)
}

const shared = {
  // Sizes are exact, not rounded to a fixed set: the cache is bounded by bytes instead.
  width: wholeNumber(maxSide).optional(),
  height: wholeNumber(maxSide).optional(),
  // `scale-down` and `crop` never enlarge. `cover` and `crop` crop to the requested aspect ratio.
  fit: z.enum(['scale-down', 'contain', 'cover', 'crop']).default('scale-down'),
  // On the scale of JPEG and WebP. AVIF is mapped to the equivalent value. PNG is lossless and ignores it.
  quality: wholeNumber(100).default(defaultQuality),
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

/** Both throw a 400 that lists every invalid or unknown parameter. */
export const readImageQuery = (query: unknown) => read(ImageQuery, query)
export const readArtQuery = (query: unknown) => read(ArtQuery, query)

function read<T>(schema: z.ZodType<T>, query: unknown): T {
  const parsed = schema.safeParse(withoutVersion(query))
  if (parsed.success) return parsed.data
  throw invalid(fieldErrors(parsed.error, ''))
}

// Every request may have an `api-version`, which the server checks elsewhere.
const withoutVersion = (query: unknown) =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([name]) => name !== 'api-version'))
