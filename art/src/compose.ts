import type { Subject } from './choices.ts'
import type { Frame } from './clip.ts'
import { drawing } from './drawing.ts'
import type { Choices } from './drawing.ts'
import { kinds } from './kinds/kinds.ts'
import type { Kind } from './kinds/kinds.ts'
import { sceneFor } from './sports.ts'

export interface ArtRequest extends Choices {
  /** Width and height in pixels, clamped to 16 to 4000. The default is 1600 by 1000. */
  readonly w?: number
  readonly h?: number
}

const [minSize, maxSize] = [16, 4000]

const clamp = (size: number | undefined, fallback: number) =>
  size === undefined || Number.isNaN(size) ? fallback : Math.round(Math.min(Math.max(size, minSize), maxSize))

/** The requested size within bounds. */
export const frameOf = ({ w, h }: Pick<ArtRequest, 'w' | 'h'>, fallback: Frame): Frame => ({
  width: clamp(w, fallback.width),
  height: clamp(h, fallback.height),
})

const draw = (subject: Subject, request: ArtRequest): string => {
  const frame = frameOf(request, { width: 1600, height: 1000 })
  const { width, height } = frame
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` preserveAspectRatio="xMidYMid slice" aria-hidden="true">${drawing(subject, request, frame)}</svg>`
  )
}

/** Header art of a sport as SVG text. Unknown sports get the floor of a sports hall. */
export const compose = ({ sport, ...request }: ArtRequest & { readonly sport?: string }): string =>
  draw(sceneFor(sport), request)

/** Header art of a profile without a sport. */
export const composeFor = (kind: Kind, request: ArtRequest): string =>
  draw({ name: kind, maker: kinds[kind] }, request)
