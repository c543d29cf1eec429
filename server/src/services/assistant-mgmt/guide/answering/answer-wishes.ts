import type { PageOfGuide } from '../records/guide-record.ts'
import { placesOf, subjectOf, type Answering } from './answering.ts'
import { factsOf } from './facts/facts-of.ts'
import { spacesText } from './facts/facility-facts.ts'
import { uniqueSentences, type Plan, type PlannedSentence } from './plan.ts'
import { unfulfilled, wishedSpaces } from './satisfies.ts'
import type { Wish } from '../reading/question.ts'
import type { Topic } from '../words/topics.ts'

/** The topic that a field of a wish belongs to, whose values show what a page has instead. */
const topicOfField: Readonly<Record<string, Topic>> = {
  sports: 'sports',
  amenities: 'amenities',
  attributes: 'amenities',
  facilityType: 'type',
  businessType: 'type',
  placeType: 'type',
  type: 'type',
  spaceType: 'spaces',
  surface: 'spaces',
  location: 'spaces',
  openToAge: 'ages',
  eventLevel: 'level',
  openToGender: 'gender',
  teamCost: 'entryFee',
  individualCost: 'entryFee',
  priceLevel: 'priceLevel',
  hasPromotion: 'offers',
  services: 'services',
  starRating: 'stars',
}

const fieldsOf = ({ values }: Wish) => Object.keys(values)

/** Answers whether named pages have what is wished of them. What a page doesn't list isn't known. */
export function answerWishes(answering: Answering, pages: readonly PageOfGuide[]): Plan {
  const { question, writing } = answering
  const { say, termOf, format } = writing
  const sentences: PlannedSentence[] = []
  const missing: { page: PageOfGuide; wishes: readonly Wish[] }[] = []
  for (const page of pages) {
    const failed = unfulfilled(page, question.wishes)
    const fulfilled = question.wishes.filter((wish) => !failed.includes(wish))
    const spaces = fulfilled.some((wish) => fieldsOf(wish).some((field) => topicOfField[field] === 'spaces'))
      ? wishedSpaces(page, fulfilled)
      : []
    if (spaces.length > 0)
      sentences.push({
        text: say.spaces({ name: page.name, value: spacesText(spaces, writing) }),
        records: [page],
      })
    const had = fulfilled.flatMap(({ values }) =>
      (['amenities', 'attributes'] as const).flatMap(
        (field) => values[field]?.filter((value) => has(page, value)).map(termOf) ?? [],
      ),
    )
    if (had.length > 0)
      sentences.push({
        text: say.has({ name: page.name, value: format.list([...new Set(had)]) }),
        records: [page],
      })
    const told = fulfilled.flatMap((wish) =>
      fieldsOf(wish).flatMap((field) =>
        field in topicOfField && topicOfField[field] !== 'spaces' && topicOfField[field] !== 'amenities'
          ? factsOf(page, topicOfField[field]!, writing)
          : [],
      ),
    )
    for (const text of new Set(told)) sentences.push({ text, records: [page] })
    for (const topic of question.topics)
      for (const text of factsOf(page, topic, writing)) sentences.push({ text, records: [page] })
    if (failed.length > 0) missing.push({ page, wishes: failed })
  }
  const remark = missing
    .map(({ page, wishes }) =>
      say.remarks.notListed({ name: page.name, words: wishes.map(({ words }) => words).join(', ') }),
    )
    .join(' ')
  const instead = missing.flatMap(({ page, wishes }) =>
    [...new Set(wishes.flatMap(fieldsOf).map((field) => topicOfField[field]))].flatMap((topic) =>
      topic ? factsOf(page, topic, writing).map((text) => ({ text, records: [page] })) : [],
    ),
  )
  return {
    outcome: sentences.length > 0 ? 'Answered' : 'NotFound',
    sentences: uniqueSentences([...sentences, ...instead]),
    remark: remark === '' ? null : remark,
    places: placesOf(pages),
    bestMatch: null,
    subject: subjectOf(question, pages),
  }
}

const has = (page: PageOfGuide, value: string) =>
  ('amenities' in page.item && page.item.amenities.some((one) => one === value)) ||
  ('attributes' in page.item && page.item.attributes.some((one) => one === value))
