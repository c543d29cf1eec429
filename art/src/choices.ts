import { families } from './palettes/families.ts'
import { seeded } from './random.ts'
import type { Random } from './random.ts'
import type { Mode, Scene, SceneMaker } from './scene.ts'

export interface Subject {
  readonly name: string
  readonly maker: SceneMaker
}

/** Every choice has its own random stream, so fixing one choice does not change the others. */
export const streamsOf =
  ({ name }: Subject, id: string) =>
  (part: 'scene' | 'palette' | 'mode' | 'light' | 'rays' | 'camera' | 'ball') =>
    seeded(`${part}\n${name}\n${id}`)

// Weights of the modes.
const modeShares: Record<Mode, number> = { crop: 0.42, tilt: 0.3, swap: 0.16, plan: 0.12 }

/** The requested mode if it suits the scene, otherwise a weighted random one. */
export const modeFor = (scene: Scene, requested: Mode | undefined, random: Random): Mode => {
  const suited: Mode[] = ['crop', ...scene.modes]
  if (requested && suited.includes(requested)) return requested
  let draw = random.next() * suited.reduce((sum, mode) => sum + modeShares[mode], 0)
  return suited.find((mode) => (draw -= modeShares[mode]) < 0) ?? 'crop'
}

/** An index into the family's palettes. A requested number wraps around. */
export const paletteIndex = ({ family }: Scene, requested: number | undefined, random: Random) => {
  const count = families[family].length
  if (requested === undefined || !Number.isFinite(requested)) return random.int(0, count - 1)
  return ((Math.trunc(requested) % count) + count) % count
}
