import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { arena } from './game-map.ts'
import { stage } from './game-stage.ts'

export const esports = (random: Random): Scene => (random.chance(0.6) ? arena(random) : stage(random))
