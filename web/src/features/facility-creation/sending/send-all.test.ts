import { expect, test } from 'vitest'
import { ApiProblem, NoAnswer } from '../../../api/problem.ts'
import type { PartToSend } from './parts-to-send.ts'
import { sendAll, type PartState } from './send-all.ts'

const problem = (status: number) =>
  new ApiProblem({ type: '', title: '', status, detail: `refused with ${status}`, code: '', traceId: '' })

const part = (
  id: string,
  kind: PartToSend['kind'],
  send: PartToSend['send'] = async () => {},
): PartToSend => ({
  id,
  kind,
  label: id,
  send,
})

async function sent(parts: PartToSend[]) {
  const states = new Map<string, PartState>()
  const isWhole = await sendAll(parts, (id, state) => states.set(id, state))
  return { isWhole, states }
}

test('sends everything, whatever fails on the way, and says why', async () => {
  const { isWhole, states } = await sent([
    part('a', 'sport', async () => {
      throw problem(400)
    }),
    part('b', 'sport', async () => {
      throw new NoAnswer('network')
    }),
    part('c', 'space'),
    part('d', 'picture'),
  ])
  expect(isWhole).toBe(false)
  expect(states.get('a')).toEqual({ state: 'failed', reason: 'refused with 400' })
  expect(states.get('b')?.state).toBe('failed')
  expect(states.get('c')).toEqual({ state: 'done' })
  expect(states.get('d')).toEqual({ state: 'done' })
})

test('takes what is there already for sent', async () => {
  const { isWhole } = await sent([
    part('a', 'amenity', async () => {
      throw problem(409)
    }),
  ])
  expect(isWhole).toBe(true)
})

test('sends pictures one after the other, in their order', async () => {
  const events: string[] = []
  const slow = (id: string) =>
    part(id, 'picture', async () => {
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
    part(`p${place}`, 'space', async () => void counts.set(`p${place}`, (counts.get(`p${place}`) ?? 0) + 1)),
  )
  await sent(parts)
  expect([...counts.values()]).toEqual(Array.from({ length: 30 }, () => 1))
})
