import type { Point } from '../geometry.ts'

/** The borders of a state, north up; the longer side measures 1000. */
export interface Outline {
  readonly width: number
  readonly height: number
  /** The middle of its largest part. */
  readonly heart: Point
  /** SVG path commands. */
  readonly path: string
}
