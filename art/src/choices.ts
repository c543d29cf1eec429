import { families } from './palettes/families.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'
import type { Mode, Scene, SceneMaker } from './scene.ts'

/** What a picture shows. */
export interface Subject {
  readonly name: string
  readonly maker: SceneMaker
}

/** Each choice draws from its own stream of numbers, so that fixing one leaves the others as they were. */
export const streamsOf =
  ({ name }: Subject, id: string) =>
  (part: 'scene' | 'palette' | 'mode' | 'light' | 'rays' | 'camera' | 'ball') =>
    seeded(`${part}\n${name}\n${id}`)

const USUAL: Record<Mode, number> = { crop: 0.42, tilt: 0.3, swap: 0.16, plan: 0.12 }

/** The mode asked for where it suits the scene, else one by its usual share. */
export const modeFor = (scene: Scene, asked: Mode | undefined, random: Random): Mode => {
  const suited: Mode[] = ['crop', ...scene.modes]
  if (asked && suited.includes(asked)) return asked
  let draw = random.next() * suited.reduce((sum, mode) => sum + USUAL[mode], 0)
  return suited.find((mode) => (draw -= USUAL[mode]) < 0) ?? 'crop'
}

/** An index into the family's palettes; one asked for is counted round. */
export const paletteIndex = ({ family }: Scene, asked: number | undefined, random: Random) => {
  const count = families[family].length
  if (asked === undefined || !Number.isFinite(asked)) return random.int(0, count - 1)
  return ((Math.trunc(asked) % count) + count) % count
}
