import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../../../api/problem.ts'
import { profileChanged } from '../../../api/profile-changed.ts'
import { ProgressBar } from '../../../components/display/progress-bar.tsx'
import { listOfFirst } from '../../../components/format.ts'
import { createStepQueue, type QueuedStep, type Step } from '../../../page/step-queue.ts'
import type { EditorProps } from '../../profile-page.ts'
import { useDraft, type DraftOptions } from '../frame/use-draft.ts'

interface Progress {
  done: number
  total: number
}

/** Runs the calls of a save, reports its progress, and refetches the profile, which carries its collections. */
function useSteps({ kind, profile }: Pick<EditorProps, 'kind' | 'profile'>) {
  const queries = useQueryClient()
  const [running, setRunning] = useState<Progress>()

  /** Returns the failed steps. The others run nevertheless. `part` is the part of the page that they change. */
  async function run(steps: readonly Step[], part = 'profile'): Promise<QueuedStep[]> {
    const queue = createStepQueue()
    queue.subscribe(() => {
      const over = queue.current().filter(({ status }) => status === 'done' || status === 'failed')
      setRunning({ done: over.length, total: steps.length })
    })
    queue.add(steps)
    const failed = await queue.finished()
    // A refetch that fails does not undo the save.
    await profileChanged(queries, kind, profile.id, [part, 'changes']).catch(() => undefined)
    setRunning(undefined)
    return failed
  }

  return { run, running }
}

interface EditedCollection<T> extends Omit<DraftOptions<T>, 'profileId' | 'current'> {
  changeCount: number
  /** What is kept of the changes. */
  current: T
}

/** A collection that is saved by a call for each change: how to run them, its draft, and the props of its frame. */
export function useCollectionEditor<T>(props: EditorProps, edited: EditedCollection<T>) {
  const { profile, close, focus } = props
  const { changeCount, current, ...draft } = edited
  const { run, running } = useSteps(props)
  const [failure, setFailure] = useState<string>()
  const { offer, drop } = useDraft({
    ...draft,
    profileId: profile.id,
    current: changeCount > 0 ? current : undefined,
  })
  function leave() {
    drop()
    close()
  }
  const frame = {
    changeCount,
    isSaving: running !== undefined,
    offer,
    failure,
    progress: <StepsProgress running={running} />,
    onCancel: leave,
    focus,
  }
  return { run, drop, leave, setFailure, frame }
}

/** Progress of a save. Hidden for short saves. */
function StepsProgress({ running }: { running: Progress | undefined }) {
  if (running === undefined || running.total < 4) return null
  const { done, total } = running
  return <ProgressBar label={`Saved ${done} of ${total}`} value={done / total} />
}

const maxNamed = 5

/** The names of the failed calls, and why the first one failed. */
export function failureText(failed: readonly QueuedStep[], total: number): string | undefined {
  const [first] = failed
  if (first === undefined) return undefined
  const names = failed.map(({ step }) => step.label)
  const which = listOfFirst(names, maxNamed)
  const result =
    failed.length === total ? 'Nothing was saved' : `${total - failed.length} of ${total} changes are saved`
  return `${result}. Not saved: ${which}. ${reasonOf(first.error)}`
}
