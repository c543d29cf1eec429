import { milesBetween } from '@app/contract/rules/globe.ts'
import type { PlaceMeaning } from './reading.ts'

const mostMiles = 40

/** Whether two points of a text are one wish: a town and its postal code ('Katy 77494'), or a town and a suburb. */
export const areNeighbors = (one: PlaceMeaning, other: PlaceMeaning) =>
  one.type === 'point' && other.type === 'point' && milesBetween(one, other) <= mostMiles
