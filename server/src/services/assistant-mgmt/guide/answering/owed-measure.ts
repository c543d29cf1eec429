import type { Question } from '../reading/question.ts'
import type { Topic } from '../words/topics.ts'

interface Measure {
  topics: readonly Topic[]
  /** What a text has that tells it. */
  told: RegExp
}

/** What 'when', 'how much' and 'how tall' ask for: nothing else answers them. */
const measures: readonly Measure[] = [
  { topics: ['hours', 'times', 'dates', 'opened', 'checkIn', 'checkOut', 'deadline'], told: /\d/ },
  { topics: ['entryFee', 'rate', 'priceLevel'], told: /[$€]|\b(?:free|gratis|gratuit)/i },
  { topics: ['height'], told: /\d/ },
  { topics: ['rating'], told: /\d/ },
  { topics: ['ages'], told: /\d/ },
]

const whens = /^(?:when|cuándo|cuando|quand)$/i
const subjects = /^(?:i|we|you|they|he|she|it|nous|on|je|vous|ils|elles)$/i

/** The measure that is asked for first, if one is, with what is asked of it: some of that must be told. */
export function owedMeasure({ segments, topics, wishes, asked }: Question): Measure | undefined {
  const at = segments.findIndex(({ terms }) => topics.some((topic) => terms['topic']?.includes(topic)))
  const first = segments[at]
  // 'Does it allow dogs when we come', 'When we fly in, which airport is closest?'
  const isBeside =
    segments.slice(0, at).some(({ values }) => Object.keys(values).length > 0) ||
    asked !== undefined ||
    subjects.test(segments[at + 1]?.text ?? '')
  if (first && whens.test(first.text) && isBeside) return undefined
  // 'How long are the trails' asks for no dates.
  if (first?.text.toLowerCase() === 'how long' && wishes.some(({ values }) => 'spaceType' in values))
    return undefined
  const measure = measures.find((one) =>
    first?.terms['topic']?.every((topic) => one.topics.some((own) => own === topic)),
  )
  return measure && { ...measure, topics: topics.filter((topic) => measure.topics.includes(topic)) }
}
