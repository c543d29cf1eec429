import type { Subject } from './choices.ts'
import type { Frame } from './clip.ts'
import { drawing } from './drawing.ts'
import type { Choices } from './drawing.ts'
import { kinds } from './kinds/kinds.ts'
import type { Kind } from './kinds/kinds.ts'
import { sceneFor } from './sports.ts'

export interface ArtRequest extends Choices {
  /** Width and height in pixels, 16 to 4000; 1600 by 1000 when left out. */
  readonly w?: number
  readonly h?: number
}

const [SMALLEST, LARGEST] = [16, 4000]

const clamped = (size: number | undefined, usual: number) =>
  size === undefined || Number.isNaN(size) ? usual : Math.round(Math.min(Math.max(size, SMALLEST), LARGEST))

/** The size asked for, within bounds. */
export const frameOf = ({ w, h }: Pick<ArtRequest, 'w' | 'h'>, usual: Frame): Frame => ({
  width: clamped(w, usual.width),
  height: clamped(h, usual.height),
})

const draw = (subject: Subject, request: ArtRequest): string => {
  const frame = frameOf(request, { width: 1600, height: 1000 })
  const { width, height } = frame
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` preserveAspectRatio="xMidYMid slice" aria-hidden="true">${drawing(subject, request, frame)}</svg>`
  )
}

/** The header art of a sport as SVG text. An unknown sport gets a sports hall's floor. */
export const compose = ({ sport, ...request }: ArtRequest & { readonly sport?: string }): string =>
  draw(sceneFor(sport), request)

/** The header art of something without a sport. */
export const composeFor = (kind: Kind, request: ArtRequest): string =>
  draw({ name: kind, maker: kinds[kind] }, request)
