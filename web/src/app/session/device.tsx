import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useOwnUser } from '../../api/own-account.ts'
import { type Queries, useTransport } from '../../platform/calls/transport.ts'
import { useSession } from '../../api/session.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { sendLeftMessages } from '../../messages/outbox.ts'
import { forgetUnsentOfOthers, reactionKey } from '../../page/conversation-texts.ts'
import { showBadge } from '../../page/device/badge.ts'
import { deviceDrafts } from '../../page/draft-store.ts'
import { removeWorker } from '../../page/device/forget-device.ts'
import { forgetConversations } from '../../page/device/forget-kept.ts'
import { readKeptPerson, writeKeptPerson, type KeptPerson } from '../../page/device/kept-person.ts'
import { renewPush } from '../../page/device/push.ts'
import { tidyLeftRequests } from '../../page/left-requests.ts'
import { noteFound } from '../../page/note-visit.ts'
import { keepReadConversations } from './keep-read-conversations.ts'
import { markOpened } from './mark-opened.ts'
import { onGroupChanged } from './group-changes.ts'

/** For people who are signed in: the service worker, conversations to read offline, what is left to send, and the badge of the icon. */
export function Device() {
  const { data: user } = useOwnUser({ staleTime: Infinity })
  const { queries } = useTransport()
  const subject = useSession(({ person }) => person?.subject)
  return user && queries && subject !== undefined ? (
    <Kept userId={user.id} unopened={user.unopenedNotifications} {...{ subject, queries }} />
  ) : null
}

interface KeptProps {
  subject: string
  userId: string
  unopened: number
  queries: Queries
}

function Kept({ subject, userId, unopened, queries }: KeptProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const open = useEffectEvent((id: string, url?: string) => {
    void markOpened(userId, id)
    if (url === undefined) return
    noteFound(url, 'push')
    void navigate(url)
  })

  useEffect(() => void showBadge(unopened), [unopened])

  useEffect(() => {
    const conversations = keepReadConversations(queries.client, userId)
    const stopChecks = onGroupChanged((id) => void conversations.check(id))
    void takeDevice(queries, { subject, userId })
      .then(async () => Promise.all([conversations.check(), sendLeftReactions({ queries, toast }, subject)]))
      .catch(() => undefined)
    return () => {
      stopChecks()
      conversations.stop()
    }
  }, [queries, toast, subject, userId])

  useEffect(() => {
    const id = notificationIn(window.location.hash)
    if (id !== null) {
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
      open(id)
    }
    // During development, there is no worker.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
    const workers = navigator.serviceWorker
    const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
      const message = openMessage(data)
      if (message === null) return
      ports[0]?.postMessage('taken')
      open(message.id, message.url)
    }
    workers.addEventListener('message', onMessage)
    workers.startMessages()
    // A worker that can't be installed must not stand in the way.
    workers.register('/sw.js').then(
      async () => renewPush(subject).catch(() => undefined),
      async () => removeWorker().catch(() => undefined),
    )
    return () => workers.removeEventListener('message', onMessage)
  }, [subject])
  return null
}

/** Makes the device this person's, and sends what they have left. */
async function takeDevice(queries: Queries, { subject, userId }: KeptPerson) {
  if (readKeptPerson()?.subject !== subject) await forgetConversations()
  forgetUnsentOfOthers(subject)
  tidyLeftRequests()
  writeKeptPerson({ subject, userId })
  sendLeftMessages(queries.client, subject)
}

/** What was liked or followed without a connection. Most devices have nothing to send, and don't load the code. */
async function sendLeftReactions(
  { queries, toast }: { queries: Queries; toast: ReturnType<typeof useToast> },
  subject: string,
) {
  if (deviceDrafts.keys(reactionKey(subject, '')).length === 0) return
  const [{ leftReactions }, { runReaction }] = await Promise.all([
    import('../../reactions/kept-reactions.ts'),
    import('../../reactions/run-reaction.ts'),
  ])
  for (const { kind, reaction } of leftReactions(subject))
    void runReaction({ queries: queries.client, kind, reaction, toast, isLeft: true })
}

/** The notification that a new window was opened for. */
const notificationIn = (hash: string) => /^#notification=([\da-f-]{36})$/.exec(hash)?.[1] ?? null

function openMessage(data: unknown) {
  if (typeof data !== 'object' || data === null) return null
  const { type, id, url }: { type?: unknown; id?: unknown; url?: unknown } = data
  return type === 'open-notification' && typeof id === 'string' && typeof url === 'string'
    ? { id, url }
    : null
}
