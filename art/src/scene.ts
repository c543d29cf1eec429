import type { BallKind } from './balls.ts'
import type { Point } from './geometry.ts'
import type { Family } from './palettes/families.ts'
import type { Random } from './random.ts'
import type { Shape, Standing } from './shape.ts'

export const modes = ['crop', 'tilt', 'swap', 'plan'] as const
export type Mode = (typeof modes)[number]

/** A camera position that makes a picture. */
export interface Shot {
  readonly at: Point
  /** Scene units from top to bottom of a picture of 8:5. */
  readonly span: number
  /** Degrees the scene may be turned by, clockwise. */
  readonly turns: readonly [number, ...number[]]
}

/** How several of a kind lie side by side. */
export interface Complex {
  /** From one to the next, along and across, in scene units. */
  readonly pitch: Point
  readonly between: 'aisle' | 'park'
}

/** What a sport looks like: true dimensions, in the unit its rules are written in. */
export interface Scene {
  readonly family: Family
  readonly ground: readonly Shape[]
  readonly standing?: readonly Standing[]
  /** People and their things, left out where a picture shows a whole complex. */
  readonly players?: readonly Standing[]
  readonly shots: readonly [Shot, ...Shot[]]
  /** Shots for perspective, where they differ. */
  readonly tilts?: readonly [Shot, ...Shot[]]
  readonly light: 'sun' | 'windows' | 'stage'
  /** Modes besides `crop` that suit it. */
  readonly modes: readonly Exclude<Mode, 'crop'>[]
  readonly complex?: Complex
  /** Line weight against the usual one. */
  readonly bold?: number
  readonly ball?: BallKind
}

export type SceneMaker = (random: Random) => Scene
