import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { facade } from './facade.ts'
import { deck } from './pool-deck.ts'

export const hotel = (random: Random): Scene => (random.chance(0.65) ? facade(random) : deck(random))
