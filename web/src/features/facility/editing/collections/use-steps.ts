import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profileChanged } from '../../../../api/profile-changed.ts'
import { runSteps, type FailedStep, type Step } from './run-steps.ts'
import { kinds } from '../../../../kinds/registry.ts'

/** Runs the steps of a saving, tells how far it is, and lets the page show what came of it. */
export function useSteps(facilityId: string) {
  const queries = useQueryClient()
  const [running, setRunning] = useState<{ done: number; total: number }>()

  async function run(steps: readonly Step[]): Promise<FailedStep[]> {
    setRunning({ done: 0, total: steps.length })
    const failed = await runSteps(steps, (done) => setRunning({ done, total: steps.length }))
    // What is saved is saved, whether or not the page hears of it at once.
    await profileChanged(queries, kinds.facility, facilityId).catch(() => undefined)
    setRunning(undefined)
    return failed
  }

  return { run, running, isRunning: running !== undefined }
}
