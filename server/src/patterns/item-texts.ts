import type { Call } from '../platform/http/call.ts'
import type { ProfileKind } from './profile-kind.ts'
import { viewerOf, type ViewerParameters } from './visibility.ts'

// The distance is the last field of an item, and the only one that depends on the search.
const distancePlaceholder = '"distance":null}'

interface ItemText {
  version: number
  /** Texts expire daily, because boosts start and end by date. */
  day: string
  /** The JSON of the item without its distance. */
  head: string
}

/** Reads the JSON of many items. */
export interface ItemTexts {
  /** Returns a JSON array in the order of the ids, without items that the caller can't see. */
  read(kind: ProfileKind, call: Call, ids: string[], distances?: number[]): Promise<string>
}

const today = () => new Date().toISOString().slice(0, 10)

const arrayOf = (ids: string[], heads: ReadonlyMap<string, string>, distances?: number[]) => {
  const items = ids.flatMap((id, index) => {
    const head = heads.get(id)
    return head === undefined ? [] : [`${head}"distance":${distances?.[index] ?? null}}`]
  })
  return `[${items.join(',')}]`
}

/** Reads every item from the database. */
export const uncachedTexts: ItemTexts = {
  async read(kind, call, ids, distances) {
    const rows = await readTexts(kind, call, ids, await viewerOf(call, kind.gate))
    return arrayOf(ids, new Map(rows.map(({ id, head }) => [id, head])), distances)
  },
}

/**
 * An LRU cache of the JSON of public items. Each read checks the versions and visibility of all items in the database,
 * so stale or hidden items are never served from memory. Items that aren't public are never cached, because their URLs
 * contain passes.
 */
export function cachedTexts(maxBytes: number): ItemTexts & { readonly bytes: number } {
  const texts = new Map<string, ItemText>()
  let bytes = 0

  const store = (id: string, text: ItemText) => {
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
    return text.head
  }

  return {
    async read(kind, call, ids, distances) {
      const viewer = await viewerOf(call, kind.gate)
      const day = today()
      const versions = await call.prepared<{ id: string; version: number }>(
        `${kind.kind}-versions`,
        kind.statements.versions,
        [ids, ...viewer],
      )
      const heads = new Map<string, string>()
      const missing: string[] = []
      for (const { id, version } of versions) {
        const head = lookUp(id, version, day)
        if (head === undefined) missing.push(id)
        else heads.set(id, head)
      }
      if (missing.length > 0)
        for (const { id, head, version, isPublic } of await readTexts(kind, call, missing, viewer)) {
          heads.set(id, head)
          if (isPublic) store(id, { version, day, head })
        }
      return arrayOf(ids, heads, distances)
    },
    get bytes() {
      return bytes
    },
  }
}

interface TextRow {
  id: string
  json: string
  version: number
  isPublic: boolean
}

async function readTexts(kind: ProfileKind, call: Call, ids: string[], viewer: ViewerParameters) {
  const rows = await call.prepared<TextRow & Record<string, unknown>>(
    `${kind.kind}-texts`,
    kind.statements.texts,
    [ids, ...viewer],
  )
  return rows.map(({ json, ...row }) => ({ ...row, head: json.slice(0, -distancePlaceholder.length) }))
}

// In bytes. A string takes at most two bytes per character. The overhead covers the id, the map entry and the object.
const overhead = 200
const sizeOf = ({ head }: ItemText) => 2 * head.length + overhead
