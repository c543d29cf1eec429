import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { demoId } from '../demo-id.ts'
import { dayLength, instant, seed } from '../epoch.ts'
import type { EventFacts } from '../events/event.ts'
import { randomOf, type Random } from '../random.ts'
import type { Rows } from '../rows/columns.ts'
import type { World } from '../world.ts'
import { bidRow } from './bid-row.ts'
import { hostsOf, type Host } from './hosts.ts'
import type { Asked, Phase } from './asking.ts'

interface Request {
  at: number
  id: string
  name: string
  facts: EventFacts
  asked: Asked
  phase: Phase
  /** Those of the demo account are planned. */
  statuses: readonly LeadStatus[] | undefined
}

const hour = dayLength / 24

/** Adds who asks, the leads with what happened to them, and the bids. */
export function leadRows(rows: Rows, request: Request, world: World) {
  const { at, id, facts, phase } = request
  const random = randomOf(seed, 'leads', at)
  const askedAt = Date.parse(phase.asked) + random.int(13, 22) * hour
  let sequence = 0
  const newId = () => demoId(askedAt, sequence++, random)
  const now = Date.parse(world.today)
  const userId = facts.organizer.staff[0]?.userId ?? null
  const sender = world.personOf(userId) ?? random.pick(world.reviewers)
  rows.requests.push({
    id,
    user_id: userId,
    name: sender.name,
    email: sender.email,
    organization: facts.organizer.name,
    months: [],
    confirmed_date: instant(askedAt),
    created_date: instant(askedAt),
  })
  const costs = random.sample(usualCosts, random.int(0, 3))
  rows.eventCosts.push(
    ...costs.map(([name, price]) => ({
      id: newId(),
      owner_id: id,
      created_date: instant(askedAt),
      name,
      price,
      note: null,
    })),
  )
  const hosts = hostsOf({ facts, count: request.statuses?.length }, world, random)
  const statuses = request.statuses ?? statusesOf(phase, hosts.length, random)
  for (const [index, host] of hosts.entries()) {
    const status = statuses[index] ?? 'Open'
    const leadId = newId()
    const moves = movesOf(status, { askedAt, now, phase, host }, random)
    const move = (to: string) => moves.find(([, target]) => target === to)
    rows.leads.push({
      id: leadId,
      request_id: id,
      profile_id: host.id,
      status,
      mailed_date: instant(askedAt + hour),
      created_date: instant(askedAt),
      member_id: random.chance(0.5) ? host.memberId : null,
      pass_reason: status === 'Passed' && random.chance(0.8) ? random.pick(reasons) : null,
    })
    rows.leadMoves.push(
      ...moves.map(([from, to, by, moment]) => ({
        lead_id: leadId,
        from_status: from,
        to_status: to,
        by,
        user_id: by === 'host' ? host.memberId : userId,
        at: instant(moment),
        is_by_award: to === 'Lost' && statuses.includes('Won'),
      })),
    )
    if (host.memberId !== null && random.chance(host.isManaged ? 0.7 : 0.15))
      rows.leadNotes.push({
        id: newId(),
        lead_id: leadId,
        side: 'host',
        author_id: host.memberId,
        text: random.pick(notes),
        created_date: instant(Math.min(now, askedAt + random.int(2, 40) * hour)),
      })
    const answered = move('Interested')
    if (answered && (status === 'Won' || request.statuses || random.chance(0.7)))
      rows.bids.push({
        lead_id: leadId,
        ...bidRow(request, host, costs, random),
        submitted_by: host.memberId,
        submitted_date: instant(answered[3]),
      })
  }
}

const usualCosts = [
  ['Medical cover', 2400],
  ['Referee rooms', 1150],
  ['Shuttles', 3200],
  ['Field lights', 900],
  ['Trash and restrooms', 1400],
] as const
const reasons = [
  'We are booked on these dates',
  'Too few spaces for this size',
  'Our season has not started by then',
  'The budget does not cover our staff',
]
const notes = [
  'Called on Tuesday, they want to see the locker rooms.',
  'They were here two years ago and paid on time.',
  'Ask the hotel for a block before we answer.',
  'Parking will be tight if the league plays at home.',
]

function statusesOf({ phase }: Phase, count: number, random: Random): LeadStatus[] {
  const weights = {
    open: [
      ['Open', 50],
      ['Interested', 32],
      ['Passed', 18],
    ],
    deciding: [
      ['Open', 15],
      ['Interested', 55],
      ['Passed', 30],
    ],
    past: [
      ['Lost', 70],
      ['Passed', 30],
    ],
    cancelled: [
      ['Lost', 70],
      ['Passed', 30],
    ],
  } as const
  const statuses = Array.from({ length: count }, () => random.weighted<LeadStatus>(weights[phase]))
  const isDecided = random.chance(phase === 'past' ? 0.8 : phase === 'deciding' ? 0.45 : 0)
  const chosen = statuses.findIndex((status) => status !== 'Passed')
  if (!isDecided || chosen < 0) return statuses
  return statuses.map((status, at) => (at === chosen ? 'Won' : status === 'Passed' ? status : 'Lost'))
}

type Move = readonly [from: LeadStatus, to: LeadStatus, by: 'host' | 'sender', at: number]
interface Setting {
  askedAt: number
  /** Nothing happens later. */
  now: number
  phase: Phase
  host: Host
}

/** Hosts answer as fast as they usually do, and the organizer decides around the decision date. */
function movesOf(status: LeadStatus, { askedAt, now, phase, host }: Setting, random: Random): Move[] {
  const answerAt = Math.min(
    now - 2 * hour,
    askedAt + Math.ceil(host.usualHours * (0.4 + random.next() * 1.2)) * hour,
  )
  const decidedAt = Math.max(
    answerAt + hour,
    Math.min(now - hour, Date.parse(phase.decision) - random.int(0, 60) * hour),
  )
  const wasInterested =
    status === 'Won' || status === 'Interested' || (status === 'Lost' && random.chance(0.7))
  const first: Move[] =
    status === 'Passed'
      ? [['Open', 'Passed', 'host', answerAt]]
      : wasInterested
        ? [['Open', 'Interested', 'host', answerAt]]
        : []
  if (status !== 'Won' && status !== 'Lost') return first
  return [...first, [wasInterested ? 'Interested' : 'Open', status, 'sender', decidedAt]]
}
