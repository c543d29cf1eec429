import { useRef } from 'react'

/** Returns the key of what is sent. A retry keeps its key, so it is no second request. Anything else that is sent gets a new one. */
export function useIdempotencyKey() {
  const latest = useRef<{ sent: string; key: string }>(undefined)
  return (data: object): string => {
    const sent = JSON.stringify(data)
    if (latest.current?.sent !== sent) latest.current = { sent, key: crypto.randomUUID() }
    return latest.current.key
  }
}
