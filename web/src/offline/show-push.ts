import { showBadge } from '../page/device/badge.ts'
import { foundBy } from '../page/opened-by.ts'
import { pageIdOf } from '../visits/visit-words.ts'
import { scope, type PushEvent, type WindowClient } from './worker-scope.ts'

/** Milliseconds in which an open page takes over. One that is still loading doesn't. */
const timeoutMs = 1500

interface PushText {
  id: string
  title: string
  contents: string
  /** A path of the product. */
  url: string
  tag: string
  unopened: number
}

/** Only our server can encrypt for this browser, but an older worker may get what a newer server sends. */
function readPush(data: unknown): PushText | null {
  if (typeof data !== 'object' || data === null) return null
  const { id, title, contents, url, tag, unopened }: Partial<Record<keyof PushText, unknown>> = data
  const isComplete = typeof id === 'string' && typeof title === 'string' && typeof url === 'string'
  if (!isComplete) return null
  return {
    id,
    title,
    url,
    contents: typeof contents === 'string' ? contents : '',
    tag: typeof tag === 'string' ? tag : id,
    unopened: typeof unopened === 'number' ? unopened : 0,
  }
}

const windows = async () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Shows a notification, unless the person is looking at what it is about. */
export async function showPush({ data }: PushEvent) {
  const text = readPush(data?.json())
  if (text === null) return
  const { id, title, contents, url, tag, unopened } = text
  const isSeen = (await windows()).some((open) => open.focused && new URL(open.url).pathname === url)
  if (isSeen) return
  await showBadge(unopened)
  await scope.registration.showNotification(title, {
    body: contents,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { id, url },
  })
}

/** Opens what a notification is about in an open window, or in a new one. The page marks the notification as opened. */
export async function openNotification(notification: Notification) {
  notification.close()
  const { id, url }: { id: string; url: string } = notification.data
  const target = new URL(url, location.origin)
  if (target.origin !== location.origin) return
  const [first] = (await windows()).toSorted((one, other) => Number(other.focused) - Number(one.focused))
  if (first !== undefined) {
    const window = await first.focus().catch(() => first)
    if (await isTaken(window, { type: 'open-notification', id, url })) return
  }
  if (pageIdOf(target.pathname) !== undefined) target.href = foundBy('push', target.href)
  target.hash = `notification=${id}`
  // A window that didn't reply may have unsaved text, and isn't sent elsewhere.
  await scope.clients.openWindow(target.href)
}

/** Whether the page of a window opens it itself, without reloading. */
const isTaken = (window: WindowClient, message: object) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(() => resolve(false), timeoutMs)
    window.postMessage(message, [port2])
  })
