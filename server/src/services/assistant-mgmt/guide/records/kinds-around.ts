import type { GuideSource, TourGuideDraft } from '@app/contract/assistants/tour-guide-schema.ts'
import { surroundingMiles } from '@app/contract/rules/limits.ts'
import { notFound } from '../../../../platform/errors.ts'
import type { Call } from '../../../../platform/http/call.ts'
import type { GuideParts } from '../guide-parts.ts'
import { asStranger } from './as-stranger.ts'
import { readItems } from './read-items.ts'
import { positionOf } from './read-pages.ts'

const nearKinds = {
  facilities: 'facility',
  hotels: 'hotel',
  businesses: 'business',
  events: 'event',
} as const satisfies Partial<Record<GuideSource, string>>

/** The kinds of pages that a guide can be asked about. Reads none of them, because each page of a destination offers questions. */
export async function kindsAround(
  parts: GuideParts,
  given: Call,
  destinationId: string,
  { sources }: Pick<TourGuideDraft, 'sources'>,
): Promise<ReadonlySet<string>> {
  const [home] = await readItems(parts, asStranger(given), 'destination', [destinationId])
  if (!home) throw notFound()
  const position = positionOf(home)
  const found = await Promise.all(
    sources.map(async (source) => {
      if (source === 'facilities' && home.facilityCount > 0) return ['facility']
      if (source === 'documents' || position === null) return []
      const kind = nearKinds[source]
      const [one] = await parts.findNear(kind, { ...position, dist: surroundingMiles }, 1)
      return one === undefined ? [] : [kind]
    }),
  )
  return new Set(found.flat())
}
