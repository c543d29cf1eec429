import { expect, test } from 'vitest'
import { fairQueue } from '../../limits/fair-queue.ts'
import { sharedJobs } from './shared-jobs.ts'

const closed = { status: 499, code: 'CONNECTION_CLOSED' }

/** Jobs on a queue with room for one at a time, and a job that runs until it is finished. */
function oneAtATime() {
  const queue = fairQueue({
    maxRunning: 1,
    maxRunningPerCaller: 1,
    maxQueued: 10,
    maxQueuedPerCaller: 2,
    refusal: 'Too many images.',
  })
  const jobs = sharedJobs(queue)
  const { promise, resolve } = Promise.withResolvers<void>()
  const waiter = (share: string) => {
    const controller = new AbortController()
    return { share, signal: controller.signal, leave: () => controller.abort() }
  }
  const occupy = () => jobs.join('occupied', waiter('other'), () => promise)
  return { queue, jobs, waiter, occupy, finish: () => resolve() }
}

test('two waiters for one name share one run', async () => {
  const { jobs, waiter } = oneAtATime()
  let runs = 0
  const run = async () => void (runs += 1)
  await Promise.all([jobs.join('x', waiter('a'), run), jobs.join('x', waiter('b'), run)])
  expect(runs).toBe(1)
})

test('all waiters get the error of the run', async () => {
  const { jobs, waiter } = oneAtATime()
  const run = () => Promise.reject(new Error('broken'))
  const outcomes = await Promise.allSettled([
    jobs.join('x', waiter('a'), run),
    jobs.join('x', waiter('b'), run),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(jobs.counts).toEqual({ finished: 0, failed: 1, cancelled: 0 })
})

test('a queued job is removed when its last waiter leaves', async () => {
  const { queue, jobs, waiter, occupy, finish } = oneAtATime()
  const occupied = occupy()
  const [first, second] = [waiter('a'), waiter('b')]
  const joined = Promise.allSettled([
    jobs.join('x', first, () => Promise.reject(new Error('must not run'))),
    jobs.join('x', second, () => Promise.reject(new Error('must not run'))),
  ])
  expect(queue.queued).toBe(2)
  first.leave()
  await Promise.resolve()
  second.leave()
  expect(await joined).toMatchObject([{ reason: closed }, { reason: closed }])
  expect(queue.queued).toBe(0)
  finish()
  await occupied
  expect(jobs.counts).toEqual({ finished: 1, failed: 0, cancelled: 1 })
})

test('a running job is aborted when its last waiter leaves', async () => {
  const { jobs, waiter } = oneAtATime()
  const only = waiter('a')
  const { promise: aborted, resolve } = Promise.withResolvers<void>()
  const joined = jobs.join('x', only, (signal) => {
    signal.addEventListener('abort', () => resolve())
    return aborted
  })
  only.leave()
  await expect(joined).rejects.toMatchObject(closed)
  await aborted
})

test('a job continues while one of two waiters is left', async () => {
  const { jobs, waiter } = oneAtATime()
  const { promise, resolve } = Promise.withResolvers<void>()
  const [first, second] = [waiter('a'), waiter('a')]
  const left = jobs.join('x', first, () => promise)
  const stayed = jobs.join('x', second, () => promise)
  first.leave()
  await expect(left).rejects.toMatchObject(closed)
  resolve()
  await expect(stayed).resolves.toBeUndefined()
})

test('a job in a long queue starts early for a waiter of another share', async () => {
  const { jobs, waiter, occupy, finish } = oneAtATime()
  const started: string[] = []
  const run = (name: string) => async () => void started.push(name)
  const all = [
    occupy(),
    jobs.join('a1', waiter('a'), run('a1')),
    jobs.join('a2', waiter('a'), run('a2')),
    jobs.join('a2', waiter('b'), run('a2')),
  ]
  finish()
  await Promise.all(all)
  expect(started).toEqual(['a1', 'a2'])
})

test('a full queue refuses the waiter and forgets the job', async () => {
  const { queue, jobs, waiter, occupy, finish } = oneAtATime()
  const run = async () => {}
  const accepted = [occupy(), jobs.join('a1', waiter('a'), run), jobs.join('a2', waiter('a'), run)]
  await expect(jobs.join('a3', waiter('a'), run)).rejects.toMatchObject({ status: 503 })
  finish()
  await Promise.all(accepted)
  expect([queue.queued, queue.running]).toEqual([0, 0])
})

test('a waiter whose connection is closed already starts nothing', async () => {
  const { jobs, waiter } = oneAtATime()
  const gone = waiter('a')
  gone.leave()
  await expect(jobs.join('x', gone, () => Promise.reject(new Error('must not run')))).rejects.toMatchObject(
    closed,
  )
})
