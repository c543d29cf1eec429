import type * as z from 'zod'
import type { imports } from '@app/contract/imports/import-routes.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { OpenHeavyWork } from '../platform/heavy-work/heavy-work.ts'
import type { Handlers } from '../platform/http/call.ts'
import type { Entry, MarketDeclaration } from '../search/market-declaration.ts'
import type { Market } from '../search/market.ts'
import type { OpenReader } from '../search/reading/open-reader.ts'
import type { ItemTexts } from './item-texts.ts'
import type { FindPlace } from './place-details.ts'
import type { KindOf } from './profile-kind.ts'
import type { ResolveLocation } from './resolve-location.ts'

/** Handlers for the routes of `imports`. The call has the owner in the path, if there is one. */
export type ImportHandlers = Handlers<ReturnType<typeof imports<'/imports'>>>

/** The search index of a kind that a service has opened, for the others. */
export type OpenedMarkets = (kind: string) => Pick<Market<unknown>, 'state' | 'known'>

/** Dependencies of the services. */
export interface ServiceParts {
  brand: string
  origin: string
  store: FileStore
  resolveLocation: ResolveLocation
  findPlace: FindPlace
  texts: ItemTexts
  openReader: OpenReader
  openHeavyWork: OpenHeavyWork
  imports: ImportHandlers
  /** Calendars of other programs that may be in our own network, as configured. */
  calendarOrigins: readonly string[]
  /** Opens the search index of a kind. The index follows changes in the database. */
  openMarket<F extends z.ZodObject, E extends Entry>(
    kind: KindOf<z.ZodObject, z.ZodObject, F>,
    declaration: MarketDeclaration<E, z.output<F>>,
  ): Market<z.output<F>>
}
