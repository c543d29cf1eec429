import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { OpenEditors } from '../editors.ts'

/** What every block of the page gets. */
export interface BlockParts {
  facility: Facility
  editors: OpenEditors
}
