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
  { topics: ['entryFee', 'rate', 'priceLevel'], told: /[$€]|\bfree\b/i },
  { topics: ['height'], told: /\d/ },
  { topics: ['rating'], told: /\d/ },
  { topics: ['ages'], told: /\d/ },
]

/** The measure that is asked for first, if one is, with what is asked of it: some of that must be told. */
export function owedMeasure({ segments, topics, wishes }: Question): Measure | undefined {
  const first = segments.find(({ terms }) => topics.some((topic) => terms['topic']?.includes(topic)))
  // 'How long are the trails' asks for no dates.
  if (first?.text.toLowerCase() === 'how long' && wishes.some(({ values }) => 'spaceType' in values))
    return undefined
  const measure = measures.find((one) =>
    first?.terms['topic']?.every((topic) => one.topics.some((own) => own === topic)),
  )
  return measure && { ...measure, topics: topics.filter((topic) => measure.topics.includes(topic)) }
}
