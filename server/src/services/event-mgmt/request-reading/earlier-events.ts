import type { ReadFieldName } from '@app/contract/events/request-reading.ts'
import type { Finding } from './finding.ts'

/** The usual way to say how many rooms are needed is how many were used. */
const planned = new Set<ReadFieldName>(['roomNights', 'roomsPerNight'])
const hedge = /\b(?:give or take|usually|typically|every year|each year|normally|on average)\b/i

/**
 * Figures of an earlier event are those of this one only if they are rooms, or if the text hedges them as a plan: 'give or take a few'. They are uncertain then.
 * Others are offered beside missing fields.
 */
export function withEarlierEvents(findings: readonly Finding[]) {
  const current = findings.filter(({ isPast }) => isPast !== true)
  const known = new Set(current.map(({ name }) => name))
  const past = findings.filter(({ isPast, name }) => isPast === true && !known.has(name))
  const isPlan = ({ name, sentence }: Finding) => planned.has(name) || hedge.test(sentence.text)
  const plans = past
    .filter(isPlan)
    .map((one): Finding => ({ ...one, reason: 'This is the figure of an earlier event.' }))
  return { findings: [...current, ...plans], earlier: past.filter((one) => !isPlan(one)) }
}
