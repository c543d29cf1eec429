import { byteCache } from '../platform/byte-cache.ts'
import type { Call } from '../platform/http/call.ts'
import type { ProfileKind } from './profile-kind.ts'
import { stranger, viewerOf, type ViewerParameters } from './visibility.ts'

// The distance is the last field of an item, and the only one that depends on the search.
const distancePlaceholder = '"distance":null}'

/** Changes with the item, and with its parent if the item shows it. */
export type Version = number | string

export interface ItemText {
  revision: number
  /** The JSON of the item without its distance. */
  head: string
  version: Version
}

/** Reads the JSON of items by id, without those that the caller can't see. */
export type ItemTexts = (
  kind: ProfileKind,
  call: Call,
  ids: string[],
) => Promise<ReadonlyMap<string, ItemText>>

export const itemJson = ({ head }: ItemText, distance: number | null = null) =>
  `${head}"distance":${distance}}`

/** The current versions of those profiles that are public, and the current day. */
export const publicVersions = ({ kind, statements }: ProfileKind, call: Call, ids: string[]) =>
  call.prepared<{ id: string; version: Version; day: string }>(`${kind}-versions`, statements.versions, [ids])

/** Reads every item from the database. */
export const uncachedTexts: ItemTexts = async (kind, call, ids) =>
  readTexts(kind, call, ids, await viewerOf(call, kind.gate))

/** Reads items as a stranger sees them, independent of the caller. */
export const publicTexts: ItemTexts = (kind, call, ids) => readTexts(kind, call, ids, stranger)

interface CachedText extends ItemText {
  /** The day in the database. Texts expire daily, because boosts start and end by date. */
  day: string
}

/**
 * An LRU cache of the JSON of public items. Each read checks the versions and visibility of all items in the database,
 * so stale or hidden items are never served from memory. Items that aren't public are never cached, because their URLs
 * contain passes.
 */
export function cachedTexts(maxBytes: number) {
  const texts = byteCache<CachedText>({ maxBytes, sizeOf })
  const read: ItemTexts = async (kind, call, ids) => {
    const found = new Map<string, ItemText>()
    for (const { id, version, day } of await publicVersions(kind, call, ids)) {
      const text = texts.get(id)
      if (text?.version === version && text.day === day) found.set(id, text)
    }
    if (found.size === ids.length) return found
    const missing = ids.filter((id) => !found.has(id))
    for (const [id, { isPublic, ...text }] of await readTexts(
      kind,
      call,
      missing,
      await viewerOf(call, kind.gate),
    )) {
      found.set(id, text)
      if (isPublic) texts.set(id, text)
    }
    return found
  }
  return { read, bytes: texts.bytes }
}

interface TextRow extends CachedText {
  isPublic: boolean
}

async function readTexts(kind: ProfileKind, call: Call, ids: string[], viewer: ViewerParameters) {
  const rows = await call.prepared<{ id: string; json: string } & Omit<TextRow, 'head'>>(
    `${kind.kind}-texts`,
    kind.statements.texts,
    [ids, ...viewer],
  )
  return new Map(
    rows.map(({ id, json, ...row }): [string, TextRow] => {
      if (!json.endsWith(distancePlaceholder))
        throw new Error(`${id}: the distance must be null and come last`)
      return [id, { ...row, head: json.slice(0, -distancePlaceholder.length) }]
    }),
  )
}

// In bytes. A string takes at most two bytes per character. The overhead covers the id, the map entry and the object.
const overhead = 200
const sizeOf = ({ head }: ItemText) => 2 * head.length + overhead
