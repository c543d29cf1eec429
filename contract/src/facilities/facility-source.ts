import * as z from 'zod'
import { Id, Instant } from '../envelope.ts'

export const SourceQuery = z.strictObject({ ids: z.array(Id).min(1).max(100) })

/** The import that a pending facility came from. */
export const FacilitySource = z.object({
  facilityId: Id,
  importId: Id,
  fileName: z.string(),
  by: z.string(),
  importedDate: Instant,
  /** Null if an administrator imported it. */
  destination: z.object({ id: Id, name: z.string() }).nullable(),
})
