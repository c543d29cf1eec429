import type {
  AnswerEvent,
  ExchangeMessage,
  Sentence,
  Source,
} from '@app/contract/assistants/answer-schema.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRefusal, reasonOf } from '../../api/problem.ts'
import { useSession } from '../../api/session.ts'
import { newKey } from '../../page/new-key.ts'
import { useWrite } from '../../platform/calls/use-write.ts'
import { keptExchange, type KeptExchange } from './kept-exchange.ts'

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
const askedTurn = (question: string): GuideTurn => ({
  question,
  reading: [],
  sources: [],
  sentences: [],
  message: null,
  failure: null,
  canRetry: false,
  isContinued: false,
})

/** Each answer with its question, which is the message before it. */
export const answeredTurns = (messages: readonly ExchangeMessage[]) =>
  messages.flatMap((message, at) => {
    if (message.author === 'Asker') return []
    const { sources, sentences } = message
    const question = messages.slice(0, at).findLast(({ author }) => author === 'Asker')?.text ?? ''
    return [{ ...askedTurn(question), sources, sentences, message }]
  })

const stoppedText = (what: string, { sentences }: GuideTurn) =>
  sentences.length === 0 ? what : `${what} Everything above has its sources.`

const failureText = (error: unknown, turn: GuideTurn) =>
  turn.sentences.length === 0 || isRefusal(error) ? reasonOf(error) : stoppedText('The answer stopped.', turn)

const withKeyOf = (exchange: KeptExchange | null) =>
  exchange === null || exchange.key === null ? {} : { mailedKey: exchange.key }

interface Asking {
  question: string
  exchange: KeptExchange | null
  key: string
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

/** The exchange that this tab goes on with, in the state and kept for the next page. */
function useKeptExchange(id: string, isTest: boolean) {
  const [exchange, setExchange] = useState(() => (isTest ? null : keptExchange.read(id)))
  // Also for questions that were asked before the page shows it.
  const current = useRef(exchange)
  function keep(next: KeptExchange | null) {
    current.current = next
    setExchange(next)
    if (!isTest) keptExchange.write(id, next)
  }
  return { exchange, current, keep }
}

/**
 * An exchange with the guide of a destination. It goes on when its panel is opened again in the same tab; without an account, by a key. A test
 * is answered by what isn't published yet, each question by itself.
 */
export function useGuide(id: string, isTest = false) {
  const isVisitor = useSession(({ person }) => person === null)
  const [key, setKey] = useState(newKey)
  const { exchange, current, keep } = useKeptExchange(id, isTest)
  const [turns, setTurns] = useState<readonly GuideTurn[]>([])
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  const [answering, setAnswering] = useState<AbortController | null>(null)
  const { send } = useWrite(async (api, { question, tell, signal, ...asking }: Asking) =>
    api['assistant-mgmt'].assistants.tourGuide.ask(
      {
        id,
        data: {
          question,
          ...(isTest
            ? { isTest }
            : asking.exchange === null
              ? { key: asking.key }
              : { exchangeId: asking.exchange.id }),
        },
      },
      { onEvent: tell, signal, ...withKeyOf(asking.exchange) },
    ),
  )
  const { send: readBack } = useWrite(async (api, kept: KeptExchange) =>
    api['assistant-mgmt'].exchanges.messages({ id: kept.id }, withKeyOf(kept)),
  )
  const restored = useRef<Promise<void>>(null)
  const restore = useEffectEvent(async () => {
    if (exchange === null) return
    try {
      const { data } = await readBack(exchange)
      setTurns((asked) => [...answeredTurns(data), ...asked])
    } catch (error) {
      // It was deleted, or is of somebody who was logged in before.
      if (isRefusal(error)) keep(null)
    }
  })
  useEffect(() => {
    restored.current ??= restore()
  }, [])
  /** Changes the last turn: there is one answer at a time. */
  const change = (by: (turn: GuideTurn) => GuideTurn) =>
    setTurns((before) => before.map((turn, at) => (at === before.length - 1 ? by(turn) : turn)))

  async function ask(question: string) {
    const controller = new AbortController()
    setAnswering(controller)
    setSuggestions([])
    setTurns((before) => [...before, askedTurn(question)])
    try {
      await restored.current
      const before = current.current
      const tell = (event: AnswerEvent) => {
        if (event.type === 'begun' && event.exchangeId !== null)
          keep(before ?? { id: event.exchangeId, key: isVisitor ? key : null })
        change((turn) => withEvent(turn, event))
      }
      const { data } = await send({ question, exchange: before, key, tell, signal: controller.signal })
      // It was deleted meanwhile.
      if (data.exchangeId === null) keep(null)
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
    exchangeId: exchange?.id ?? null,
    mailedKey: withKeyOf(exchange),
    ask: (question: string) => void ask(question),
    stop: answering === null ? undefined : () => answering.abort(),
    startOver() {
      answering?.abort()
      setTurns([])
      setSuggestions([])
      // The same key would go on with the exchange.
      setKey(newKey())
      keep(null)
    },
  }
}
