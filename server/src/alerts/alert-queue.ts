import type { FastifyBaseLogger } from 'fastify'
import { kindOf } from '../kinds.ts'
import type { ComparedKindOf } from '../patterns/compared-kind.ts'
import { alertChannel, type TellOffer } from '../patterns/searchers.ts'
import { startWorkQueue } from '../platform/work-queue.ts'
import type { Changes } from '../search/follow-changes.ts'
import type { Database } from '../tables/tables.ts'
import { compareChanges } from './compare-changes.ts'
import { searcherFinder } from './find-searchers.ts'
import { openKeptSearches } from './kept-searches.ts'
import { tellMatches } from './tell-matches.ts'

const pathOf = (kind: string) => kindOf(kind).contract.path

/** How soon people are told in the morning, and what failed is done again. */
const retryMs = 15_000

interface Parts {
  /** For writes. */
  db: Database
  databaseUrl: string
  comparedKind: ComparedKindOf
  changes: Pick<Changes, 'settled'>
  tellOffer: TellOffer
  log: FastifyBaseLogger
}

/**
 * Compares profiles that changed with the saved searches, and tells people of new matches and offers. One of the servers does each piece
 * of work.
 */
export async function startAlertQueue({ db, databaseUrl, comparedKind, changes, tellOffer, log }: Parts) {
  const searches = await openKeptSearches({ db, databaseUrl, comparedKind })
  const findSearchers = searcherFinder({ searches, comparedKind, changes })
  const queue = await startWorkQueue({
    notices: { databaseUrl, channel: alertChannel },
    retryMs,
    doNext: async () =>
      (await tellMatches({ db, pathOf })) ||
      (await compareChanges({ db, searches, comparedKind, changes })) ||
      tellOffer(findSearchers),
    log,
    name: 'saved searches',
  })
  return {
    close: async () => {
      await queue.close()
      await searches.close()
    },
  }
}
