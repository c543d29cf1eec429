import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useToast } from '../../../components/toaster.tsx'
import { lastStep, toStep } from '../creation-steps.ts'
import { refusalOf } from './refusal-of.ts'
import { kinds, profilePath } from '../../../kinds/registry.ts'

interface Outcome {
  name: () => string
  /** Throws away the draft, which is not needed any more. */
  drop: () => void
  onRefused: (error: unknown) => void
}

/** What becomes of a sending: shown on its page, or told with the way to it where somebody has left that meanwhile. */
export function useOutcome({ name, drop, onRefused }: Outcome) {
  const navigate = useNavigate()
  const toast = useToast()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  // Another page may be on its way already, while this one is still shown.
  const isHere = () => isMounted.current && window.location.pathname === toStep(1)

  const way = (label: string, to: string) => ({
    isPersistent: true,
    action: { label, onPress: () => void navigate(to) },
  })

  return {
    onDone(id: string) {
      const page = profilePath(kinds.facility, id)
      drop()
      if (!isHere()) return toast.success(`${name()} is sent and waits for approval.`, way('View', page))
      toast.success('Sent. The page waits for approval.')
      void navigate(page, { replace: true })
    },
    onHalfDone() {
      if (!isHere()) toast.warning(`Not all of ${name()} arrived.`, way('Show', toStep(1)))
    },
    onRefused(error: unknown) {
      if (isHere()) return onRefused(error)
      toast.error(`${name()} was not sent. ${refusalOf(error)}`, way('Show', toStep(lastStep)))
    },
  }
}
