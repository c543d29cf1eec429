import type { Random } from '../random.ts'
import type { Scene } from '../scene.ts'
import { dressage } from './dressage.ts'
import { jumping } from './jumping.ts'

export const equestrian = (random: Random): Scene => (random.chance(0.5) ? jumping(random) : dressage())
