import type { Call } from '../platform/http/call.ts'
import type { ProfileKind } from './profile-kind.ts'
import { stranger, viewerOf, type ViewerParameters } from './visibility.ts'

// The distance is the last field of an item, and the only one that depends on the search.
const distancePlaceholder = '"distance":null}'

export interface ItemText {
  revision: number
  /** The JSON of the item without its distance. */
  head: string
}

/** Reads the JSON of items by id, without those that the caller can't see. */
export type ItemTexts = (
  kind: ProfileKind,
  call: Call,
  ids: string[],
) => Promise<ReadonlyMap<string, ItemText>>

export const itemJson = ({ head }: ItemText, distance: number | null = null) =>
  `${head}"distance":${distance}}`

/** Reads every item from the database. */
export const uncachedTexts: ItemTexts = async (kind, call, ids) =>
  readTexts(kind, call, ids, await viewerOf(call, kind.gate))

/** Reads items as a stranger sees them, independent of the caller. */
export const publicTexts: ItemTexts = (kind, call, ids) => readTexts(kind, call, ids, stranger)

interface CachedText extends ItemText {
  version: number
  /** Texts expire daily, because boosts start and end by date. */
  day: string
}

const today = () => new Date().toISOString().slice(0, 10)

/**
 * An LRU cache of the JSON of public items. Each read checks the versions and visibility of all items in the database,
 * so stale or hidden items are never served from memory. Items that aren't public are never cached, because their URLs
 * contain passes.
 */
export function cachedTexts(maxBytes: number) {
  const texts = new Map<string, CachedText>()
  let bytes = 0

  const store = (id: string, text: CachedText) => {
    drop(id)
    texts.set(id, text)
    bytes += sizeOf(text)
    for (const [oldest] of texts) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }
  const drop = (id: string) => {
    const old = texts.get(id)
    if (!old) return
    texts.delete(id)
    bytes -= sizeOf(old)
  }
  const lookUp = (id: string, version: number, day: string) => {
    const text = texts.get(id)
    if (!text || text.version !== version || text.day !== day) return undefined
    // Marks it as most recently used.
    texts.delete(id)
    texts.set(id, text)
    return text
  }
  const read: ItemTexts = async (kind, call, ids) => {
    const day = today()
    const versions = await call.prepared<{ id: string; version: number }>(
      `${kind.kind}-versions`,
      kind.statements.versions,
      [ids],
    )
    const found = new Map<string, ItemText>()
    for (const { id, version } of versions) {
      const text = lookUp(id, version, day)
      if (text) found.set(id, text)
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
      if (isPublic) store(id, { ...text, day })
    }
    return found
  }
  return { read, bytes: () => bytes }
}

interface TextRow extends ItemText {
  version: number
  isPublic: boolean
}

async function readTexts(kind: ProfileKind, call: Call, ids: string[], viewer: ViewerParameters) {
  const rows = await call.prepared<{ id: string; json: string } & Omit<TextRow, 'head'>>(
    `${kind.kind}-texts`,
    kind.statements.texts,
    [ids, ...viewer],
  )
  return new Map(
    rows.map(({ id, json, ...row }): [string, TextRow] => [
      id,
      { ...row, head: json.slice(0, -distancePlaceholder.length) },
    ]),
  )
}

// In bytes. A string takes at most two bytes per character. The overhead covers the id, the map entry and the object.
const overhead = 200
const sizeOf = ({ head }: ItemText) => 2 * head.length + overhead
