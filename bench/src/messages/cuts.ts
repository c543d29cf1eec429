import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { GroupMessage } from '@app/contract/groups/message-schema.ts'
import type { Figure } from '../figures.ts'
import { openCuttingProxy } from './cutting-proxy.ts'
import { isPassing } from './passing.ts'
import { Receiver } from './receiver.ts'
import { createConversation, groupsOf, type Member, type TwoServers } from './two-servers.ts'

const cutEveryMs = 2000
/** Half of them at each server. All 20 members send, but 20 that fetch would need more than this machine's two cores. */
const receiverCount = 4
/** Until all members have everything, after the last message was stored. */
const patienceMs = 30_000

/** Like the outbox of the product's pages. */
const retryDelay = (attempts: number) => Math.min(1000 * 2 ** attempts, 30_000)

interface Sending {
  /** Client ids of the messages in the order in which their author sent them. */
  acknowledged: string[]
  /** Calls without a reply. */
  cut: number
  /** Calls without a reply whose message was stored. */
  stored: number
}

/** Sends messages one after the other, each until it is acknowledged. */
async function sendAll(member: Member, groupId: string, count: number, sending: Sending) {
  const { messages } = groupsOf(member)
  for (let n = 0; n < count; n++) {
    const data = { clientId: randomUUID(), text: `${member.email} ${n}` }
    for (let attempts = 0; ; attempts++) {
      const from = Date.now()
      try {
        const message = (await messages.create({ ownerId: groupId, data })).data
        if (attempts > 0 && Date.parse(message.createdDate) < from) sending.stored++
        break
      } catch (error) {
        if (!isPassing(error)) throw error
        sending.cut++
        await pause(retryDelay(attempts))
      }
    }
    sending.acknowledged.push(data.clientId)
  }
}

/** What a member received, compared with what the authors were told is stored. */
function compareMessages(
  received: readonly Pick<GroupMessage, 'clientId' | 'sequence'>[],
  authors: readonly (readonly string[])[],
) {
  const ids = new Set(received.map(({ clientId }) => clientId))
  const places = new Map(received.map(({ clientId }, at) => [clientId, at]))
  const lost = authors.flat().filter((clientId) => !ids.has(clientId)).length
  const isLate = (one: number | undefined, next: number | undefined) =>
    one !== undefined && next !== undefined && next <= one
  const count = <T>(list: readonly T[], isWrong: (one: T, next: T) => boolean) =>
    list.slice(1).filter((next, at) => isWrong(list[at]!, next)).length
  return {
    lost,
    doubled: received.length - ids.size,
    outOfOrder:
      count(received, (one, next) => isLate(one.sequence, next.sequence)) +
      authors.reduce(
        (sum, sent) => sum + count(sent, (one, next) => isLate(places.get(one), places.get(next))),
        0,
      ),
  }
}

/**
 * Messages of 20 people while all their connections are cut every 2 s. Receivers fetch what the hub tells of, and what they missed
 * when they are connected again.
 */
export async function cutFigures({ members }: TwoServers, messageCount: number): Promise<Figure[]> {
  const groupId = await createConversation(members, 'Cuts')
  const proxies = new Map<number, Awaited<ReturnType<typeof openCuttingProxy>>>()
  for (const port of new Set(members.map((member) => member.port)))
    proxies.set(port, await openCuttingProxy(port))
  const behindProxies = members.map((member) => ({ ...member, port: proxies.get(member.port)!.port }))
  const receivers = behindProxies
    .slice(0, receiverCount)
    .map((member) => new Receiver(member, [groupId], 0, { isFetching: true, reconnects: true }))
  const sending: Sending[] = members.map(() => ({ acknowledged: [], cut: 0, stored: 0 }))
  await Promise.all(receivers.map((receiver) => receiver.connect()))
  let cuts = 0
  const cutting = setInterval(() => {
    cuts++
    for (const proxy of proxies.values()) proxy.cut()
  }, cutEveryMs)
  const from = performance.now()
  try {
    await Promise.all(
      behindProxies.map((member, n) =>
        sendAll(member, groupId, messageCount / behindProxies.length, sending[n]!),
      ),
    )
    const until = performance.now() + patienceMs
    while (receivers.some(({ messages }) => messages.length < messageCount) && performance.now() < until)
      await pause(100)
  } finally {
    clearInterval(cutting)
    for (const receiver of receivers) receiver.close()
    for (const proxy of proxies.values()) await proxy.close()
  }
  const sum = (of: (each: Sending) => number) => sending.reduce((total, each) => total + of(each), 0)
  console.log(
    `${messageCount} messages in ${((performance.now() - from) / 1000).toFixed(0)} s: ${cuts} cuts, ` +
      `${sum(({ cut }) => cut)} calls without a reply, of which ${sum(({ stored }) => stored)} had stored their message`,
  )
  const authors = sending.map(({ acknowledged }) => acknowledged)
  const wrongs = receivers.map(({ messages }) => compareMessages(messages, authors))
  const what = `${messageCount} messages to ${receiverCount} receivers, all sockets cut every ${cutEveryMs / 1000} s`
  return (['lost', 'doubled', 'outOfOrder'] as const).map((wrong) => ({
    what: `${what}: ${wrong === 'outOfOrder' ? 'out of order' : wrong}`,
    ours: wrongs.reduce((total, each) => total + each[wrong], 0),
    atMost: 0,
    unit: 'messages',
  }))
}
