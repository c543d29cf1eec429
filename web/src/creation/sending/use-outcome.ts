import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem, reasonOf } from '../../api/problem.ts'
import { useToast } from '../../components/toaster.tsx'
import { profilePath } from '../../kinds/registry.ts'
import type { CreationKind } from '../creation-kind.ts'
import { lastStepOf, toStep } from '../creation-steps.ts'

/** Why the server refused a profile. */
export const refusalText = (error: unknown) =>
  error instanceof ApiProblem && error.problem.code === 'IDEMPOTENCY_KEY_REUSED'
    ? 'This draft was sent before. Find its page under Home.'
    : reasonOf(error)

interface Outcome {
  creation: CreationKind
  name: () => string
  /** Removes the draft. */
  drop: () => void
  onRefused: (error: unknown) => void
}

/** Shows the outcome of sending: on this page, or as a toast with a link if the reader has left it. */
export function useOutcome({ creation, name, drop, onRefused }: Outcome) {
  const { kind } = creation
  const navigate = useNavigate()
  const toast = useToast()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  // While another page is loading, this one is still mounted.
  const isHere = () => isMounted.current && window.location.pathname === toStep(kind, 1)

  const link = (label: string, to: string) => ({
    isPersistent: true,
    action: { label, onPress: () => void navigate(to) },
  })

  return {
    onDone(id: string) {
      const page = profilePath(kind, id)
      drop()
      if (!isHere()) return toast.success(`${name()} was sent for approval.`, link('View', page))
      toast.success('Sent. Your page is pending approval.')
      void navigate(page, { replace: true })
    },
    onPartlyDone() {
      if (!isHere()) toast.warning(`Some parts of ${name()} failed.`, link('Show', toStep(kind, 1)))
    },
    onRefused(error: unknown) {
      if (isHere()) return onRefused(error)
      const to = toStep(kind, lastStepOf(creation))
      toast.error(`${name()} was not sent. ${refusalText(error)}`, link('Show', to))
    },
  }
}
