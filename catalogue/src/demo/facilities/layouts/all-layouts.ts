import { arenaLayouts } from './arena-layouts.ts'
import { campusLayouts } from './campus-layouts.ts'
import { complexLayouts } from './complex-layouts.ts'
import { hallLayouts } from './hall-layouts.ts'
import type { Layout } from './layout.ts'
import { openAirLayouts } from './open-air-layouts.ts'
import { parkLayouts } from './park-layouts.ts'
import { waterLayouts } from './water-layouts.ts'

export const allLayouts: readonly Layout[] = [
  ...parkLayouts,
  ...complexLayouts,
  ...hallLayouts,
  ...arenaLayouts,
  ...campusLayouts,
  ...waterLayouts,
  ...openAirLayouts,
]
