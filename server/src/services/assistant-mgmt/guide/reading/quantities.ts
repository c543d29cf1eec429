import { datesAt } from '../../../../search/reading/dates.ts'
import { capacityAt, ceilingAt } from '../../../../search/reading/measures.ts'
import { monthOf } from '../../../../search/reading/months.ts'
import { numberAt } from '../../../../search/reading/numbers.ts'
import type { MeasureName } from '../../../../search/reading/reading.ts'
import type { Token } from '../../../../search/reading/tokens.ts'
import { featureAt, type Feature } from './measured-features.ts'
import { milesAt } from './miles.ts'
import { readTime, type ReadTime } from './times.ts'

/** A number, time or date of a question, with how much it counts when the question is split into pieces. */
export interface Quantity {
  length: number
  score: number
  number?: number
  measure?: { of: MeasureName; value: number }
  miles?: number
  feature?: Feature
  dates?: { from: string; to: string }
  time?: ReadTime
  isPlain?: boolean
}

const quantityScore = 2.2
const numberScore = 0.9

const whichWords = new Set(['which', 'what', 'this', 'that', 'the', 'each'])

export function quantityAt(tokens: readonly Token[], start: number, today: string): Quantity | undefined {
  const time = readTime(tokens, start)
  if (time) return { length: time.length, score: time.length * quantityScore, time }
  const miles = milesAt(tokens, start)
  if (miles) return { ...miles, score: miles.length * quantityScore }
  const dates = datesAt(tokens, start, today)
  if (dates?.meaning.type === 'dates') {
    const { from, to } = dates.meaning
    return { length: dates.length, score: dates.length * quantityScore, dates: { from, to } }
  }
  // 'Which one seats more' counts no seats.
  if (tokens[start]?.word === 'one' && whichWords.has(tokens[start - 1]?.word ?? '')) return undefined
  const measure = capacityAt(tokens, start) ?? ceilingAt(tokens, start)
  const feature = measure ? undefined : featureAt(tokens, start)
  if (feature) return { ...feature, score: feature.length * quantityScore }
  const found = numberAt(tokens, start) ?? measure
  if (!found) return undefined
  const { length, meaning } = found
  const score = length * (meaning.type === 'number' ? numberScore : quantityScore)
  if (meaning.type === 'number') return { length, score, number: meaning.value }
  if (meaning.type === 'measure') return { length, score, measure: meaning }
  if (meaning.type === 'distance') return { length, score, miles: meaning.miles }
  return { length, score, isPlain: true }
}

/** How the months begin in English, Spanish and French. */
const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|fev|avr|mai|jui|aou)/

/** 'The Ferrier one' isn't in 'février': people spell the first letters of months right. */
export const isMisreadMonth = ({ dates, length }: Quantity, word: string) =>
  dates !== undefined && length === 1 && monthOf(word) !== undefined && !months.test(word)
