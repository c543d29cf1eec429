import { showBadge } from './badge.ts'
import { forgetConversations, forgetKept } from './forget-kept.ts'
import { pausePush, turnOffPush } from './push.ts'

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

/**
 * Removes what others could read or get on this device while the session is over. What the person wrote stays until they log in again or
 * decline, and so does their wish for push messages. Never throws.
 */
export async function lockDevice() {
  await Promise.allSettled([pausePush(), forgetConversations(), closeShown(), showBadge(0)])
}

/** Closes the notifications that the system shows. */
async function closeShown() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const shown = await Promise.all(registrations.map(async (registration) => registration.getNotifications()))
  for (const notification of shown.flat()) notification.close()
}

/** With what it kept and shows. Also for a worker that fails. */
export async function removeWorker() {
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.map(async (name) => caches.delete(name)))
  await closeShown()
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map(async (registration) => registration.unregister()))
}
