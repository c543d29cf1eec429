import type {
  AnswerEvent,
  ExchangeMessage,
  Sentence,
  Source,
} from '@app/contract/assistants/answer-schema.ts'
import { useState } from 'react'
import { isRefusal, reasonOf } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { newKey } from '../../page/new-key.ts'
import { useWrite } from '../../platform/calls/use-write.ts'

/** A question with what there is of its answer. */
export interface GuideTurn {
  question: string
  /** Pages that are being read. */
  reading: readonly string[]
  sources: readonly Source[]
  sentences: readonly Sentence[]
  /** Once the answer is whole. */
  message: ExchangeMessage | null
  /** Why there is none. */
  failure: string | null
  /** Whether the same question may be answered now. */
  canRetry: boolean
  /** Whether another engine began again, because the first one stopped. */
  isContinued: boolean
}

/** A question as it was asked, without an answer yet. */
export const askedTurn = (question: string): GuideTurn => ({
  question,
  reading: [],
  sources: [],
  sentences: [],
  message: null,
  failure: null,
  canRetry: false,
  isContinued: false,
})

const stoppedText = (what: string, { sentences }: GuideTurn) =>
  sentences.length === 0 ? what : `${what} Everything above has its sources.`

const failureText = (error: unknown, turn: GuideTurn) =>
  turn.sentences.length === 0 || isRefusal(error) ? reasonOf(error) : stoppedText('The answer stopped.', turn)

interface Asking {
  question: string
  tell: (event: AnswerEvent) => void
  signal: AbortSignal
}

/** What an event adds to an answer. */
function withEvent(turn: GuideTurn, event: AnswerEvent): GuideTurn {
  switch (event.type) {
    case 'reading':
      return { ...turn, reading: event.names }
    case 'source':
      return { ...turn, sources: [...turn.sources, event.source] }
    case 'sentence':
      return { ...turn, sentences: [...turn.sentences, event.sentence] }
    case 'again':
      return { ...turn, sources: [], sentences: [], isContinued: true }
    default:
      return turn
  }
}

/**
 * An exchange with the guide of a destination, while its panel is there. Without an account, the browser has a key of it. A test is answered by
 * what isn't published yet, each question by itself.
 */
export function useGuide(id: string, isTest = false) {
  const isVisitor = useSession(({ person }) => person === null)
  const [key] = useState(newKey)
  const [exchangeId, setExchangeId] = useState<string | null>(null)
  const [turns, setTurns] = useState<readonly GuideTurn[]>([])
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  const [answering, setAnswering] = useState<AbortController | null>(null)
  const mailedKey = isVisitor && exchangeId !== null ? { mailedKey: key } : {}
  const { send } = useWrite(async (api, { question, tell, signal }: Asking) =>
    api['assistant-mgmt'].assistants.tourGuide.ask(
      {
        id,
        data: {
          question,
          ...(isTest ? { isTest } : exchangeId === null ? { key } : { exchangeId }),
        },
      },
      { onEvent: tell, signal, ...mailedKey },
    ),
  )
  /** Changes the last turn: there is one answer at a time. */
  const change = (by: (turn: GuideTurn) => GuideTurn) =>
    setTurns((before) => before.map((turn, at) => (at === before.length - 1 ? by(turn) : turn)))

  async function ask(question: string) {
    const controller = new AbortController()
    setAnswering(controller)
    setSuggestions([])
    setTurns((before) => [...before, askedTurn(question)])
    try {
      const tell = (event: AnswerEvent) => {
        if (event.type === 'begun') setExchangeId(event.exchangeId)
        change((turn) => withEvent(turn, event))
      }
      const { data } = await send({ question, tell, signal: controller.signal })
      setExchangeId(data.exchangeId)
      setSuggestions(data.suggestions)
      change((turn) => ({ ...turn, ...data.message, message: data.message }))
    } catch (error) {
      const isStopped = controller.signal.aborted
      change((turn) => ({
        ...turn,
        failure: isStopped ? stoppedText('You stopped it.', turn) : failureText(error, turn),
        // Nobody may ask again before the limit of the day ends.
        canRetry: isStopped || !isRefusal(error),
      }))
    }
    setAnswering(null)
  }

  return {
    turns,
    suggestions,
    exchangeId,
    mailedKey,
    ask: (question: string) => void ask(question),
    stop: answering === null ? undefined : () => answering.abort(),
    startOver() {
      answering?.abort()
      setTurns([])
      setSuggestions([])
      setExchangeId(null)
    },
  }
}
