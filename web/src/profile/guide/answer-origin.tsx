import type { AnswerDebug, FallbackReason } from '@app/contract/assistants/answer-schema.ts'
import { count } from '../../components/format.ts'
import { Facts } from '../../platform/boxes/facts.tsx'
import { understoodWords } from './understood-words.ts'

/** Other engines have the name of their model. */
const engineName = (engine: string) => (engine === 'embedded' ? 'Built-in engine' : engine)

/** What a model did that didn't write the answer. */
const fallbackWords: Record<FallbackReason, string> = {
  Limit: 'reached its limit of answers',
  Budget: 'reached its budget',
  Paused: 'is paused after several failures',
  Refused: 'refused the key',
  Busy: 'was busy',
  Slow: 'was too slow',
  Broken: 'failed',
  Unsupported: 'wrote nothing that the records say',
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const share = (part: number) => `${Math.round(part * 100)}%`

/** How an answer came about, for those who improve the guide. */
export function AnswerOrigin({ debug }: { debug: AnswerDebug }) {
  const { engine, insteadOf, fallback, tokens, understood, bestMatch, firstWordsMs, wholeMs } = debug
  const facts = [
    {
      label: 'Engine',
      value:
        insteadOf === null
          ? engineName(engine)
          : `${engineName(engine)}, because ${engineName(insteadOf)} ${fallbackWords[fallback ?? 'Broken']}`,
    },
    { label: 'Time', value: `First words after ${seconds(firstWordsMs)}, all after ${seconds(wholeMs)}` },
    ...(tokens
      ? [{ label: 'Tokens', value: `${count(tokens.read)} read, ${count(tokens.written)} written` }]
      : []),
    ...(understood.length > 0
      ? [{ label: 'Understood', value: understood.map(understoodWords).join('; ') }]
      : []),
    ...(bestMatch
      ? [
          {
            label: 'Closest record',
            value: `${bestMatch.name} covers ${share(bestMatch.share)} of the question. An answer needs ${share(bestMatch.threshold)}.`,
          },
        ]
      : []),
  ]
  return <Facts facts={facts} />
}
