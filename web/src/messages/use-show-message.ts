import { useCallback } from 'react'
import { reasonOf } from '../api/problem.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import type { LogTarget } from './use-scroll-place.ts'

/** Shows a message with what was written around it, or tells why it doesn't load. */
export function useShowMessage(
  showPart: (sequence: number) => Promise<void>,
  setTarget: (target: LogTarget) => void,
) {
  const toast = useToast()
  return useCallback(
    async (sequence: number) => {
      try {
        await showPart(sequence)
        setTarget({ sequence, place: 'middle' })
      } catch (error) {
        toast.error(`The message didn’t load. ${reasonOf(error)}`)
      }
    },
    [showPart, setTarget, toast],
  )
}
