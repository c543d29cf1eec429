import type * as z from 'zod'
import type { Page } from '@app/contract/envelope.ts'
import { notFound } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import { one, page } from '../platform/http/json-text.ts'
import type { Found } from '../search/market.ts'
import { itemJson, uncachedTexts, type ItemTexts } from './item-texts.ts'
import type { KindOf } from './profile-kind.ts'

/** Returns an item, or throws a 404 if it isn't visible to the caller. */
export async function readProfile<I extends z.ZodObject>(
  kind: KindOf<I>,
  call: Call,
  id: string,
  texts: ItemTexts = uncachedTexts,
) {
  const text = (await texts(kind, call, [id])).get(id)
  if (!text) throw notFound()
  return one<z.output<I>>(itemJson(text), text.revision)
}

/** Loads the items of a page of search results, in the same order. */
export async function hydrate<I extends z.ZodObject>(
  kind: KindOf<I>,
  texts: ItemTexts,
  call: Call,
  { ids, total, distances, facets, towns, free, dropped = [] }: Found,
) {
  const meta = [
    ...(facets ? [`"facets":${JSON.stringify(facets)}`] : []),
    ...(towns ? [`"towns":${JSON.stringify(towns)}`] : []),
    ...(free ? [`"free":${JSON.stringify(free)}`] : []),
    ...(dropped.length > 0 ? [`"relaxed":true,"dropped":${JSON.stringify(dropped)}`] : []),
  ].join(',')
  const found = ids.length === 0 ? undefined : await texts(kind, call, ids)
  const items = ids.flatMap((id, place) => {
    const text = found?.get(id)
    return text ? [itemJson(text, distances?.[place])] : []
  })
  return page<z.output<I>>(`[${items.join(',')}]`, total, meta)
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
