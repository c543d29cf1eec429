import type { Abilities } from '@app/contract/entitlements.ts'
import type * as z from 'zod'
import type { Entry, MarketDeclaration } from '../search/market-declaration.ts'
import type { ReadingDeclaration } from '../search/reading/read-market.ts'
import { boostHandlers } from './boosts.ts'
import { changesHandler } from './changes.ts'
import { claimHandlers } from './claims.ts'
import { documentHandlers, imageHandlers } from './files.ts'
import { otherNameHandlers } from './other-names.ts'
import type { KindOf } from './profile-kind.ts'
import { approvalHandlers, favoriteHandlers, profileHandlers } from './profiles.ts'
import { searchHandlers } from './search.ts'
import { reactionHandlers } from './reactions.ts'
import type { ServiceParts } from './service-parts.ts'

interface CommonParts<I extends z.ZodObject, D extends z.ZodObject, F extends z.ZodObject, E extends Entry> {
  kind: KindOf<I, D, F>
  market: MarketDeclaration<E, z.output<F>>
  reading: ReadingDeclaration<z.output<F>>
  abilities: Abilities
  /** The kind's own public collections, whose changes are dated. */
  collections?: readonly string[]
}

/** Opens the market of a kind. Returns it with the handlers for `commonRoutes`, `approvalRoutes`, and `liking` or `following`. */
export const openKind = <
  I extends z.ZodObject,
  D extends z.ZodObject,
  F extends z.ZodObject,
  E extends Entry,
>(
  shared: ServiceParts,
  { kind, market: declaration, reading, abilities, collections = [] }: CommonParts<I, D, F, E>,
) => {
  const market = shared.openMarket(kind, declaration)
  const parts = { ...shared, kind, market, abilities }
  const favorites = favoriteHandlers(parts)
  const reactions = reactionHandlers()
  return {
    market,
    parts,
    liking: { liked: favorites, likes: reactions },
    following: { followed: favorites, followers: reactions },
    common: {
      ...profileHandlers(parts),
      ...searchHandlers(parts, reading),
      images: imageHandlers(shared.store),
      documents: documentHandlers(shared.store),
      boosts: boostHandlers(kind),
      changes: changesHandler(kind, ['images', 'documents', 'otherNames', ...collections]),
      otherNames: otherNameHandlers(),
    },
    approval: { ...approvalHandlers(kind), claims: claimHandlers() },
  }
}
