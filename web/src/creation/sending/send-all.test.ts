import { expect, test } from 'vitest'
import { ApiProblem, NoAnswer } from '../../api/problem.ts'
import type { PartToSend } from './parts-to-send.ts'
import { sendAll, type PartState } from './send-all.ts'

const problem = (status: number) =>
  new ApiProblem({ type: '', title: '', status, detail: `refused with ${status}`, code: '', traceId: '' })

const part = (id: string, isPicture: boolean, send: PartToSend['send'] = async () => {}): PartToSend => ({
  id,
  ...(isPicture && { isPicture }),
  label: id,
  send,
})

async function sent(parts: PartToSend[]) {
  const states = new Map<string, PartState>()
  const isComplete = await sendAll(parts, (id, state) => states.set(id, state))
  return { isComplete, states }
}

test('sends the other parts when one fails, and reports the reason', async () => {
  const { isComplete, states } = await sent([
    part('a', false, async () => {
      throw problem(400)
    }),
    part('b', false, async () => {
      throw new NoAnswer('network')
    }),
    part('c', false),
    part('d', true),
  ])
  expect(isComplete).toBe(false)
  expect(states.get('a')).toEqual({ state: 'failed', reason: 'refused with 400' })
  expect(states.get('b')?.state).toBe('failed')
  expect(states.get('c')).toEqual({ state: 'done' })
  expect(states.get('d')).toEqual({ state: 'done' })
})

test('counts a part that exists already as sent', async () => {
  const { isComplete } = await sent([
    part('a', false, async () => {
      throw problem(409)
    }),
  ])
  expect(isComplete).toBe(true)
})

test('sends pictures one after another, in order', async () => {
  const events: string[] = []
  const slow = (id: string) =>
    part(id, true, async () => {
      events.push(`${id} begins`)
      await Promise.resolve()
      events.push(`${id} ends`)
    })
  await sent([slow('first'), slow('second')])
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('sends each part once', async () => {
  const counts = new Map<string, number>()
  const parts = Array.from({ length: 30 }, (_, place) =>
    part(`p${place}`, false, async () => void counts.set(`p${place}`, (counts.get(`p${place}`) ?? 0) + 1)),
  )
  await sent(parts)
  expect([...counts.values()]).toEqual(Array.from({ length: 30 }, () => 1))
})
