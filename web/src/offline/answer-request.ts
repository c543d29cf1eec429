import type { RequestEvent } from './worker-scope.ts'

const shellCache = 'shell'
const assetCache = 'assets'
/** About 5 MB. The oldest are removed. */
const maxAssets = 300
const dayMs = 86_400_000

const offlinePage = '/offline'
const shellFiles = [
  offlinePage,
  '/offline.js',
  '/favicon.svg',
  '/fonts/plus-jakarta-sans-latin-wght-normal.woff2',
]

export async function keepShell() {
  const cache = await caches.open(shellCache)
  await cache.addAll(shellFiles.map((path) => new Request(path, { cache: 'reload' })))
}

/** The page is the server's, so it can change without the worker. */
async function renewShell() {
  const kept = await caches.match(offlinePage)
  // Once this device is forgotten, the worker that answers the last page must not begin anew.
  if (kept === undefined) return
  const date = Date.parse(kept.headers.get('date') ?? '')
  if (Date.now() - date < dayMs) return
  await keepShell().catch(() => undefined)
}

/** Pages and their files only. The worker never sees what the API replies. */
export function answerRequest(event: RequestEvent) {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event))
  else if (shellFiles.includes(pathname)) event.respondWith(shellFile(request))
}

/** Pages come from the server. Without a connection, there is the offline page. */
async function page(event: RequestEvent): Promise<Response> {
  try {
    const reply = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(renewShell())
    return reply
  } catch (error) {
    const kept = await caches.match(offlinePage)
    if (kept === undefined) throw error
    return kept
  }
}

async function shellFile(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request.url)
    if (kept === undefined) throw error
    return kept
  }
}

/** Their names have a hash of their content. */
async function asset(event: RequestEvent): Promise<Response> {
  const { request } = event
  const kept = await caches.match(request.url)
  if (kept !== undefined) return kept
  const reply = await fetch(request)
  // Without room for it, it is fetched again.
  if (reply.ok) event.waitUntil(keepAsset(request.url, reply.clone()).catch(() => undefined))
  return reply
}

async function keepAsset(url: string, reply: Response) {
  const cache = await caches.open(assetCache)
  await cache.put(url, reply)
  const all = await cache.keys()
  for (const old of all.slice(0, Math.max(0, all.length - maxAssets))) await cache.delete(old)
}
