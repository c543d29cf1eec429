import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import { Avatar, type AvatarProps } from '../components/pictures/avatar.tsx'

/** In ms. Paused while the page is hidden. */
const refreshInterval = 30_000
/** Rows appear together, so that one call asks for all of them. In ms. */
const gatherTime = 50
/** Of one call. */
const mostIds = 100

interface Presence {
  online: ReadonlySet<string>
  /** Counts an avatar on the page until the returned function is called. */
  add: (id: string) => () => void
}

const PresenceContext = createContext<Presence | undefined>(undefined)

/** Finds out who of the people on the page is online, with one call for all of them. For people who are signed in. */
export function PresenceProvider({ children }: { children: ReactNode }) {
  const [shown] = useState(() => new Map<string, number>())
  const [ids, setIds] = useState<readonly string[]>([])
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const [due] = useState<{ timer?: ReturnType<typeof setTimeout> }>({})
  useEffect(() => () => clearTimeout(due.timer), [due])

  const add = useCallback(
    (id: string) => {
      const change = (by: 1 | -1) => {
        const count = (shown.get(id) ?? 0) + by
        if (count > 0) shown.set(id, count)
        else shown.delete(id)
        clearTimeout(due.timer)
        due.timer = setTimeout(() => {
          const next = [...shown.keys()].toSorted()
          setIds((last) => (last.join() === next.join() ? last : next))
        }, gatherTime)
      }
      change(1)
      return () => change(-1)
    },
    [shown, due],
  )

  const { data } = useApi(
    ['online', ids],
    async ({ 'user-mgmt': { users } }, signal) => {
      const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, at) =>
        ids.slice(at * mostIds, (at + 1) * mostIds),
      )
      const replies = await Promise.all(parts.map((part) => users.online({ data: part }, { signal })))
      return replies.flatMap((reply) => reply.data)
    },
    {
      enabled: isSignedIn && ids.length > 0,
      refetchInterval: refreshInterval,
      staleTime: refreshInterval / 2,
      // Dots stay while others are asked for.
      placeholderData: (before) => before,
    },
  )
  const presence = useMemo(() => ({ online: new Set(data), add }), [data, add])
  return <PresenceContext value={presence}>{children}</PresenceContext>
}

interface PersonAvatarProps extends Omit<AvatarProps, 'status'> {
  /** Of the user. Null for accounts that are gone. */
  userId: string | null
}

/**
 * The avatar of a person, with a dot while they are online. Who isn't may have hidden themselves, so nobody is shown as offline.
 */
export function PersonAvatar({ userId, ...props }: PersonAvatarProps) {
  const presence = useContext(PresenceContext)
  const add = presence?.add
  useEffect(() => (userId === null ? undefined : add?.(userId)), [add, userId])
  const isOnline = userId !== null && presence?.online.has(userId) === true
  return <Avatar {...props} {...(isOnline && { status: 'online' as const })} />
}
