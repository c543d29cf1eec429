import type { Facts } from '../facts.ts'
import type { Random } from '../../random.ts'
import { canadianSpelling } from './canadian-spelling.ts'
import { opening } from './opening.ts'
import {
  aboutAccess,
  aboutArea,
  aboutHosting,
  aboutLights,
  aboutSeats,
  aboutShow,
  aboutSpaces,
  aboutSports,
  aboutStaying,
  aboutTeams,
  aboutVisitors,
  aboutYear,
  type Sentence,
} from './sentences.ts'

/** Two to four plain sentences that hold nothing but the facility's facts. */
export function describe(facts: Facts, random: Random): string {
  const first = opening(facts, random)
  const second = first.saysSpaces ? aboutSports : aboutSpaces
  const others: (readonly [Sentence, number])[] = [
    [aboutSports, first.saysSpaces ? 0 : 2.5],
    [aboutYear, first.saysYear ? 0 : 0.7],
    [aboutSeats, 2.5],
    [aboutTeams, 1.5],
    [aboutVisitors, 1.5],
    [aboutShow, 1],
    [aboutLights, 1],
    [aboutArea, 1.2],
    [aboutStaying, 0.8],
    [aboutAccess, 0.5],
    [aboutHosting, 1.2],
  ]
  const sentences = [first.text]
  const length = random.weighted([
    [2, 2],
    [3, 5],
    [4, 4],
  ])
  for (const sentence of [second, ...drawn(others, random)]) {
    if (sentences.length === length) break
    const text = sentence(facts, random)
    if (text !== undefined) sentences.push(text)
  }
  const text = varied(sentences, facts.layout.short).join(' ')
  return facts.town.country === 'CA' ? canadianSpelling(text) : text
}

/** All of them in a random order, the weightier earlier. */
function drawn(weighted: readonly (readonly [Sentence, number])[], random: Random): Sentence[] {
  const left = [...weighted].filter(([, weight]) => weight > 0)
  const order: Sentence[] = []
  while (left.length > 0) {
    const next = random.weighted(left.map((entry) => [entry, entry[1]] as const))
    left.splice(left.indexOf(next), 1)
    order.push(next[0])
  }
  return order
}

/** Two sentences in a row never begin alike. */
function varied(sentences: string[], short: string): string[] {
  const result: string[] = []
  for (const sentence of sentences) {
    const before = result.at(-1)
    const startsAlike = (start: string) => sentence.startsWith(start) && before?.startsWith(start)
    if (startsAlike('It ')) result.push(sentence.replace('It ', `The ${short} `))
    else if (startsAlike(`The ${short} `)) result.push(sentence.replace(`The ${short} `, 'It '))
    else result.push(sentence)
  }
  return result
}
