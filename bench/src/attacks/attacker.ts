import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attack, AttackReport } from './attack-process.ts'
import { heavyCalls } from './heavy-calls.ts'
import { sendFrom } from './send-from.ts'

// Apart from the process that measures, so that the work of the attack doesn't count as waiting time of others.

const addresses = 20
/** Loopback addresses, so that each stays below the limit of connections. */
const addressAt = (n: number) => `127.0.0.${10 + (n % addresses)}`

const write = async (
  { port, headers, path }: Extract<Attack, { kind: 'writes' }>,
  n: number,
): Promise<string> => {
  const body = Buffer.from(JSON.stringify([{ op: 'replace', path: '/description', value: `Attack ${n}.` }]))
  const caller = { port, headers, address: addressAt(n) }
  return (await sendFrom(caller, { method: 'PATCH', path, type: 'application/json', body })).reply
}

function heavyCall({ port, call, networks, accounts }: Extract<Attack, { kind: 'calls' }>) {
  const send = heavyCalls[call].large()
  return (n: number) =>
    send({ port, headers: accounts[n % accounts.length] ?? {}, address: addressAt(n % networks) })
}

const firstBytes = {
  headers: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  bodies:
    'POST /facility-mgmt/api/facilities/search HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
}
const dripEveryMs = 3000

/** Resolves with the seconds until the server has closed the connection. */
const drip = ({ port, kind, seconds }: Extract<Attack, { seconds: number }>, n: number) =>
  new Promise<number>((resolve) => {
    const from = performance.now()
    const socket = connect({ port, host: '127.0.0.1', localAddress: addressAt(n) })
    socket.write(firstBytes[kind])
    const timer = setInterval(() => socket.write(' '), dripEveryMs)
    const stop = setTimeout(() => socket.destroy(), seconds * 1000)
    socket.on('error', () => {})
    socket.resume().on('close', () => {
      clearInterval(timer)
      clearTimeout(stop)
      resolve((performance.now() - from) / 1000)
    })
  })

const openEveryMs = 2

/** Starting this process and making what is sent take a core, and are no part of the attack. */
async function ready() {
  console.log('ready')
  await once(process.stdin.resume(), 'end')
}

async function run(attack: Attack): Promise<AttackReport> {
  const replies: Record<string, number> = {}
  if (attack.kind === 'writes' || attack.kind === 'calls') {
    const call = attack.kind === 'writes' ? (n: number) => write(attack, n) : heavyCall(attack)
    await ready()
    const from = performance.now()
    for (const reply of await Promise.all(Array.from({ length: attack.count }, (_, n) => call(n))))
      replies[reply] = (replies[reply] ?? 0) + 1
    return { replies, seconds: (performance.now() - from) / 1000 }
  }
  await ready()
  const lives: Promise<number>[] = []
  for (let n = 0; n < attack.count; n++) {
    lives.push(drip(attack, n))
    await pause(openEveryMs)
  }
  return { replies, seconds: Math.max(...(await Promise.all(lives))) }
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? ''))))
