import { namesKind } from '../reading/terms-of.ts'
import { answerConceptsOf } from '../words/concept-words.ts'
import type { Answering } from './answering.ts'
import { piecesOfAnswer } from '../reading/read-question.ts'
import type { Segment } from '../reading/segments.ts'
import type { OwnAnswerRecord } from '../records/guide-record.ts'
import type { Wish } from '../records/satisfies.ts'

/** What pages are asked for by more than this is of them. */
const mostWishes = 2

const kindsIn = (segments: readonly Segment[]) =>
  new Set(
    segments.filter(namesKind).flatMap(({ terms }) => [...(terms['kind'] ?? []), ...(terms['eat'] ?? [])]),
  )
/** Venues and events are where whatever destinations answer is. */
const playing = new Set(['facility', 'event'])
const generalFields = new Set(['sports', 'spaceType', 'facilityType', 'type'])
const isGeneral = ({ values }: Wish) => Object.keys(values).every((field) => generalFields.has(field))
/** What stands before a kind of pages that is asked for. */
const before =
  /(?:^|\s)(?:which|what|any|a|an|some|hay|un|une|des|unos|quels?|quelles?|qu[eé]|cu[aá]les|list|find|other)$/i

/** Whether a question asks for pages of a kind, of which another one doesn't speak: 'any hotels with a shuttle', and not 'a shuttle to the hotels'. */
export function asksPages({ question, writing }: Answering, other: OwnAnswerRecord): boolean {
  const { segments } = question
  const asked = segments.filter(
    (segment, at) => namesKind(segment) && (at === 0 || before.test(segments[at - 1]!.text)),
  )
  if (asked.length === 0) return false
  const ownKinds = kindsIn(piecesOfAnswer(other, writing.today))
  const isOfOthers = [...kindsIn(asked)].some((kind) => !ownKinds.has(kind) && !playing.has(kind))
  return isOfOthers || (question.asked === 'what' && question.wishes.some((wish) => !isGeneral(wish)))
}

/**
 * What the destination answers itself to a question that is about all that another one is about, in whatever words: 'they tore up the road to
 * the diamonds, how late will we be' has the road that is closed.
 */
export function coveredAnswer(answering: Answering): OwnAnswerRecord | undefined {
  const { question, text, knowledge } = answering
  const isOfPages = question.wishes.length > mostWishes || question.kind === 'destination'
  if (question.subjects.length > 0 || isOfPages) return undefined
  const asked = answerConceptsOf(text)
  return knowledge.answers.find((record) => {
    const own = answerConceptsOf(record.name)
    return (
      own.size > 0 &&
      [...own].every((concept) => asked.has(concept)) &&
      !asksPages(answering, record) &&
      // What one concept alone is about may be asked of pages, too.
      (own.size > 1 || question.wishes.every(isGeneral))
    )
  })
}
