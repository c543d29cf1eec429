import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { byteCache, type ByteCache } from '../platform/byte-cache.ts'
import type { Changes } from '../search/follow-changes.ts'
import type { EncodedBody, Encoding } from '../platform/http/encoded-body.ts'

/** A page as it is sent, independent of who asks for it. */
export interface SentPage {
  status: number
  headers: Record<string, string>
  /** Only successful pages have one. */
  etag: string | undefined
  body: EncodedBody
}

export interface PageRequest {
  url: URL
  /** The encoding that the caller will read first. */
  encoding: Encoding
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

export type Render = (request: PageRequest) => Promise<SentPage>

interface KeptPagesParts {
  render: Render
  changes: Pick<Changes, 'subscribe' | 'catchUp'>
  maxBytes?: number | undefined
  now?: () => Date
}

interface Kept {
  page: SentPage
  /** Pages expire at the end of the UTC day, because boosts start and end by date. */
  day: string
}

interface Underway {
  result: Promise<SentPage>
  day: string
  join(signal: AbortSignal): void
}

const maxKeptBytes = 32 * 1024 * 1024
const maxPageBytes = 512 * 1024
/** Approximate size of the headers, the key and the objects. */
const overhead = 3000

/**
 * Renders each page once until something changes. All requests for one URL that arrive during a render share it.
 *
 * A change of anything that pages show evicts all pages and voids all renders under way: they are neither kept nor
 * shared with later requests. Before a page is reused, all changes committed so far must have been announced, so a
 * request never gets a page from before a change that was committed earlier.
 */
export function keptPages({
  render,
  changes,
  maxBytes = maxKeptBytes,
  now = () => new Date(),
}: KeptPagesParts) {
  const openCache = () =>
    byteCache<Kept>({
      maxBytes: maxBytes / 2,
      maxValueBytes: maxPageBytes,
      sizeOf: ({ page }) => page.body.bytes() + overhead,
    })
  // Apart, so that made-up queries can't push out pages without one.
  const plain = openCache()
  const queried = openCache()
  const underway = new Map<string, Underway>()
  const today = () => dayOf(now())

  changes.subscribe((source) => {
    // Pages don't show the maintenance mode: browsers read it from /status.json.
    if (source === 'maintenance') return
    plain.clear()
    queried.clear()
    underway.clear()
  })

  // Without a connection for notices, a page can't be checked.
  const isCaughtUp = () =>
    changes.catchUp().then(
      () => true,
      () => false,
    )

  function start(request: PageRequest, key: string): Promise<SentPage> {
    const controller = new AbortController()
    let waiting = 0
    const leave = () => {
      if (--waiting > 0) return
      if (underway.get(key) === own) underway.delete(key)
      controller.abort()
    }
    const run = async () => {
      try {
        const page = await render({ ...request, signal: controller.signal })
        // If it isn't there any more, a change has voided it.
        if (underway.get(key) === own && isKeepable(page))
          cacheOf(request.url).set(key, { page, day: own.day })
        return page
      } finally {
        if (underway.get(key) === own) underway.delete(key)
      }
    }
    const own: Underway = {
      day: today(),
      result: Promise.resolve().then(run),
      join: (signal) => {
        waiting++
        signal.addEventListener('abort', leave, { once: true })
      },
    }
    underway.set(key, own)
    own.join(request.signal)
    return own.result
  }
  const cacheOf = (url: URL) => (url.search === '' ? plain : queried)

  async function get(request: PageRequest): Promise<SentPage> {
    const { url, encoding, signal } = request
    const key = url.pathname + url.search
    const cache = cacheOf(url)
    if (!cache.get(key) && !underway.has(key)) return start(request, key)
    if (!(await isCaughtUp())) return start(request, key)
    const kept = cache.get(key)
    if (kept?.day === today()) {
      await addEncoding(cache, key, kept, encoding)
      return kept.page
    }
    const current = underway.get(key)
    if (current?.day !== today()) return start(request, key)
    current.join(signal)
    const page = await current.result
    return setsCookie(page) ? start(request, key) : page
  }

  return {
    get,
    bytes: () => plain.bytes() + queried.bytes(),
  }
}

/** Encodes a kept page, and measures it again if that made it larger. */
async function addEncoding(cache: ByteCache<Kept>, key: string, kept: Kept, encoding: Encoding) {
  const { body } = kept.page
  const before = body.bytes()
  await body.read(encoding)
  if (body.bytes() !== before && cache.get(key) === kept) cache.set(key, kept)
}

const setsCookie = ({ headers }: SentPage) => 'set-cookie' in headers
const isKeepable = (page: SentPage) => page.etag !== undefined && !setsCookie(page)
