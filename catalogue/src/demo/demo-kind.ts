import type { ProfileKindName } from '@app/contract/owners.ts'
import type { Towns } from './places/spread.ts'
import type { Rows } from './rows/columns.ts'
import type { World } from './world.ts'

/** A kind of profile in the demo catalogue. */
export interface DemoKind {
  kind: ProfileKindName
  /**
   * Plans the profiles of a catalogue of `count` facilities. Returns a function per profile that builds its rows; they
   * are called in order, after those of the kinds before.
   */
  plan(count: number, towns: Towns, world: World): (() => Rows)[]
}
