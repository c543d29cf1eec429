import type { Position } from '../gazetteer/distance.ts'
import { createPointGrid, type PointGrid } from '../import/places/point-grid.ts'
import { demoId } from './demo-id.ts'
import { seed, worldDay } from './epoch.ts'
import { inventPeople, type Person } from './people/people.ts'
import { randomOf } from './random.ts'

/** The `import_id` of every profile of the demo catalogue. */
const demoImportId = demoId(worldDay, 0, randomOf(seed, 'import'))

/** An approved facility that destinations can link to. */
export interface ListedFacility extends Position {
  id: string
  listedAt: number
  destinationCount: number
}

/** An approved hotel or business, which companies and others link to. */
export interface ListedLocation {
  id: string
  listedAt: number
  state: string
}

/** What all profiles of one catalogue share. */
export interface World {
  /** Calendar date of the build, on which the boosts depend. */
  today: string
  reviewers: readonly Person[]
  staff: readonly Person[]
  importId: string
  /** Names in use: those of facilities with town and state. */
  names: Set<string>
  domains: Set<string>
  facilities: PointGrid<ListedFacility>
  locations: ListedLocation[]
}

export const newWorld = (today: string): World => ({
  ...inventPeople(),
  today,
  importId: demoImportId,
  names: new Set(),
  domains: new Set(),
  facilities: createPointGrid(0.5),
  locations: [],
})
