import { loadApi } from '../../api/load-api.ts'
import { readDevice, writeDevice } from '../device-storage.ts'

export type PushState = 'unsupported' | 'not-installed' | 'denied' | 'off' | 'on'

/** The id of this browser's subscription at the server, and whose it is. */
interface Subscribed {
  id: string
  subject: string
}

const key = 'push-subscription'

function readSubscribed(): Subscribed | null {
  try {
    const stored: Partial<Subscribed> | null = JSON.parse(readDevice(key) ?? 'null')
    const { id, subject } = stored ?? {}
    return typeof id === 'string' && typeof subject === 'string' ? { id, subject } : null
  } catch {
    return null
  }
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Safari on phones has push messages only for what is on the home screen. */
const needsInstallation = () => 'standalone' in navigator && navigator.standalone === false

export function pushState(subject: string): PushState {
  if (!isSupported()) return needsInstallation() ? 'not-installed' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isOn = Notification.permission === 'granted' && readSubscribed()?.subject === subject
  return isOn ? 'on' : 'off'
}

const bytesOf = (base64url: string) => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

const isSameKey = (key_: ArrayBuffer | null | undefined, expected: Uint8Array) =>
  key_ != null && String(new Uint8Array(key_)) === String(expected)

/** Subscribes this browser, or renews its subscription. */
async function subscribe(subject: string) {
  const { push } = (await loadApi())['user-mgmt'].users
  const { data } = await push.get({})
  const applicationServerKey = bytesOf(data.publicKey)
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  const isCurrent = before !== null && isSameKey(before.options.applicationServerKey, applicationServerKey)
  // A subscription with the key of another installation can't be used.
  if (before !== null && !isCurrent) await before.unsubscribe()
  const subscription = isCurrent
    ? before
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  const { id } = (await push.subscribe({ data: { endpoint, keys: { p256dh, auth } } })).data
  writeDevice(key, JSON.stringify({ id, subject } satisfies Subscribed))
}

/** Asks for permission, so call it in the click's handler. Resolves with what this browser does then. */
export async function turnOnPush(subject: string): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'granted') await subscribe(subject)
  return pushState(subject)
}

/**
 * Ends the subscription in the browser and, unless there is no valid token anymore, at the server. Never throws: either end
 * suffices.
 */
export async function turnOffPush({ hasToken = true } = {}) {
  const subscribed = readSubscribed()
  writeDevice(key, null)
  if (!isSupported()) return
  const atServer = async () => {
    if (subscribed === null || !hasToken) return
    const { push } = (await loadApi())['user-mgmt'].users
    await push.unsubscribe({ subscriptionId: subscribed.id })
  }
  await Promise.allSettled([atServer(), pausePush()])
}

/** Ends the subscription in the browser only. `renewPush` makes a new one once its person is signed in again. */
export async function pausePush() {
  if (!isSupported()) return
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Tells the server that this browser is still used by this person. */
export async function renewPush(subject: string) {
  const subscribed = readSubscribed()
  if (subscribed === null || !isSupported()) return
  if (subscribed.subject !== subject || Notification.permission !== 'granted') await turnOffPush()
  else await subscribe(subject)
}
