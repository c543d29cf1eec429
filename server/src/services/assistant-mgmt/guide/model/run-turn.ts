import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Sentence } from '@app/contract/assistants/answer-schema.ts'
import { streamText } from 'ai'
import type { TurnEvent } from '../guide-turn.ts'
import { sourceOf, type Citations } from './citations.ts'
import { citedSentences } from './cited-sentences.ts'

/** What a model is given, and what is kept of what it writes. */
export interface ModelTurn {
  model: LanguageModelV4
  prompt: string
  citations: Citations
  signal: AbortSignal
}

/** In milliseconds. A person who waits longer has gone. */
const timeout = { firstChunkMs: 8000, chunkMs: 8000, totalMs: 60_000 }

export interface Written {
  sentences: Sentence[]
  /** Why it ended before its end: the asker stopped it, or the model failed. */
  ended: 'stopped' | 'failed' | undefined
}

/** Lets a model write, and tells each sentence that has its sources. A model that hangs, breaks off or refuses ends it without an error. */
export async function* runTurn({
  model,
  prompt,
  citations,
  signal,
}: ModelTurn): AsyncGenerator<TurnEvent, Written, undefined> {
  const sentences: Sentence[] = []
  const told = new Set<number>()
  const reader = citedSentences(citations)
  function* tell(found: readonly Sentence[]): Generator<TurnEvent> {
    for (const sentence of found) {
      for (const number of sentence.sources) {
        const record = told.has(number) ? undefined : citations.recordOf(number)
        if (record) yield { type: 'source', source: sourceOf(record, number) }
        told.add(number)
      }
      sentences.push(sentence)
      yield { type: 'sentence', sentence }
    }
  }
  try {
    // The default writes to the console, also what a model was asked.
    const result = streamText({
      model,
      prompt,
      maxRetries: 0,
      abortSignal: signal,
      timeout,
      onError: () => {},
    })
    for await (const part of result.stream) {
      if (part.type === 'text-delta') yield* tell(reader.add(part.text))
      else if (part.type === 'abort') return { sentences, ended: signal.aborted ? 'stopped' : 'failed' }
      else if (part.type === 'error') return { sentences, ended: 'failed' }
    }
    yield* tell(reader.end())
    return { sentences, ended: undefined }
  } catch {
    return { sentences, ended: signal.aborted ? 'stopped' : 'failed' }
  }
}
