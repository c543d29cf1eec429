import type { AskedTrait } from '../reading/traits.ts'
import type { Segment } from '../reading/segments.ts'
import { isBare } from '../reading/terms-of.ts'
import { isPage, type FacilityRecord } from '../records/guide-record.ts'
import { unfulfilled, wishedSpaces } from '../records/satisfies.ts'
import type { Topic } from '../words/topics.ts'
import { traitWords, type TraitWords } from '../words/trait-words.ts'
import { asking, placesOf, subjectOf, type Answering } from './answering.ts'
import { featuresOf } from './facts/facility-facts.ts'
import { uniqueSentences, type Plan, type PlannedSentence } from './plan.ts'
import { sentencesOf } from './prose.ts'

/** What venues tell of the features that are asked for. */
export interface ToldTraits {
  sentences: readonly PlannedSentence[]
  told: readonly AskedTrait[]
  /** Numbers that are asked for, and that no venue tells in its own words. */
  untold: readonly AskedTrait[]
}

const wordsOf = ({ trait }: AskedTrait): TraitWords => traitWords[trait]

/** The sentences of a venue that tell a feature: those of the spaces that are asked for, if some are, or else of the page. */
function sentencesFor(page: FacilityRecord, asked: AskedTrait, { question, writing }: Answering): string[] {
  const { told } = wordsOf(asked)
  const tells = (text: string) => told.test(text)
  const wished = wishedSpaces(
    page,
    question.wishes.filter((wish) => 'spaceType' in wish.values && unfulfilled(page, [wish]).length === 0),
  )
  const features = featuresOf(page.name, wished.length > 0 ? wished : page.item.spaceTypes, writing, tells)
  if (features.length > 0) return features
  return sentencesOf(page.item.description)
    .filter((sentence) => told.test(sentence.replaceAll(page.name, '')))
    .slice(0, 1)
    .map((text) => (text.includes(page.name) ? text : `${page.name}: ${text}`))
}

/** Whether the words ask for spaces that each venue has, of which all features are told. */
const isOfSpaces = (
  asked: AskedTrait,
  { question: { segments } }: Answering,
  pages: readonly FacilityRecord[],
): boolean =>
  segments.some(({ from, to, text, values: { facility } }) => {
    const wish = { words: text, values: { spaceType: facility?.['spaceType'] ?? [] } }
    return (
      from <= asked.from &&
      asked.to <= to &&
      wish.values.spaceType.length > 0 &&
      pages.every((page) => unfulfilled(page, [wish]).length === 0)
    )
  })

/** What the venues that a question names tell of the features that it asks for. */
export function toldTraits(answering: Answering): ToldTraits {
  const { traits, subjects } = answering.question
  const pages = subjects.filter((record) => record.kind === 'facility')
  const found = traits
    .filter((asked) => !isOfSpaces(asked, answering, pages))
    .map((asked) => ({
      asked,
      sentences: pages.flatMap((page) =>
        sentencesFor(page, asked, answering).map((text) => ({ text, records: [page] })),
      ),
    }))
  const told = found.filter(({ sentences }) => sentences.length > 0)
  return {
    sentences: uniqueSentences(told.flatMap(({ sentences }) => sentences)),
    told: told.map(({ asked }) => asked),
    untold: found.flatMap(({ asked, sentences }) =>
      sentences.length === 0 && wordsOf(asked).isMeasure === true ? [asked] : [],
    ),
  }
}

/** A question without the words of what is told: they are no unknown things, other topics or wishes. */
export function withoutTold(answering: Answering, { told }: ToldTraits): Answering {
  const { question } = answering
  if (told.length === 0) return answering
  const isTold = ({ from, to }: Segment) => told.some((asked) => asked.from < to && from < asked.to)
  const misread = new Set(told.flatMap((asked) => wordsOf(asked).misread ?? []))
  const unknown = question.unknown.filter((segment) => !isTold(segment))
  const pages = question.subjects.filter((record) => isPage(record))
  const toldWords = question.segments.filter(isTold).map(({ text }) => text)
  return asking(answering, {
    unknown,
    isAboutUnknown: question.isAboutUnknown && (unknown.length > 0 || question.unknown.length === 0),
    // 'C'est un par combien' asks for no fee.
    topics: question.topics.filter(
      (topic) => !misread.has(topic) && !(topic === 'entryFee' && isBare(question.segments, topic)),
    ),
    wishes: question.wishes.filter(
      (wish) =>
        !toldWords.some((text) => wish.words.includes(text)) ||
        pages.some((page) => unfulfilled(page, [wish]).length === 0),
    ),
  })
}

/** Topics that answer no number that is asked for by its name. */
const vague = new Set<Topic>(['about', 'size', 'height', 'spaces', 'dates', 'distance', 'type', 'sports'])

/** Whether a plan tells nothing of a number that a venue is asked for: the depth of a pool isn't its length. */
export const lacksMeasure = (
  { question: { subjects, topics } }: Answering,
  { told, untold }: ToldTraits,
  { sentences }: Plan,
): boolean =>
  told.length === 0 &&
  subjects.some(({ kind }) => kind === 'facility') &&
  topics.every((topic) => vague.has(topic)) &&
  untold.some((asked) => !sentences.some(({ text }) => wordsOf(asked).told.test(text)))

/** The answer that is only made of what is told. */
export const tellTraits = ({ question }: Answering, { sentences }: ToldTraits): Plan => ({
  outcome: 'Answered',
  sentences,
  remark: null,
  places: placesOf(question.subjects),
  bestMatch: null,
  subject: subjectOf(question, question.subjects),
})
