import { expect, test } from 'vitest'
import { ApiProblem } from '../../api/problem.ts'
import { kinds } from '../../kind/registry.ts'
import { createStepQueue } from '../../page/step-queue.ts'
import { childSteps } from './send-draft.ts'

const problem = (status: number) =>
  new ApiProblem({ type: '', title: '', status, detail: `refused with ${status}`, code: '', traceId: '' })

/** Sends two entries of a collection whose calls are refused with a status. */
async function sendChildren(refusedWith?: number) {
  const calls: unknown[] = []
  const sports = {
    label: 'Sports',
    blank: { name: '' },
    summary: () => null,
    calls: () => ({
      async create(input: object, options?: object) {
        calls.push({ ...input, ...options })
        if (refusedWith !== undefined) throw problem(refusedWith)
      },
    }),
  }
  const queue = createStepQueue()
  const children = { sports: [{ name: 'Golf' }, { name: 'Judo' }] }
  queue.add(childSteps({ kind: kinds.facility, children: { sports } }, 'f1', 'draft', { children }))
  const failed = await queue.finished()
  return { calls, failed: failed.map(({ step }) => step.label) }
}

test('creates the entries of a collection, each with its own idempotency key', async () => {
  expect(await sendChildren()).toEqual({
    calls: [
      { ownerId: 'f1', data: { name: 'Golf' }, idempotencyKey: 'draft/sports/0' },
      { ownerId: 'f1', data: { name: 'Judo' }, idempotencyKey: 'draft/sports/1' },
    ],
    failed: [],
  })
})

test('counts an entry that exists already as sent', async () => {
  expect((await sendChildren(409)).failed).toEqual([])
})

test('a refused entry fails', async () => {
  expect((await sendChildren(400)).failed).toEqual(['Golf', 'Judo'])
})
