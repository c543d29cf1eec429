import { services } from '@app/contract/tree.ts'
import type { FastifyBaseLogger } from 'fastify'
import { counter, type MetricsRegistry } from '../../platform/metrics/registry.ts'
import type { Database } from '../../tables/tables.ts'
import { isExpected, type SentDocument } from './sent-documents.ts'
import { visitTallies } from './visit-tallies.ts'
import { visitRecorder, type Outcome } from './record-visits.ts'
import { recordBuffer } from './record-buffer.ts'
import { closeSearches, storeSought, type Sought } from './search-days.ts'
import { visitBuffer } from './visit-buffer.ts'
import { closeDays, dropOldDays } from './visit-days.ts'
import { visitedPages, type VisitedPagesParts } from './visited-pages.ts'
import { visitorHashes } from './visitor-hash.ts'

interface PageServiceParts extends VisitedPagesParts {
  isOn: boolean
  /** For writes. */
  db: Database
  log: FastifyBaseLogger
  metrics: MetricsRegistry
}

/** Names of counts beside the outcomes of records. */
export const sentDocuments = 'document'
export const readDocuments = 'documentRead'

export { visitOutcomes } from './record-visits.ts'
export { closeSearches } from './search-days.ts'
export { closeDays, lastEndedDay, openDay } from './visit-days.ts'

/** What housekeeping does every hour. */
export const visitChores = [closeDays, closeSearches, dropOldDays] as const

export function openPageService({ isOn, db, log, metrics, ...pages }: PageServiceParts) {
  const outcomes = metrics.add(
    counter(
      'visit_records_total',
      'What was read of pages and used of them, by whether or why not it counts.',
    ),
  )
  const tallies = visitTallies({ db, log })
  function count(outcome: Outcome, by = 1) {
    outcomes.increment({ outcome }, by)
    if (isOn && by > 0) tallies.add(outcome, by)
  }
  const buffer = visitBuffer({ db, log, onLost: (lost) => count('lost', lost) })
  const searches = recordBuffer<Sought>({
    what: 'searches',
    store: (sought) => storeSought(db, sought),
    log,
    onLost: () => undefined,
  })
  const seen = visitRecorder({
    isOn,
    buffer,
    searches,
    pages: visitedPages(pages),
    visitorOf: visitorHashes(db),
    count,
    onDocumentRead: (many) => tallies.add(readDocuments, many),
  })
  return {
    service: { name: 'page-mgmt', tree: services['page-mgmt'], handlers: { seen } },
    /** Counts the documents of which a record should follow. */
    onDocument(document: SentDocument) {
      if (isOn && isExpected(document)) tallies.add(sentDocuments)
    },
    async close() {
      await Promise.all([buffer.close(), searches.close(), tallies.close()])
    },
  }
}
