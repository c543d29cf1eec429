import type { Sharp } from 'sharp'
import type { ImageFormat } from './rendition-query.ts'

// AVIF at 60 looks like the others at 85. Effort 4, the usual one, takes ten times as long for little.
const avifShare = 60 / 85
const avifEffort = 2

const encoders: Record<ImageFormat, (pipeline: Sharp, quality: number) => Sharp> = {
  avif: (pipeline, quality) =>
    pipeline.avif({ quality: Math.max(1, Math.round(quality * avifShare)), effort: avifEffort }),
  webp: (pipeline, quality) => pipeline.webp({ quality }),
  jpeg: (pipeline, quality) => pipeline.flatten({ background: '#fff' }).jpeg({ quality }),
  png: (pipeline) => pipeline.png(),
}

/** Sets what the pipeline writes. Metadata, such as where a photo was taken, is left out because nothing keeps it. */
export const encode = (pipeline: Sharp, format: ImageFormat, quality: number) =>
  encoders[format](pipeline, quality)
