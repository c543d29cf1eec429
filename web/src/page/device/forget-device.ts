import { showBadge } from './badge.ts'
import { forgetKept } from './forget-kept.ts'
import { turnOffPush } from './push.ts'

/** Milliseconds for which signing out waits for this. */
const timeoutMs = 3000

/**
 * Forgets everything of the person who was signed in, and removes the worker. Never throws.
 *
 * @param hasToken whether calls still have a valid token, by which the server forgets the push subscription too
 */
export async function forgetDevice({ hasToken }: { hasToken: boolean }) {
  const isOver = new Promise((resolve) => void setTimeout(resolve, timeoutMs))
  await Promise.race([isOver, Promise.allSettled([turnOffPush({ hasToken }), forgetKept(), showBadge(0)])])
  await removeWorker().catch(() => undefined)
}

/** With what it kept and shows. Also for a worker that fails. */
export async function removeWorker() {
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.map(async (name) => caches.delete(name)))
  const registrations = await navigator.serviceWorker?.getRegistrations()
  for (const registration of registrations ?? []) {
    for (const shown of await registration.getNotifications()) shown.close()
    await registration.unregister()
  }
}
