import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { addJsonParser } from './json-body.ts'

/** The rounds of the event loop in which bodies of this length arrive at a handler, when many are sent at once. */
async function roundsOf(length: number): Promise<number[]> {
  let round = 0
  let isOver = false
  const beat = () => {
    round++
    if (!isOver) setImmediate(beat)
  }
  setImmediate(beat)
  const app = fastify()
  onTestFinished(() => app.close())
  addJsonParser(app)
  const rounds: number[] = []
  app.post('/', (_request, reply) => {
    rounds.push(round)
    return reply.send()
  })
  const payload = JSON.stringify('x'.repeat(length))
  const headers = { 'content-type': 'application/json' }
  await Promise.all(
    Array.from({ length: 20 }, () => app.inject({ method: 'POST', url: '/', headers, payload })),
  )
  isOver = true
  return rounds
}

test('of several long bodies, one a round is parsed, so that others are served between them', async () => {
  const rounds = await roundsOf(200_000)
  expect(rounds).toHaveLength(20)
  expect(new Set(rounds).size).toBe(20)
})

test('short bodies wait for nothing', async () => {
  const rounds = await roundsOf(1000)
  expect(rounds).toHaveLength(20)
  expect(new Set(rounds).size).toBeLessThan(20)
})
