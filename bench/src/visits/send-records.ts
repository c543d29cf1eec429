import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { visitActions } from '@app/contract/visits/visits.ts'
import { exchange } from '../load.ts'

/** Batches of 1 to 20 records from many networks. */
export interface RecordLoad {
  port: number
  /** The pages that are read. */
  ids: readonly string[]
  networks: number
  perSecond: number
  seconds: number
  /** Continues the records of a load before, so that none of them is a repeat. */
  from: number
}

export interface RecordReport {
  /** How many records were acknowledged in each tenth of a second, by the clock of the machine. */
  acknowledged: [tenth: number, count: number][]
  /** Records whose batch was refused, or whose connection ended. */
  failed: number
  /** Where the next load continues. */
  next: number
}

const tickMs = 10
const largestBatch = 20
const browser =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Each loopback address is a network of its own. */
const addressOf = (n: number) => `127.1.${Math.floor(n / 250)}.${1 + (n % 250)}`

/** Sends at a steady pace, whether or not replies come. */
async function sendRecords({
  port,
  ids,
  networks,
  perSecond,
  seconds,
  from,
}: RecordLoad): Promise<RecordReport> {
  const agents = Array.from(
    { length: networks },
    (_, n) => new Agent({ keepAlive: true, localAddress: addressOf(n) }),
  )
  const acknowledged = new Map<number, number>()
  const pending = new Set<Promise<void>>()
  let failed = 0
  let batch = from

  /** Of one network, no two are of the same page and action until it has used all of both. */
  const recordOf = (turn: number, at: number) => {
    const n = turn * largestBatch + at
    return {
      profileId: ids[n % ids.length],
      action: visitActions[Math.floor(n / ids.length) % visitActions.length],
      source: 'search',
      age: 1,
    }
  }

  async function send(n: number, size: number) {
    const agent = agents[n % networks]
    const turn = Math.floor(n / networks)
    const records = Array.from({ length: size }, (_, at) => recordOf(turn, at))
    try {
      const body = JSON.stringify({ data: { records } })
      const target = { port, headers: { 'user-agent': browser } }
      const { status } = await exchange(agent ?? new Agent(), target, {
        method: 'POST',
        path: '/page-mgmt/api/seen',
        body,
      })
      if (status !== 200) throw new Error(`returned ${status}`)
      const tenth = Math.floor(Date.now() / 100)
      acknowledged.set(tenth, (acknowledged.get(tenth) ?? 0) + size)
    } catch {
      failed += size
    }
  }

  const started = performance.now()
  let sent = 0
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - started) {
    while (sent < (elapsed / 1000) * perSecond) {
      const size = 1 + (batch % largestBatch)
      const reply = send(batch, size)
      pending.add(reply)
      void reply.finally(() => pending.delete(reply))
      sent += size
      batch++
    }
    await pause(tickMs)
  }
  await Promise.all(pending)
  for (const agent of agents) agent.destroy()
  return { acknowledged: [...acknowledged], failed, next: batch }
}

// A process of its own, so that sending doesn't wait for what measures.
process.stdout.write(JSON.stringify(await sendRecords(JSON.parse(process.argv[2] ?? '{}'))))
