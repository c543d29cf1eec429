import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { sessionHubPath } from '@app/contract/users/session-hub.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { calendarKey, calendarsKey } from '../../api/calendar-key.ts'
import { groupNotices } from '../../api/group-notices.ts'
import { groupsChanged } from '../../api/groups-changed.ts'
import { loadApi } from '../../api/load-api.ts'
import { noteRead } from '../../api/note-read.ts'
import { notificationReads, ownUserKey, useOwnUser, type OwnNotification } from '../../api/own-account.ts'
import { type Queries, useTransport } from '../../platform/calls/transport.ts'
import { accessToken, clearCredentials, isSigningOut } from '../../api/session.ts'
import { endTyping, noteTyping } from '../../api/typing.ts'
import { dismissToast } from '../../components/overlays/shown-toasts.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { followSequence } from '../../session/follow-sequence.ts'
import { keepConnected } from '../../session/keep-connected.ts'
import { pollInFocus } from '../../session/poll-in-focus.ts'
import { reportGroupChange } from './group-changes.ts'
import { markOpened } from './mark-opened.ts'
import { refetchNews } from './refetch-news.ts'

/** Toasts at once. Older news is on the page of notifications. */
const maxToasts = 3

/** In ms. All clients of a server are told to fetch at the same time. */
const maxResyncDelay = 3000

/** Keeps a signed-in page current: its badges, and toasts of new notifications. */
export function SessionHub() {
  const { data: user } = useOwnUser({ staleTime: Infinity })
  const { queries } = useTransport()
  return user && queries ? <Live ownerId={user.id} queries={queries} /> : null
}

function Live({ ownerId, queries }: { ownerId: string; queries: Queries }) {
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Whoever opens what news are about needs them no longer.
  useEffect(() => dismissToast(pathname), [pathname])

  const show = useEffectEvent(({ id, title, contents, url, icon, senderProfile }: OwnNotification) =>
    toast.notify({
      title,
      contents,
      topic: url,
      ...(senderProfile && { senderProfile: { ...senderProfile, isPerson: true } }),
      ...(!senderProfile && icon !== null && { senderProfile: { name: title, picture: icon } }),
      onView: () => {
        void markOpened(ownerId, id)
        void navigate(url)
      },
    }),
  )

  useEffect(() => {
    // Only the profile: pictures below its key are gone when the account is.
    const ownUser = { queryKey: ownUserKey, exact: true }
    const refreshUser = () => {
      for (const id of notificationReads) void queries.client.invalidateQueries({ queryKey: [id] })
      void queries.client.invalidateQueries(ownUser)
    }
    const notifications = followSequence<OwnNotification>({
      seen: storedSequence(ownerId),
      fetchAbove: (sequence) => fetchAbove(ownerId, sequence),
      onSeen: (items, sequence) => {
        sessionStorage.setItem(storageKey(ownerId), String(sequence))
        if (items.length === 0) return
        refreshUser()
        void refetchNews(queries, items)
        const isNews = ({ isOpened, url }: OwnNotification) => !isOpened && !isShown(url)
        for (const item of items.filter(isNews).slice(-maxToasts)) show(item)
      },
    })
    const poll = () => {
      refreshUser()
      return notifications.catchUp()
    }
    /** After notices may have been missed: whatever the page shows may have changed. */
    const catchUpShown = () => {
      void groupsChanged(queries.client)
      reportGroupChange()
      void queries.client.invalidateQueries({ queryKey: calendarsKey })
    }
    let isForced = false
    let resync: ReturnType<typeof setTimeout> | undefined

    const connection = new HubConnectionBuilder()
      .withUrl(sessionHubPath, { accessTokenFactory: connectionToken, withCredentials: false })
      .configureLogging(LogLevel.None)
      .build()
    connection.on('Notify', (_tags, _url, _threadId, sequence: number) => notifications.notice(sequence))
    connection.on('ProfileUpdated', refreshUser)
    const noticeGroup = groupNotices(queries.client)
    connection.on('GroupsUpdated', (groupId: string, sequence: number, authorId?: string) => {
      // Whoever sent something doesn't type it any more.
      if (authorId !== undefined) endTyping(groupId, authorId)
      noticeGroup(groupId, sequence, authorId)
      reportGroupChange(groupId)
    })
    connection.on('Typing', noteTyping)
    connection.on('MessagesRead', (...mark: [groupId: string, userId: string, sequence: number]) =>
      noteRead(queries.client, ...mark),
    )
    connection.on(
      'CalendarUpdated',
      (id: string) => void queries.client.invalidateQueries({ queryKey: calendarKey(id) }),
    )
    connection.on('Resync', () => {
      clearTimeout(resync)
      resync = setTimeout(() => {
        catchUpShown()
        void poll()
      }, Math.random() * maxResyncDelay)
    })
    connection.on('ForceDisconnect', () => {
      // Nothing to renew: the session ended because its person wanted it.
      if (isSigningOut()) return disconnect()
      isForced = true
      void connection.stop()
    })
    const disconnect = keepConnected(connection, {
      onConnected: () => {
        void notifications.catchUp()
        catchUpShown()
      },
      onLost: async (error) => {
        // A refused call signs the person out. Connecting goes on if the session gives a new token, such as one with another role.
        if (isForced || isRefused(error)) await queries.client.refetchQueries(ownUser)
        isForced = false
        clearCredentials()
      },
    })
    const stopPolling = pollInFocus(poll)
    return () => {
      clearTimeout(resync)
      stopPolling()
      disconnect()
    }
  }, [ownerId, queries])
  return null
}

async function connectionToken(): Promise<string> {
  const token = await accessToken({ isQuiet: true })
  if (token === null) throw new Error('There is no token to connect with.')
  return token
}

/** Whether the server didn't accept the token. */
const isRefused = (error: unknown) => error instanceof Error && /Status code '40[13]'/.test(error.message)

/** Whether the page shows what news are about: it is that page, or the list of conversations, which wide ones have beside one. */
function isShown(url: string): boolean {
  const { pathname, search } = window.location
  if (url === pathname || url === pathname + search) return true
  const isListShown = pathname === '/groups' || matchMedia('(min-width: 900px)').matches
  return url.startsWith('/groups/') && /^\/groups(\/|$)/.test(pathname) && isListShown
}

const storageKey = (ownerId: string) => `last-notification:${ownerId}`

/** Of this tab, before the page was reloaded. */
function storedSequence(ownerId: string): number | undefined {
  const stored = sessionStorage.getItem(storageKey(ownerId))
  return stored === null ? undefined : Number(stored)
}

async function fetchAbove(ownerId: string, sequence: number | undefined) {
  const { notifications } = (await loadApi())['user-mgmt'].users
  const { data } = await notifications.filtered({
    ownerId,
    data: sequence === undefined ? {} : { sequence: { from: sequence + 1 } },
    take: sequence === undefined ? 1 : 100,
  })
  return data
}
