import type { Searched } from '@app/contract/assistants/answer-schema.ts'
import type { TourGuideDraft } from '@app/contract/assistants/tour-guide-schema.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import { placeDay } from '@app/contract/rules/place-day.ts'
import type { Call } from '../../../platform/http/call.ts'
import { answerQuestion } from './answering/answer-question.ts'
import { subjectOf, writingFor } from './answering/answering.ts'
import type { Writing } from './answering/facts/writing.ts'
import { isSpoken, type Plan } from './answering/plan.ts'
import { answeredPlaces, placesIn } from './answered-places.ts'
import type { GuideParts } from './guide-parts.ts'
import type { AnswerGuide, GuideAnswer, GuideTurn, TurnEvent } from './guide-turn.ts'
import { hasAddress, hasForeignAddress } from './model/addresses.ts'
import { openCitations, sourceOf, withMarks, type Citations } from './model/citations.ts'
import { embeddedModel } from './model/embedded-model.ts'
import { runTurn, type Written } from './model/run-turn.ts'
import type { Attempt } from './provider/guide-model.ts'
import { withoutElisions } from './reading/elisions.ts'
import { memoryOf, recalled } from './reading/memory.ts'
import { askedKinds } from './reading/segments.ts'
import type { Question } from './reading/question.ts'
import { readQuestion } from './reading/read-question.ts'
import type { GuideRecord, Knowledge } from './records/guide-record.ts'
import { kindsAround } from './records/kinds-around.ts'
import { readKnowledge } from './records/read-records.ts'
import { suggestionsFor } from './suggestions.ts'

/** Names of what is being read, for the line that shows while an answer is made. */
const mostRead = 3

interface Understood {
  knowledge: Knowledge
  question: Question
  plan: Plan
  writing: Writing
  /** What it would answer to other words. */
  planOf(words: string): Plan
}

/** Reads what is known, the question, and plans the answer. */
async function prepare(parts: GuideParts, turn: GuideTurn): Promise<Understood> {
  const { call, destinationId, guide, earlier } = turn
  const knowledge = await readKnowledge(parts, call, destinationId, guide)
  const memory = earlier.findLast((each) => each.memory !== null)?.memory ?? pageAsked(turn)
  const before = recalled(memory, knowledge)
  const understand = (words: string) => {
    const text = withoutElisions(words)
    const question = readQuestion(text, knowledge, placeDay(knowledge.timeZone), before)
    const writing = writingFor(question, knowledge)
    const plan = answerQuestion({
      question,
      text,
      knowledge,
      writing,
      neverSay: guide.neverSay,
      tone: guide.tone,
    })
    return { question, writing, plan }
  }
  const asked = understand(turn.question)
  const planOf = (words: string) => (words === turn.question ? asked : understand(words)).plan
  return { knowledge, ...asked, planOf }
}

/** A first question on the page of a venue may speak of it as 'it'. */
const pageAsked = ({ page }: GuideTurn) =>
  page ? { kind: page.kind, ids: [page.id], topics: [], wishes: [] } : undefined

function searchedIn({ pages, documents, stories, answers, airports }: Knowledge): Searched {
  const counts: Searched = {
    document: documents.length,
    story: stories.length,
    ownAnswer: answers.length,
    airport: airports.length,
  }
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

/** A model isn't asked what the destination answers itself, what the guide doesn't speak about, or for thanks. */
const isForModel = (plan: Plan) =>
  plan.outcome !== 'ByRule' &&
  !isSpoken(plan) &&
  !plan.sentences.some(({ records }) => records.some(({ kind }) => kind === 'ownAnswer'))

const notAsked: Attempt = { sentences: [], isStopped: false, fallback: null, tokens: null }

function answerWith(parts: GuideParts): AnswerGuide {
  return async function* answerGuide(turn) {
    const begun = performance.now()
    let firstWords: number | undefined
    async function* timed<R>(steps: AsyncGenerator<TurnEvent, R, undefined>) {
      let step = await steps.next()
      for (; !step.done; step = await steps.next()) {
        firstWords ??= performance.now() - begun
        yield step.value
      }
      return step.value
    }
    const understood = await prepare(parts, turn)
    const { knowledge, question, plan, writing } = understood
    const citations = openCitations()
    const names = plan.places
      .map(({ record }) => record.name)
      .filter((name) => !hasAddress(name))
      .slice(0, mostRead)
    if (names.length > 0) yield { type: 'reading', names }
    const model = isForModel(plan) ? parts.model : undefined
    const attempt = model ? yield* timed(model.answer(turn, { ...understood, citations })) : notAsked
    const isByModel = model !== undefined && attempt.fallback === null
    if (!isByModel && attempt.sentences.length > 0) yield { type: 'again' }
    const written = isByModel
      ? { sentences: attempt.sentences, ended: attempt.isStopped ? ('Stopped' as const) : undefined }
      : yield* timed(
          runTurn({
            model: embeddedModel(() => writePlan(plan, citations)),
            prompt: turn.question,
            citations,
            accepts: (text, records) => !hasForeignAddress(text, records),
            signal: turn.signal,
          }),
        )
    const { sentences } = written
    const used = [...new Set(sentences.flatMap(({ sources }) => sources))].toSorted(
      (one, other) => one - other,
    )
    const cited = used.map((number) => citations.recordOf(number)!)
    const subject = plan.subject ?? (isByModel ? subjectOf(question, cited) : null)
    const answer: GuideAnswer = {
      sentences,
      ...saidOf(written, isByModel ? { ...plan, outcome: 'Answered', remark: null } : plan, () =>
        writing.say.remarks.notFound(knowledge.destination.name),
      ),
      sources: used.map((number, at) => sourceOf(cited[at]!, number)),
      places: answeredPlaces(isByModel ? placesIn(plan, cited) : plan.places, used, citations),
      language: question.language,
      searched: searchedIn(knowledge),
      debug: {
        engine: isByModel ? model.name : 'embedded',
        insteadOf: model && !isByModel ? model.name : null,
        fallback: attempt.fallback,
        tokens: attempt.tokens,
        understood: understoodOf(question),
        bestMatch: plan.bestMatch,
        firstWordsMs: Math.round(firstWords ?? performance.now() - begun),
        wholeMs: Math.round(performance.now() - begun),
      },
      memory: memoryOf(subject),
      suggestions: suggestionsFor(
        question.kind,
        question.language,
        new Set(knowledge.pages.map((page) => page.kind)),
      ),
    }
    return answer
  }
}

/** What an answer says about itself. With all sentences left out, nothing was found. */
function saidOf(
  { sentences, ended }: Pick<Written, 'sentences' | 'ended'>,
  plan: Plan,
  nothingFound: () => string,
): Pick<GuideAnswer, 'outcome' | 'remark'> {
  const { outcome, remark } = plan
  if (ended !== undefined) return { outcome: ended === 'Stopped' ? 'Stopped' : 'Failed', remark }
  return outcome === 'Answered' && sentences.length === 0 && !isSpoken(plan)
    ? { outcome: 'NotFound', remark: remark ?? nothingFound() }
    : { outcome, remark }
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
