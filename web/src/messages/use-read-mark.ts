import { useCallback, useEffect, useRef } from 'react'
import { threadsKey } from '../api/groups-changed.ts'
import { ownUserKey } from '../api/own-account.ts'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import type { Group } from './conversation-types.ts'

const repeatMs = 30_000
const ignore = () => {}

/** Moves the reader's mark to the last message that was seen. */
export function useReadMark({ id, readSequence }: Group) {
  const { send: note } = useWrite(calls['user-mgmt'].groups.read)
  const { send: read } = useWrite(calls['user-mgmt'].groups.read, {
    touches: [{ key: threadsKey }, { key: ownUserKey }],
  })
  const marked = useRef(readSequence)
  const due = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(due.current), [])

  // Tells the server that the conversation is open, so that it doesn't notify of what the reader sees.
  useEffect(() => {
    async function repeat() {
      if (document.visibilityState !== 'visible') return
      await note({ ownerId: id, data: { sequence: marked.current } })
    }
    const timer = setInterval(() => void repeat().catch(ignore), repeatMs)
    void repeat().catch(ignore)
    return () => clearInterval(timer)
  }, [id, note])

  return useCallback(
    (sequence: number) => {
      if (sequence <= marked.current) return
      clearTimeout(due.current)
      due.current = setTimeout(() => void mark(), 300)

      async function mark() {
        const before = marked.current
        marked.current = sequence
        try {
          await read({ ownerId: id, data: { sequence } })
        } catch {
          // The next look at the messages tries again.
          marked.current = before
        }
      }
    },
    [id, read],
  )
}
