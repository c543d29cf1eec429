import type { ResizeOptions } from 'sharp'
import { largestSide, type ImageQuery } from './rendition-query.ts'

type Fit = Pick<ImageQuery, 'fit' | 'width' | 'height'>

/** What `fit` means. Without sizes an image keeps its own, up to the largest that may be asked for. */
export function resizing({ fit, width = largestSide, height = largestSide }: Fit): ResizeOptions {
  const cuts = fit === 'cover' || fit === 'crop'
  const enlarges = fit === 'cover' || fit === 'contain'
  return { width, height, fit: cuts ? 'cover' : 'inside', withoutEnlargement: !enlarges }
}
