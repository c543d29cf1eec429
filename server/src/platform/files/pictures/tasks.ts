import { readFile, writeFile } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { picture, pictureHeader } from './decoder.ts'
import { encode, type ImageFormat, type ImageSource } from './encode.ts'
import { isHeavy, takeTurns } from './heavy-pictures.ts'
import { upright } from './metadata/orientation-tag.ts'
import { stripMetadata } from './metadata/strip-metadata.ts'

/** What is known of an image before it is decoded. */
export interface PictureHeader extends Pick<
  Metadata,
  'format' | 'compression' | 'width' | 'height' | 'hasAlpha'
> {
  /** In pixels, after applying the EXIF orientation. */
  autoOrient: { width: number; height: number }
}

export interface RenderInput {
  /** An image file, or a drawing as SVG. */
  source: { path: string } | { svg: string }
  look: ImageSource
  /** The box that it must fit or, if `crops`, fill. Photos are never enlarged; drawings have no size of their own. */
  width: number
  height: number
  crops: boolean
  format: ImageFormat
  quality: number
  /** Where the result is written. */
  to: string
}

/** The work on images. It blocks a thread and may take much memory, so servers run it in another process. */
export interface PictureTasks {
  header(input: { path: string }): Promise<PictureHeader>
  /** Fails unless the file decodes completely. */
  decode(input: { path: string }): Promise<void>
  render(input: RenderInput): Promise<void>
  /** Removes the metadata of the file in place. Returns false if there was none. */
  strip(input: { path: string; contentType: string }): Promise<boolean>
}

const oneAtATime = takeTurns()

/** Heavy pictures wait for each other, so that memory is bounded by the largest one. */
async function whenMemoryAllows(path: string, work: () => Promise<void>) {
  await (isHeavy(await pictureHeader(path)) ? oneAtATime(work) : work())
}

async function render({ source, look, width, height, crops, format, quality, to }: RenderInput) {
  const isDrawing = 'svg' in source
  const opened = isDrawing ? picture(Buffer.from(source.svg)) : picture(source.path).autoOrient()
  const resized = opened.resize({
    width,
    height,
    fit: crops ? 'cover' : 'inside',
    withoutEnlargement: !isDrawing,
  })
  await encode(resized, look, format, quality).toFile(to)
}

const pictureTasks: PictureTasks = {
  header: async ({ path }) => {
    const { format, compression, width, height, hasAlpha, autoOrient } = await pictureHeader(path)
    return { format, compression, width, height, hasAlpha, autoOrient }
  },
  decode: ({ path }) =>
    whenMemoryAllows(path, async () => {
      // Averaging down to a thumbnail reads every pixel but keeps next to none in memory.
      await picture(path).resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()
    }),
  render: (input) =>
    'path' in input.source ? whenMemoryAllows(input.source.path, () => render(input)) : render(input),
  strip: async ({ path, contentType }) => {
    const { orientation = upright } = await pictureHeader(path)
    const file = await readFile(path)
    const stripped = stripMetadata(file, contentType, orientation)
    if (stripped.equals(file)) return false
    await writeFile(path, stripped)
    return true
  },
}

export type TaskName = keyof PictureTasks
export type TaskInput<N extends TaskName> = Parameters<PictureTasks[N]>[0]
export type TaskResult<N extends TaskName> = Awaited<ReturnType<PictureTasks[N]>>

/** Runs a task. When the signal is aborted, its result is not needed anymore. */
export type RunPictureTask = <N extends TaskName>(
  name: N,
  input: TaskInput<N>,
  signal?: AbortSignal,
) => Promise<TaskResult<N>>

export function runTask<N extends TaskName>(name: N, input: TaskInput<N>): Promise<TaskResult<N>> {
  const task = pictureTasks[name] as (input: TaskInput<N>) => Promise<TaskResult<N>>
  return task(input)
}
