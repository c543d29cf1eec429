import { useState } from 'react'

/** How many hosts can be asked at once. */
export const mostHosts = 12

export interface PickedHost {
  id: string
  name: string
  score: number
  headerImage: string | null
}

/** The hosts that the organizer is about to ask, in the order in which they were picked. */
export function useSendList() {
  const [picked, setPicked] = useState<readonly PickedHost[]>([])
  return {
    picked,
    isFull: picked.length >= mostHosts,
    has: (id: string) => picked.some((host) => host.id === id),
    toggle: (host: PickedHost) =>
      setPicked((before) =>
        before.some(({ id }) => id === host.id)
          ? before.filter(({ id }) => id !== host.id)
          : before.length < mostHosts
            ? [...before, host]
            : before,
      ),
  }
}
export type SendList = ReturnType<typeof useSendList>
