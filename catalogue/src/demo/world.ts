import { demoId } from './demo-id.ts'
import { seed, worldDay } from './epoch.ts'
import { demoAccount } from './people/accounts.ts'
import { inventPeople, type Person } from './people/people.ts'
import { randomOf } from './random.ts'

/** The `import_id` of every facility of the demo catalogue. */
const demoImportId = demoId(worldDay, 0, randomOf(seed, 'import'))

/** What all facilities of one catalogue share. */
export interface World {
  /** Calendar date of the build, on which the boosts depend. */
  today: string
  reviewers: readonly Person[]
  staff: readonly Person[]
  /** The account that manages the facilities shown to it. */
  managerId: string
  importId: string
  /** Names in use, with town and state. */
  names: Set<string>
  domains: Set<string>
}

export const newWorld = (today: string): World => ({
  ...inventPeople(),
  today,
  managerId: demoAccount('facility').id,
  importId: demoImportId,
  names: new Set(),
  domains: new Set(),
})
