import { milesBetween } from '@app/contract/rules/globe.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import type { Topic } from '../words/topics.ts'
import { has } from '../reading/terms-of.ts'
import { placesOf, subjectOf, type Answering } from './answering.ts'
import { notSaid } from './answer-prose.ts'
import { factsOf } from './facts/facts-of.ts'
import { refusal, uniqueSentences, type Plan, type PlannedSentence } from './plan.ts'

const answered = (
  { question }: Answering,
  sentences: readonly PlannedSentence[],
  records: readonly GuideRecord[],
): Plan => ({
  outcome: 'Answered',
  sentences: uniqueSentences(sentences),
  remark: null,
  places: placesOf(records),
  bestMatch: null,
  subject: subjectOf(question, records),
})

/** What records say to topics. */
export function answerFacts(
  answering: Answering,
  records: readonly GuideRecord[],
  topics: readonly Topic[],
): Plan {
  const { question, writing } = answering
  const sentences = records.flatMap((record) =>
    topics.flatMap((topic) => factsOf(record, topic, writing).map((text) => ({ text, records: [record] }))),
  )
  if (sentences.length > 0)
    return {
      ...answered(answering, sentences, records),
      remark: topics.includes('availability') && question.time ? writing.say.remarks.datesUnknown : null,
    }
  const { name } = records[0]!
  return refusal('NotFound', writing.say.remarks.notSaid({ name }), { subject: subjectOf(question, records) })
}

/** How far what is named first is from the others, or from the destination. */
export function answerDistance(answering: Answering): Plan {
  const { question, knowledge, writing } = answering
  const { say, format } = writing
  const [first, ...others] = question.subjects
  const to = [
    ...(question.anchor?.type === 'records' ? question.anchor.records : []),
    ...others,
    ...(question.segments.some((segment) => has(segment, 'topic', 'airport'))
      ? knowledge.airports.slice(0, 1)
      : []),
  ]
  const sentences = (to.length > 0 ? to : [knowledge.destination]).flatMap((other) => {
    if (!first?.position || !other.position) return []
    const miles = format.number(milesBetween(first.position, other.position))
    return [{ text: say.distance({ from: first.name, to: other.name, miles }), records: [first, other] }]
  })
  return sentences.length === 0 ? notSaid(answering) : answered(answering, sentences, [first!, ...to])
}

/** Which of the named pages is closer to one of them, or to what they must be near to, or to the destination. Undefined if none of that is asked. */
export function answerCloser(answering: Answering): Plan | undefined {
  const { question, knowledge, writing } = answering
  const { segments, subjects, anchor, order } = question
  const { say, format } = writing
  if (order !== 'nearest' && anchor?.type !== 'records') return undefined
  const near = segments.findIndex((segment) => has(segment, 'order', 'nearest'))
  const next = segments.slice(near + 1).find(({ isPlain }) => !isPlain)
  const [to = near < 0 ? undefined : next?.records[0]] = anchor?.type === 'records' ? anchor.records : []
  const others = subjects.filter((record) => record !== to)
  // 'Which is closer, the inn or the lodge' names nothing that they are close to.
  const isToNamed = to !== undefined && (anchor !== undefined || subjects.length > 2)
  const target = isToNamed ? to : knowledge.destination
  const compared = isToNamed ? others : subjects
  if (compared.length < 2) return undefined
  const measured = compared.flatMap((record) =>
    record.position && target.position
      ? [{ record, miles: milesBetween(record.position, target.position) }]
      : [],
  )
  const sentences = measured
    .toSorted((one, other) => one.miles - other.miles)
    .map(({ record, miles }) => ({
      text: say.near({ name: record.name, miles: format.number(miles), to: target.name }),
      records: [record, target],
    }))
  return sentences.length === 0 ? undefined : answered(answering, sentences, compared)
}

/** How far the nearest airport is from pages, of those that are named or of all. */
export function answerAirportsOf(
  answering: Answering,
  pages: readonly GuideRecord[],
  airports = answering.knowledge.airports,
): Plan {
  const { say, format } = answering.writing
  const sentences = pages.flatMap((page) => {
    const milesTo = (airport: GuideRecord) =>
      page.position && airport.position ? milesBetween(page.position, airport.position) : Infinity
    return airports
      .toSorted((one, other) => milesTo(one) - milesTo(other))
      .slice(0, 1)
      .filter((airport) => milesTo(airport) < Infinity)
      .map((airport) => ({
        text: say.distance({ from: page.name, to: airport.name, miles: format.number(milesTo(airport)) }),
        records: [page, airport],
      }))
  })
  return sentences.length === 0 ? notSaid(answering) : answered(answering, sentences, pages)
}

/** Where the airports are, the nearest first. */
export function answerAirports(answering: Answering, airports = answering.knowledge.airports): Plan {
  const { knowledge, writing } = answering
  const { destination } = knowledge
  const { say, format } = writing
  if (airports.length === 0) return notSaid(answering)
  const sentences = airports
    .toSorted((one, other) => one.miles - other.miles)
    .map((airport) => ({
      text: say.airport({
        name: airport.name,
        code: airport.code,
        miles: format.number(airport.miles),
        place: destination.name,
      }),
      records: [airport, destination],
    }))
  return answered(answering, sentences, [])
}

export function answerDocuments(answering: Answering): Plan {
  const { documents } = answering.knowledge
  const { say, format } = answering.writing
  if (documents.length === 0) return notSaid(answering)
  const list = format.list(documents.map(({ name }) => `“${name}”`))
  return answered(
    answering,
    [{ text: say.documents({ count: documents.length, list }), records: documents }],
    [],
  )
}
