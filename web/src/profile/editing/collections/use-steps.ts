import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profileChanged } from '../../../api/profile-changed.ts'
import type { EditorProps } from '../../profile-page.ts'
import { runSteps, type FailedStep, type Step } from './run-steps.ts'

/** Runs the calls of a save, reports its progress, and refetches the profile, which carries its collections. */
export function useSteps({ kind, profile }: Pick<EditorProps, 'kind' | 'profile'>) {
  const queries = useQueryClient()
  const [running, setRunning] = useState<{ done: number; total: number }>()

  async function run(steps: readonly Step[]): Promise<FailedStep[]> {
    setRunning({ done: 0, total: steps.length })
    const failed = await runSteps(steps, (done) => setRunning({ done, total: steps.length }))
    // A refetch that fails does not undo the save.
    await profileChanged(queries, kind, profile.id, ['profile']).catch(() => undefined)
    setRunning(undefined)
    return failed
  }

  return { run, running, isRunning: running !== undefined }
}
