import { easternMetros } from './eastern-metros.ts'
import type { MetroArea } from './metro-area.ts'
import { westernMetros } from './western-metros.ts'

/**
 * The areas of the Census Bureau's delineations of 2023, shortened to the counties in which people look for venues, and
 * regions with a common name.
 */
export const metroAreas: readonly MetroArea[] = [...westernMetros, ...easternMetros]
