import type * as z from 'zod'
import type { Page } from '@app/contract/envelope.ts'
import { notFound } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import { one, page } from '../platform/http/json-text.ts'
import type { Found } from '../search/marketplace.ts'
import { uncachedTexts, type ItemTexts } from './item-texts.ts'
import type { KindOf } from './profile-kind.ts'
import { viewerOf, type ViewerParameters } from './visibility.ts'

/** Returns an item, or throws a 404 if it isn't visible to the viewer. By default, the viewer is the caller. */
export async function readProfile<I extends z.ZodObject>(
  kind: KindOf<I>,
  call: Call,
  id: string,
  viewer?: ViewerParameters,
) {
  const [found] = await call.prepared<{ json: string; revision: number }>(
    `${kind.kind}-get`,
    kind.statements.get,
    [id, ...(viewer ?? (await viewerOf(call, kind.gate)))],
  )
  if (!found) throw notFound()
  return one<z.output<I>>(found.json, found.revision)
}

/** Loads the items of a page of search results, in the same order. */
export async function hydrate<I extends z.ZodObject>(
  kind: KindOf<I>,
  texts: ItemTexts,
  call: Call,
  found: Found,
) {
  const meta = [
    ...(found.facets ? [`"facets":${JSON.stringify(found.facets)}`] : []),
    ...(found.relaxed ? ['"relaxed":true'] : []),
  ].join(',')
  const items = found.ids.length === 0 ? '[]' : await texts.read(kind, call, found.ids, found.distances)
  return page<z.output<I>>(items, found.total, meta)
}

/** Loads a page of a list of ids. Reads from the database, so that callers see their own writes. */
export async function hydrateIds<I extends z.ZodObject>(
  kind: KindOf<I>,
  call: Call,
  ids: string[],
  { offset, take }: Page,
) {
  return hydrate(kind, uncachedTexts, call, { ids: ids.slice(offset, offset + take), total: ids.length })
}
