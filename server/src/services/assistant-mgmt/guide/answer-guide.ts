import type { Searched } from '@app/contract/assistants/answer-schema.ts'
import type { TourGuideDraft } from '@app/contract/assistants/tour-guide-schema.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type { Call } from '../../../platform/http/call.ts'
import { answerQuestion } from './answering/answer-question.ts'
import { writingFor } from './answering/answering.ts'
import type { Plan } from './answering/plan.ts'
import type { GuideParts } from './guide-parts.ts'
import type { AnswerGuide, GuideAnswer, GuideTurn } from './guide-turn.ts'
import { openCitations, sourceOf, withMarks, type Citations } from './model/citations.ts'
import { embeddedModel } from './model/embedded-model.ts'
import { runTurn } from './model/run-turn.ts'
import { withoutElisions } from './reading/elisions.ts'
import { memoryOf, recalled } from './reading/memory.ts'
import { askedKinds } from './reading/segments.ts'
import type { Question } from './reading/question.ts'
import { readQuestion } from './reading/read-question.ts'
import { isPage, type GuideRecord, type Knowledge } from './records/guide-record.ts'
import { kindsAround } from './records/kinds-around.ts'
import { readKnowledge } from './records/read-records.ts'
import { suggestionsFor } from './suggestions.ts'

/** Names of what is being read, for the line that shows while an answer is made. */
const mostRead = 3

interface Understood {
  knowledge: Knowledge
  question: Question
  plan: Plan
}

/** Reads what is known, the question, and plans the answer. */
async function prepare(parts: GuideParts, turn: GuideTurn): Promise<Understood> {
  const { call, destinationId, guide, earlier } = turn
  const text = withoutElisions(turn.question)
  const knowledge = await readKnowledge(parts, call, destinationId, guide)
  const memory = earlier.findLast((each) => each.memory !== null)?.memory ?? pageAsked(turn)
  const question = readQuestion(text, knowledge, placeDay(knowledge.timeZone), recalled(memory, knowledge))
  const plan = answerQuestion({
    question,
    text,
    knowledge,
    writing: writingFor(question, knowledge),
    neverSay: guide.neverSay,
  })
  return { knowledge, question, plan }
}

/** A first question on the page of a venue may speak of it as 'it'. */
const pageAsked = ({ page }: GuideTurn) =>
  page ? { kind: page.kind, ids: [page.id], topics: [], wishes: [] } : undefined

function searchedIn({ pages, documents, answers, airports }: Knowledge): Searched {
  const counts: Searched = { document: documents.length, ownAnswer: answers.length, airport: airports.length }
  for (const { kind } of pages) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** What our own engine writes: the sentences of its plan with their sources. */
function* writePlan({ sentences }: Plan, citations: Citations) {
  for (const { text, records } of sentences) yield withMarks(text, records.map(citations.numberOf))
}

/** The guides of destinations: how they answer, and what they offer to ask first on pages of a kind. */
export interface Guides {
  answer: AnswerGuide
  beginnings(
    call: Call,
    destinationId: string,
    guide: Pick<TourGuideDraft, 'sources' | 'answers'>,
    kind?: ProfileKindName,
  ): Promise<string[]>
  /** What it reads, by kind. */
  searched(
    call: Call,
    destinationId: string,
    guide: Pick<TourGuideDraft, 'sources' | 'answers'>,
  ): Promise<Searched>
}

/** Opens the guides of destinations. */
export const openGuides = (parts: GuideParts): Guides => ({
  answer: answerWith(parts),
  beginnings: async (call, destinationId, guide, kind) =>
    suggestionsFor(
      askedKinds.find((each) => each === kind),
      'en',
      await kindsAround(parts, call, destinationId, guide),
    ),
  searched: async (call, destinationId, guide) =>
    searchedIn(await readKnowledge(parts, call, destinationId, guide)),
})

function answerWith(parts: GuideParts): AnswerGuide {
  return async function* answerGuide(turn) {
    const begun = performance.now()
    const { knowledge, question, plan } = await prepare(parts, turn)
    const citations = openCitations()
    const names = plan.places.slice(0, mostRead).map(({ record }) => record.name)
    if (names.length > 0) yield { type: 'reading', names }
    let firstWords: number | undefined
    const writing = runTurn({
      model: embeddedModel(() => writePlan(plan, citations)),
      prompt: turn.question,
      citations,
      signal: turn.signal,
    })
    let step = await writing.next()
    for (; !step.done; step = await writing.next()) {
      firstWords ??= performance.now() - begun
      yield step.value
    }
    const { sentences, ended } = step.value
    const used = [...new Set(sentences.flatMap(({ sources }) => sources))].toSorted(
      (one, other) => one - other,
    )
    const answer: GuideAnswer = {
      sentences,
      remark: plan.remark,
      sources: used.map((number) => sourceOf(citations.recordOf(number)!, number)),
      places: plan.places.flatMap(({ record, fact, miles }) => {
        const number = citations.numberOf(record)
        return isPage(record) && used.includes(number)
          ? [
              {
                source: number,
                kind: record.kind,
                id: record.id,
                name: record.name,
                image: record.item.headerImage,
                fact,
                lat: record.position?.lat ?? null,
                lng: record.position?.lng ?? null,
                miles: miles === null ? null : Math.round(miles * 10) / 10,
              },
            ]
          : []
      }),
      language: question.language,
      outcome: ended === 'stopped' ? 'Stopped' : ended === 'failed' ? 'Failed' : plan.outcome,
      searched: searchedIn(knowledge),
      debug: {
        engine: 'embedded',
        insteadOf: null,
        understood: understoodOf(question),
        bestMatch: plan.bestMatch,
        firstWordsMs: Math.round(firstWords ?? performance.now() - begun),
        wholeMs: Math.round(performance.now() - begun),
      },
      memory: memoryOf(plan.subject),
      suggestions: suggestionsFor(
        question.kind,
        question.language,
        new Set(knowledge.pages.map((page) => page.kind)),
      ),
    }
    return answer
  }
}

function understoodOf({ kind, topics, wishes, subjects, anchor, order, time, unknown }: Question) {
  const nameOf = ({ name }: GuideRecord) => name
  return [
    ...(kind ? [{ words: '', meaning: `kind ${kind}` }] : []),
    ...subjects.map((record) => ({ words: record.name, meaning: record.kind })),
    ...topics.map((topic) => ({ words: '', meaning: `topic ${topic}` })),
    ...wishes.map(({ words, values, least }) => ({
      words,
      meaning: JSON.stringify(least === undefined ? values : { ...values, least }),
    })),
    ...(anchor
      ? [
          {
            words: anchor.type === 'records' ? anchor.records.map(nameOf).join(', ') : anchor.kind,
            meaning: 'near',
          },
        ]
      : []),
    ...(order ? [{ words: '', meaning: `order ${order}` }] : []),
    ...(time ? [{ words: '', meaning: `time ${JSON.stringify(time)}` }] : []),
    ...unknown.map(({ text }) => ({ words: text, meaning: 'unknown' })),
  ]
}
