import { setTimeout as wait } from 'node:timers/promises'
import { exportOf } from '@app/contract/patterns/exports.ts'
import * as z from 'zod'
import { expect, onTestFinished, test } from 'vitest'
import { exportHandler } from '../patterns/exports/export-source.ts'
import { callerTurns } from '../platform/limits/caller-turns.ts'
import { signUp } from '../testing/people.ts'
import { sampleService } from '../testing/sample-service.ts'
import { workerServer } from '../testing/test-server.ts'
import { wire } from '../testing/wire.ts'
import { turnsOf } from './export-turns.ts'

const callsAtOnce = { reads: 8, writes: 1, uploads: 1 }
const batchMs = 200
/** Timers may fire so much too early. */
const toleranceMs = 2

test('the next export’s batch waits for half of the time that a batch took, however long that was', async () => {
  const turns = callerTurns(callsAtOnce)
  const turnsFor = (caller: string) =>
    turnsOf(turns, { network: caller, caller, signal: new AbortController().signal })
  const from = performance.now()
  const first = turnsFor('a')(() => wait(batchMs))
  const next = await turnsFor('b')(async () => performance.now())
  await first
  expect(next - from).toBeGreaterThanOrEqual(1.5 * batchMs - toleranceMs)
})

test('a batch whose caller disconnects rests no longer', async () => {
  const caller = new AbortController()
  const turns = callerTurns(callsAtOnce)
  const inTurn = turnsOf(turns, { network: 'a', caller: 'a', signal: caller.signal })
  await expect(
    inTurn(async () => {
      caller.abort()
    }),
  ).rejects.toMatchObject({ name: 'AbortError' })
})

const rowCount = 200
const rowsOfATurn = 50

/** A list whose rows record when they are read and written. */
function recordedList() {
  const steps: string[] = []
  const write = (value: unknown) => {
    steps.push('write')
    return String(value)
  }
  const handler = exportHandler({
    columns: [{ field: 'text', heading: 'Text', write }],
    name: () => 'rows',
    ids: async () => ({ ids: Array.from({ length: rowCount }, (_, index) => String(index)) }),
    items: async (_input: { data: { format: 'csv' | 'xlsx' } }, _call, rows) => {
      steps.push('read')
      return rows.ids.map((text) => ({ text }))
    },
  })
  return { steps, handler }
}

test.each(['csv', 'xlsx'] as const)(
  'rows of files in %s that are made at once are written in the turn that read them',
  async (format) => {
    const server = await workerServer()
    onTestFinished(() => server.close())
    const { steps, handler } = recordedList()
    const service = await sampleService(server, {
      tree: { rows: exportOf({ path: '/rows', owner: null, allow: 'user' }, z.strictObject({})) },
      handlers: { rows: handler },
      turns: callerTurns(callsAtOnce),
    })
    onTestFinished(() => service.close())
    const download = async (name: string) => {
      const { person } = await signUp(server, name)
      const { url } = (await (await service.as(person)).rows({ data: { format } })).data
      return (await wire(service.origin, 'GET', url)).status
    }
    expect(await Promise.all([download('ann'), download('bob')])).toEqual([200, 200])
    const turn = ['read', ...Array.from({ length: rowsOfATurn }, () => 'write')]
    expect(steps).toEqual(Array.from({ length: (2 * rowCount) / rowsOfATurn }, () => turn).flat())
  },
)
