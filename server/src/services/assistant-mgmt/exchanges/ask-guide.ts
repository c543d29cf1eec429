import type { AnswerEvent, ExchangeMessage } from '@app/contract/assistants/answer-schema.ts'
import type { Answered, Asked } from '@app/contract/assistants/assistant-routes.ts'
import { reaches } from '@app/contract/route.ts'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import { forbidden, invalidField } from '../../../platform/errors.ts'
import { EventReply } from '../../../platform/http/event-reply.ts'
import type { Call } from '../../../platform/http/call.ts'
import type { AnswerGuide, EarlierTurn, GuideAnswer, GuideTurn, TurnEvent } from '../guide/guide-turn.ts'
import { readGuide } from '../tour-guides/read-guide.ts'
import { earlierTurns, textOf } from './messages.ts'
import { openTurn, type Turn } from './open-exchange.ts'
import { countQuestion } from './question-limits.ts'
import { storeAnswer } from './store-answer.ts'

type Question = z.output<typeof Asked>
interface Reply {
  data: z.output<typeof Answered>
}

interface Begun {
  guide: GuideTurn['guide']
  /** Null for a test, which is kept nowhere. */
  turn: Turn | null
}

function requireTester(call: Call, { exchangeId }: Question) {
  if (!reaches(call.rung, 'member')) throw forbidden('Only the team of the destination can test its guide.')
  if (exchangeId !== undefined)
    throw invalidField('data/exchangeId', 'must not be set for a test, which is not kept')
}

/** What happens before the answer, in one transaction: everything that refuses the question, and its storing. */
const begin = (outer: Call, destinationId: string, asked: Question, most: number): Promise<Begun> =>
  outer.transaction(async (call) => {
    if (asked.isTest) requireTester(outer, asked)
    const { draft, published } = await readGuide(call, destinationId, asked.isTest)
    await countQuestion(call, most, asked.isTest)
    return asked.isTest
      ? { guide: draft, turn: null }
      : { guide: published, turn: await openTurn(call, destinationId, asked) }
  })

/** Of a question that could not be answered. Nothing of an error is told. */
const failedAnswer = (): GuideAnswer => ({
  sentences: [],
  remark: null,
  sources: [],
  places: [],
  language: 'en',
  outcome: 'Failed',
  searched: {},
  debug: {
    engine: '',
    insteadOf: null,
    fallback: null,
    tokens: null,
    understood: [],
    bestMatch: null,
    firstWordsMs: 0,
    wholeMs: 0,
  },
  memory: null,
  suggestions: [],
})

/** What is left when the asker went away while it was told: the engine ends early, and returns what there is. */
async function rest(steps: AsyncGenerator<TurnEvent, GuideAnswer, undefined>): Promise<GuideAnswer> {
  for (;;) {
    const step = await steps.next()
    if (step.done) return step.value
  }
}

interface Told extends Begun {
  call: Call
  destinationId: string
  asked: Question
  earlier: EarlierTurn[]
}

/** Tells an answer while it is made, and stores it, also if the asker goes away meanwhile. */
async function* tell(
  answerGuide: AnswerGuide,
  { call, destinationId, asked, guide, turn, earlier }: Told,
): AsyncGenerator<AnswerEvent, Reply, undefined> {
  const { question, page, isTest } = asked
  const messageId = newId()
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, call.charged().signal])
  const steps = answerGuide({ call, destinationId, guide, question, earlier, page, signal })
  const store = async (answer: GuideAnswer) => turn && storeAnswer(call, turn, { id: messageId, answer })
  let isEnded = false
  try {
    yield { type: 'begun', exchangeId: turn?.exchangeId ?? null, messageId }
    let step = await steps.next()
    for (; !step.done; step = await steps.next()) yield step.value
    isEnded = true
    const storedDate = await store(step.value)
    // It was deleted meanwhile, which stops it.
    const isStopped = !isTest && storedDate === null
    const answer: GuideAnswer = isStopped ? { ...step.value, outcome: 'Stopped' } : step.value
    const createdDate = (storedDate ?? new Date()).toISOString()
    const message = { ...messageOf(answer), id: messageId, createdDate, debug: isTest ? answer.debug : null }
    const exchangeId = storedDate && turn ? turn.exchangeId : null
    return { data: { exchangeId, message, suggestions: answer.suggestions } }
  } catch (error) {
    const isUnanswered = !isEnded
    isEnded = true
    if (isUnanswered) await store(failedAnswer())
    throw error
  } finally {
    if (!isEnded) {
      gone.abort()
      await store(await rest(steps))
    }
  }
}

const messageOf = ({
  sentences,
  remark,
  sources,
  places,
  language,
  outcome,
  searched,
}: GuideAnswer): Omit<ExchangeMessage, 'id' | 'createdDate' | 'debug'> => ({
  author: 'Assistant',
  text: textOf(sentences),
  sentences,
  remark,
  sources,
  places,
  language,
  outcome,
  searched,
  feedback: null,
})

/** The handler of questions to a guide. `most` is how many somebody may ask in a day. */
export const guideAsker =
  (answerGuide: AnswerGuide, most: number) =>
  async ({ id: destinationId, data: asked }: { id: string; data: Question }, call: Call) => {
    const begun = await begin(call, destinationId, asked, most)
    const earlier = begun.turn === null ? [] : await earlierTurns(call, begun.turn)
    return new EventReply<AnswerEvent, Reply>(
      tell(answerGuide, { call, destinationId, asked, earlier, ...begun }),
    )
  }
