import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import { Avatar, type AvatarProps } from '../components/pictures/avatar.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

/** In ms. Paused while the page is hidden. */
const refreshInterval = 30_000
/** Rows appear together, so that one call asks for all of them. In ms. */
const gatherTime = 50
/** Of one call. */
const mostIds = 100

interface Presence {
  /** Whether people are online, as far as the reader may know. Undefined until the first reply. */
  online: ReadonlyMap<string, boolean> | undefined
  /** Counts an avatar on the page until the returned function is called. */
  add: (id: string) => () => void
}

const PresenceContext = createContext<Presence | undefined>(undefined)

/** Finds out who of the people on the page is online, with one call for all of them. For people who are signed in. */
export function PresenceProvider({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<readonly string[]>([])
  const isSignedIn = useSession(({ status }) => status === 'signed-in')
  const shown = useRef(new Map<string, number>())
  const due = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(due.current), [])

  const add = useCallback((id: string) => {
    const change = (by: 1 | -1) => {
      const count = (shown.current.get(id) ?? 0) + by
      if (count > 0) shown.current.set(id, count)
      else shown.current.delete(id)
      clearTimeout(due.current)
      due.current = setTimeout(() => {
        const next = [...shown.current.keys()].toSorted()
        setIds((last) => (last.join() === next.join() ? last : next))
      }, gatherTime)
    }
    change(1)
    return () => change(-1)
  }, [])

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
      placeholderData: keepShown,
    },
  )
  const presence = useMemo(
    () => ({ online: data && new Map(data.map(({ id, isOnline }) => [id, isOnline])), add }),
    [data, add],
  )
  return <PresenceContext value={presence}>{children}</PresenceContext>
}

interface PersonAvatarProps extends Omit<AvatarProps, 'status'> {
  /** Of the user. Null for accounts that are gone. */
  userId: string | null
  /** Where a dot on each avatar would be read out too often. */
  hidesOffline?: boolean
}

/** The avatar of a person, with a dot if the reader may know whether they are online. */
export function PersonAvatar({ userId, hidesOffline = false, ...props }: PersonAvatarProps) {
  const presence = useContext(PresenceContext)
  const add = presence?.add
  useEffect(() => (userId === null ? undefined : add?.(userId)), [add, userId])
  const isOnline = userId === null ? undefined : presence?.online?.get(userId)
  if (isOnline === true) return <Avatar {...props} status="online" />
  return isOnline === undefined || hidesOffline ? (
    <Avatar {...props} />
  ) : (
    <Avatar {...props} status="offline" />
  )
}
