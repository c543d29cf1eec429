import type { Page } from '@app/contract/envelope.ts'
import { notFound } from '../platform/errors.ts'
import type { Call } from '../platform/http/call.ts'
import { one, page } from '../platform/http/json-text.ts'
import type { Found } from '../search/marketplace.ts'
import type { ProfileKind } from './profile-kind.ts'
import { viewerOf } from './visibility.ts'

/** One item as this viewer may see it, or a 404. */
export async function readProfile(kind: ProfileKind, call: Call, id: string, viewer = viewerOf(call)) {
  const [found] = await call.prepared<{ json: string; revision: number }>(
    `${kind.kind}-get`,
    kind.statements.get,
    [id, ...viewer],
  )
  if (!found) throw notFound()
  return one(found.json, found.revision)
}

/** The items of a search's page, in its order. */
export async function hydrate(kind: ProfileKind, call: Call, found: Found) {
  const meta = [
    ...(found.facets ? [`"facets":${JSON.stringify(found.facets)}`] : []),
    ...(found.relaxed ? ['"relaxed":true'] : []),
  ].join(',')
  if (found.ids.length === 0) return page('[]', found.total, meta)
  const [row] = await call.prepared<{ json: string }>(`${kind.kind}-hydrate`, kind.statements.hydrate, [
    found.ids,
    ...viewerOf(call),
    found.distances ?? found.ids.map(() => null),
  ])
  return page(row?.json ?? '[]', found.total, meta)
}

/** A page of a list of ids whose order is the caller's affair. */
export const hydrateIds = (kind: ProfileKind, call: Call, ids: string[], { offset, take }: Page) =>
  hydrate(kind, call, { ids: ids.slice(offset, offset + take), total: ids.length })
