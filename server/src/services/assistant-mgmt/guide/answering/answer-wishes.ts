import type { PageOfGuide } from '../records/guide-record.ts'
import { notSaid } from './answer-prose.ts'
import { placesOf, subjectOf, type Answering } from './answering.ts'
import { factsOf, isTold } from './facts/facts-of.ts'
import { featuresOf, spacesText } from './facts/facility-facts.ts'
import { uniqueSentences, type Plan, type PlannedSentence } from './plan.ts'
import {
  choicesIn,
  roomsOf,
  unfulfilled,
  wishedSpaces,
  wishedTraits,
  type Wish,
} from '../records/satisfies.ts'
import type { Question } from '../reading/question.ts'
import { has } from '../reading/terms-of.ts'
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

/** Fields of which each page has one value, which tells that it has no other. */
const sayingFields = new Set(['openToAge', 'openToGender', 'eventLevel', 'starRating', 'priceLevel'])

const fieldsOf = ({ values }: Wish) => Object.keys(values)

/** Topics that only repeat what is wished: 'What movies are showing' isn't answered by a movie theater. */
const repeating = new Set<Topic | undefined>([undefined, 'type', 'sports', 'amenities'])

const asksCount = ({ segments }: Question) => segments.some((segment) => has(segment, 'role', 'count'))

const apartFields = ['surface', 'location']

/** 'How many courts indoors and how many of sand': no space is both, but each is there. */
function areApart(wishes: readonly Wish[], pages: readonly PageOfGuide[]): boolean {
  const how = wishes.filter((wish) => fieldsOf(wish).some((field) => apartFields.includes(field)))
  return (
    how.length > 1 &&
    pages.every((page) => wishedSpaces(page, how).length === 0) &&
    how.every((wish) => pages.some((page) => unfulfilled(page, [wish]).length === 0))
  )
}

/** A choice of surfaces asks which one it is, not whether it is all of them. */
function withoutChoices(question: Question, pages: readonly PageOfGuide[]): Question {
  const choices =
    asksCount(question) && areApart(question.wishes, pages) ? apartFields : choicesIn(question.wishes)
  if (choices.length === 0) return question
  const isChoice = (wish: Wish) => fieldsOf(wish).every((field) => choices.includes(field))
  return {
    ...question,
    wishes: question.wishes.filter((wish) => !isChoice(wish)),
    topics: [...new Set([...question.topics, ...choices.flatMap((field) => topicOfField[field] ?? [])])],
  }
}

/** Answers whether named pages have what is wished of them. What a page doesn't list isn't known. */
export function answerWishes(answering: Answering, pages: readonly PageOfGuide[]): Plan {
  const { writing } = answering
  const question = withoutChoices(answering.question, pages)
  const { say, termOf, format } = writing
  const sentences: PlannedSentence[] = []
  const missing: { page: PageOfGuide; wishes: readonly Wish[] }[] = []
  let isRepeated =
    (question.asked === 'what' || asksCount(question)) &&
    !question.topics.some((topic) => isTold(topic, pages, writing))
  for (const page of pages) {
    const failed = unfulfilled(page, question.wishes)
    const fulfilled = question.wishes.filter((wish) => !failed.includes(wish))
    const spaces = fulfilled.some((wish) => fieldsOf(wish).some((field) => topicOfField[field] === 'spaces'))
      ? wishedSpaces(page, fulfilled)
      : []
    const had = wishedTraits(page, fulfilled)
    const rooms = fulfilled
      .flatMap(({ values }) => values['amenities'] ?? [])
      .flatMap((value) => roomsOf(page, value))
    const told = [...spaces, ...rooms]
    isRepeated &&=
      told.length === 0 && fulfilled.flatMap(fieldsOf).every((field) => repeating.has(topicOfField[field]))
    if (told.length > 0)
      sentences.push({
        text: say.spaces({ name: page.name, value: spacesText([...new Set(told)], writing) }),
        records: [page],
      })
    for (const text of featuresOf(page.name, told, writing)) sentences.push({ text, records: [page] })
    if (had.length > 0)
      sentences.push({
        text: say.has({ name: page.name, value: format.list(had.map(termOf)) }),
        records: [page],
      })
    const facts = fulfilled.flatMap((wish) =>
      fieldsOf(wish).flatMap((field) =>
        field in topicOfField && topicOfField[field] !== 'spaces' && topicOfField[field] !== 'amenities'
          ? factsOf(page, topicOfField[field]!, writing)
          : [],
      ),
    )
    for (const text of new Set(facts)) sentences.push({ text, records: [page] })
    for (const topic of question.topics)
      for (const text of factsOf(page, topic, writing)) sentences.push({ text, records: [page] })
    if (failed.length > 0) missing.push({ page, wishes: failed })
  }
  if (isRepeated && missing.length === 0) return notSaid(answering)
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
  // 'Is it for boys only' is answered by whom it is for.
  const isOther =
    instead.length > 0 &&
    missing.every(({ wishes }) =>
      wishes.every((wish) => fieldsOf(wish).every((field) => sayingFields.has(field))),
    )
  return {
    outcome: sentences.length > 0 || isOther ? 'Answered' : 'NotFound',
    sentences: uniqueSentences([...sentences, ...instead]),
    remark: remark === '' ? null : remark,
    places: placesOf(pages),
    bestMatch: null,
    subject: subjectOf(question, pages),
  }
}
