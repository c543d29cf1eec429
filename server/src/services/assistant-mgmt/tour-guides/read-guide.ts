import { TourGuideDraft } from '@app/contract/assistants/tour-guide-schema.ts'
import { sql } from 'kysely'
import { visibleTo } from '../../../patterns/visibility.ts'
import { notFound } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'

interface ReadGuide {
  destinationName: string
  /** As it is written, for tests. */
  draft: TourGuideDraft
  /** As visitors get it. */
  published: TourGuideDraft
}

const Guide = TourGuideDraft.strip()

/** The guide of a destination that the caller sees. Throws a 404 if there is none, or if it is off, unless it is tested. */
export async function readGuide(call: Call, destinationId: string, isTest = false): Promise<ReadGuide> {
  const { rows } = await sql<{ destinationName: string; draft: unknown; published: unknown }>`
    select p.name as "destinationName", derived.written_guide(g) as draft, g.published
    from tour_guide g join profile p on p.id = g.owner_id
    where g.owner_id = ${destinationId} and ${visibleTo(call, 'p')} and (g.is_on or ${isTest}::boolean)`.execute(
    call.db,
  )
  const [row] = rows
  if (!row) throw notFound('The guide of this destination')
  // Fields that were added since it was published have their defaults.
  return { ...row, draft: Guide.parse(row.draft), published: Guide.parse(row.published) }
}
