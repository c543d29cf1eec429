import type { BallKind } from './balls.ts'
import type { Point } from './geometry.ts'
import type { Family } from './palettes/families.ts'
import type { Random } from './random.ts'
import type { Shape, Standing } from './shape.ts'

export const modes = ['crop', 'tilt', 'swap', 'plan'] as const
export type Mode = (typeof modes)[number]

/** A camera position. */
export interface Shot {
  readonly at: Point
  /** Scene units from top to bottom of an 8:5 picture. */
  readonly span: number
  /** Possible rotations of the scene, in degrees clockwise. */
  readonly turns: readonly [number, ...number[]]
}

/** The layout of several identical fields. */
export interface Complex {
  /** Distance between neighbors along and across, in scene units. */
  readonly pitch: Point
  readonly between: 'aisle' | 'park'
}

/** The look of a sport, in true dimensions and the unit of its rulebook. */
export interface Scene {
  readonly family: Family
  readonly ground: readonly Shape[]
  readonly standing?: readonly Standing[]
  /** People and their gear, omitted from pictures of a whole complex. */
  readonly players?: readonly Standing[]
  readonly shots: readonly [Shot, ...Shot[]]
  /** Shots for `tilt`, if they differ. */
  readonly tilts?: readonly [Shot, ...Shot[]]
  readonly light: 'sun' | 'windows' | 'stage'
  /** Suitable modes besides `crop`. */
  readonly modes: readonly Exclude<Mode, 'crop'>[]
  readonly complex?: Complex
  /** Factor on the default line weight. */
  readonly bold?: number
  readonly ball?: BallKind
}

export type SceneMaker = (random: Random) => Scene
