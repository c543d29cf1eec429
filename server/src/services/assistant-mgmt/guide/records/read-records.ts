import type { TourGuideDraft } from '@app/contract/assistants/tour-guide-schema.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import { notFound } from '../../../../platform/errors.ts'
import type { Call } from '../../../../platform/http/call.ts'
import { zoneOfPlace } from '../../../../patterns/resolve-location.ts'
import type { GuideParts } from '../guide-parts.ts'
import type { AirportRecord, DocumentRecord, Knowledge, OwnAnswerRecord } from './guide-record.ts'
import { asStranger } from './as-stranger.ts'
import { readItems } from './read-items.ts'
import { positionOf, readPages } from './read-pages.ts'

const mostAirports = 3

interface DocumentRow extends Record<string, unknown> {
  name: string
  date: string
}
const documentsQuery = `
  select name, created_date as date from document where owner_id = $1 and sha256 is not null order by sort limit 100`

interface StoryRow extends Record<string, unknown> {
  id: string
  name: string
  standfirst: string | null
  date: string
}
const storiesQuery = `
  select t.owner_id as id, t.title as name, t.standfirst, t.updated_date as date from derived.story_item t
  where t.page_id = $1 and t.is_public order by t.publish_date desc limit 100`

/** Reads all that a guide knows. Nothing is kept between questions but the texts of items, each in its current version. */
export async function readKnowledge(
  parts: GuideParts,
  given: Call,
  destinationId: string,
  guide: Pick<TourGuideDraft, 'sources' | 'answers'>,
): Promise<Knowledge> {
  const call = asStranger(given)
  const [home] = await readItems(parts, call, 'destination', [destinationId])
  if (!home) throw notFound()
  const timeZone = zoneOfPlace(parts, home)
  const today = placeDay(timeZone)
  const reads = new Set(guide.sources)
  const [pages, documents, stories] = await Promise.all([
    readPages(parts, call, { home, today, reads }),
    reads.has('documents')
      ? call.prepared<DocumentRow>('guide-documents', documentsQuery, [destinationId])
      : [],
    call.prepared<StoryRow>('guide-stories', storiesQuery, [destinationId]),
  ])
  const destination = pages.find((page) => page.kind === 'destination')!
  return {
    destination,
    pages: pages.filter((page) => page !== destination),
    documents: documents.map((row) => documentOf(destinationId, row)),
    stories: stories.map((row) => ({ kind: 'story', position: null, ...row })),
    airports: airportsOf(parts, home),
    answers: guide.answers
      .filter(({ validUntil }) => validUntil === null || validUntil >= today)
      .map(({ question, answer }) => ownAnswerOf(destinationId, question, answer)),
    timeZone,
  }
}

const documentOf = (id: string, row: DocumentRow): DocumentRecord => ({
  kind: 'document',
  id,
  position: null,
  ...row,
})

const ownAnswerOf = (id: string, name: string, answer: string): OwnAnswerRecord => ({
  kind: 'ownAnswer',
  id,
  name,
  answer,
  date: null,
  position: null,
})

function airportsOf({ airportsNear }: GuideParts, home: Parameters<typeof positionOf>[0]): AirportRecord[] {
  const position = positionOf(home)
  if (position === null) return []
  return airportsNear(position.lat, position.lng, mostAirports).map(({ name, code, lat, lng, miles }) => ({
    kind: 'airport',
    id: null,
    name,
    code,
    miles,
    date: null,
    position: { lat, lng },
  }))
}
