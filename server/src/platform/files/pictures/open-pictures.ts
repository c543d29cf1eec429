import { availableParallelism } from 'node:os'
import { fairQueue } from '../../limits/fair-queue.ts'
import { sharedJobs, type JobCounts, type SharedJobs } from './shared-jobs.ts'
import { startPictureProcess } from './start-picture-process.ts'
import type { RunPictureTask } from './tasks.ts'

// One more than there are cores, and each share gets all but one: a single visitor can use the machine, and the next one
// still doesn't have to wait.
const maxRunning = Math.min(4, Math.max(2, availableParallelism())) + 1
const limits = {
  maxRunning,
  maxRunningPerCaller: maxRunning - 1,
  maxQueued: 1000,
  maxQueuedPerCaller: 200,
  refusal: 'Too many images are being processed right now. Try again in a few seconds.',
}

export interface PictureCounts extends JobCounts {
  queued: number
  running: number
}

/** The work on images: what a task does, in which order tasks run, and which are still needed. */
export interface Pictures {
  /** Runs a task at once. Call it in a job, or for the header only. */
  run: RunPictureTask
  jobs: SharedJobs
  counts(): PictureCounts
  /** The id of their process, while there is one. */
  pid(): number | undefined
  close(): void
}

/** By default, tasks run in a process of their own. */
export function openPictures(own?: RunPictureTask): Pictures {
  const { run, pid, close } = own
    ? { run: own, pid: () => undefined, close: () => {} }
    : startPictureProcess({ threads: maxRunning })
  const queue = fairQueue(limits)
  const jobs = sharedJobs(queue)
  return {
    run,
    jobs,
    counts: () => ({ ...jobs.counts, queued: queue.queued, running: queue.running }),
    pid,
    close,
  }
}
