import type { Source } from '@app/contract/assistants/answer-schema.ts'
import { sql } from 'kysely'
import type { GuideAnswer, Guides, GuideTurn, TurnEvent } from '../services/assistant-mgmt/index.ts'

interface TestGuide {
  /** What happens between the first sentence and the second. */
  meanwhile?(turn: GuideTurn): Promise<void>
}

const debug = {
  engine: 'test',
  insteadOf: null,
  fallback: null,
  tokens: null,
  understood: [],
  bestMatch: null,
  firstWordsMs: 1,
  wholeMs: 2,
}

/** Answers every question with two sentences: what the destination is called, and how often the exchange asked before. */
export const testGuide = ({ meanwhile }: TestGuide = {}): Guides => ({
  beginnings: async (_call, _id, _guide, pageKind) => [`What is there on a ${pageKind ?? 'destination'}?`],
  searched: async () => ({ destination: 1 }),
  answer: (turn) => answer(turn, meanwhile),
})

async function* answer(
  turn: GuideTurn,
  meanwhile: TestGuide['meanwhile'],
): AsyncGenerator<TurnEvent, GuideAnswer, undefined> {
  const { call, destinationId, question, earlier, guide, signal } = turn
  const { rows } = await sql<{ name: string }>`select name from profile where id = ${destinationId}`.execute(
    call.db,
  )
  const name = rows[0]?.name ?? ''
  const source: Source = { number: 1, kind: 'destination', id: destinationId, name, date: null }
  const told: GuideAnswer = {
    sentences: [],
    remark: null,
    sources: [source],
    places: [],
    language: 'en',
    outcome: 'Stopped',
    searched: { destination: 1 },
    debug,
    memory: { question },
    suggestions: ['And on Sunday?'],
  }
  yield { type: 'source', source }
  const texts = [
    `${guide.name ?? name} answers “${question}”.`,
    `Before: ${earlier.map((each) => each.question).join(', ')}.`,
  ]
  for (const text of texts) {
    if (signal.aborted) return told
    const sentence = { text, sources: [1] }
    told.sentences.push(sentence)
    yield { type: 'sentence', sentence }
    if (told.sentences.length === 1) await meanwhile?.(turn)
  }
  return { ...told, outcome: 'Answered' }
}
