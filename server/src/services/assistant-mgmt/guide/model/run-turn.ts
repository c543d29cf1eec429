import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { FallbackReason, Sentence } from '@app/contract/assistants/answer-schema.ts'
import { APICallError, isStepCount, streamText, type ModelMessage, type ToolSet } from 'ai'
import type { TurnEvent } from '../guide-turn.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import { sourceOf, type Citations } from './citations.ts'
import { citedSentences } from './cited-sentences.ts'

/** In milliseconds. Few people wait longer. */
export const timeouts = { firstChunkMs: 8000, chunkMs: 8000, totalMs: 60_000 }

/** What a model is given, and what is kept of what it writes. */
export interface ModelTurn {
  model: LanguageModelV4
  instructions?: string
  prompt: string | ModelMessage[]
  tools?: ToolSet
  citations: Citations
  /** Whether a sentence may be told, with the records that it cites. */
  accepts(text: string, records: readonly GuideRecord[]): boolean
  signal: AbortSignal
  timeout?: Partial<typeof timeouts> | undefined
}

/** Calls of the model, each of which may use tools. */
const mostSteps = 4
/** Of one call. */
const mostTokens = 1000
/** A model that writes more doesn't answer a question. */
const mostCharacters = 20_000

export interface Written {
  sentences: Sentence[]
  /** Why it ended before its end: the asker stopped it, or the model failed. */
  ended: 'Stopped' | FallbackReason | undefined
  /** What the model reports to have read and written, if it does. */
  tokens: { read: number; written: number }
  characters: number
}

/** How an answer ends that can be used. `length`: it reached the limit of tokens. */
const wholeEnds: ReadonlySet<string> = new Set(['stop', 'length', 'tool-calls'])

/** Lets a model write, and tells each sentence that has its sources. A model that hangs, breaks off or refuses ends it without an error. */
export async function* runTurn({
  citations,
  accepts,
  signal,
  timeout,
  ...asked
}: ModelTurn): AsyncGenerator<TurnEvent, Written, undefined> {
  const written: Written = { sentences: [], ended: undefined, tokens: { read: 0, written: 0 }, characters: 0 }
  const told = new Set<number>()
  const reader = citedSentences(citations)
  function* tell(found: readonly Sentence[]): Generator<TurnEvent> {
    for (const sentence of found) {
      const records = sentence.sources.flatMap((number) => citations.recordOf(number) ?? [])
      if (!accepts(sentence.text, records)) continue
      for (const [at, number] of sentence.sources.entries())
        if (!told.has(number)) yield { type: 'source', source: sourceOf(records[at]!, number) }
      for (const number of sentence.sources) told.add(number)
      written.sentences.push(sentence)
      yield { type: 'sentence', sentence }
    }
  }
  const failed = (reason: FallbackReason): Written => ({
    ...written,
    ended: signal.aborted ? 'Stopped' : reason,
  })
  const end = new AbortController()
  try {
    // The default of onError writes to the console, also what a model was asked.
    const result = streamText({
      ...asked,
      maxRetries: 0,
      maxOutputTokens: mostTokens,
      stopWhen: isStepCount(mostSteps),
      abortSignal: AbortSignal.any([signal, end.signal]),
      timeout: { ...timeouts, ...timeout },
      onError: () => {},
    })
    for await (const part of result.stream) {
      if (part.type === 'text-delta') {
        written.characters += part.text.length
        if (written.characters > mostCharacters) return failed('Broken')
        yield* tell(reader.add(part.text))
      } else if (part.type === 'finish-step') {
        written.tokens.read += part.usage.inputTokens ?? 0
        written.tokens.written += part.usage.outputTokens ?? 0
      } else if (part.type === 'finish') {
        if (!wholeEnds.has(part.finishReason)) return failed('Broken')
      } else if (part.type === 'abort') return failed('Slow')
      else if (part.type === 'error') return failed(reasonOf(part.error))
    }
    yield* tell(reader.end())
    return written
  } catch (error) {
    return failed(reasonOf(error))
  } finally {
    // Also if nobody reads on: the model must not write for nobody.
    end.abort()
  }
}

function reasonOf(error: unknown): FallbackReason {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
  if (status === 429) return 'Busy'
  return status === 401 || status === 403 ? 'Refused' : 'Broken'
}
