import type { Point } from '../geometry.ts'

/** The outline of a state, north up. The longer side measures 1000. */
export interface Outline {
  readonly width: number
  readonly height: number
  /** The centroid of all parts. */
  readonly centroid: Point
  /** SVG path commands. */
  readonly path: string
}
