import type { ResizeOptions } from 'sharp'
import { maxSide, type ImageQuery } from './rendition-query.ts'

type Fit = Pick<ImageQuery, 'fit' | 'width' | 'height'>

/** Maps `fit` to sharp's options. Without a size, the image keeps its own, limited to `maxSide`. */
export function resizeOptions({ fit, width = maxSide, height = maxSide }: Fit): ResizeOptions {
  const crops = fit === 'cover' || fit === 'crop'
  const enlarges = fit === 'cover' || fit === 'contain'
  return { width, height, fit: crops ? 'cover' : 'inside', withoutEnlargement: !enlarges }
}
