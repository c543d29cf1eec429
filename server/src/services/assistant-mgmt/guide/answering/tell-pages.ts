import { isHosting } from '../reading/kind-of.ts'
import { kindOfTopicFits } from '../words/kinds-of-topics.ts'
import type { MarketKind } from '../reading/segments.ts'
import type { PageOfGuide } from '../records/guide-record.ts'
import { wishedSpaces, wishedTraits } from '../records/satisfies.ts'
import type { Topic } from '../words/topics.ts'
import { subjectOf, type Answering } from './answering.ts'
import { factsOf, mainFacts } from './facts/facts-of.ts'
import { featuresOf, spacesText } from './facts/facility-facts.ts'
import { foundWords, mostNear } from './found-words.ts'
import type { ListedPage, PageList } from './list-pages.ts'
import type { Plan, PlannedSentence } from './plan.ts'

/** Pages that an answer describes. All are counted and shown. */
const mostDescribed = 5
const mostShown = 12

/** The topics of a list that its pages have something to say about. */
const topicsOf = (topics: readonly Topic[], kind: MarketKind) =>
  topics
    .map((topic) => (kind === 'hotel' && topic === 'entryFee' ? 'rate' : topic))
    .filter((topic) => kindOfTopicFits(topic, kind) && topic !== 'distance')

/** What is said of a page of a list: what was asked, or else what tells most. */
function lineOf(
  { question, writing }: Answering,
  { page, distance }: ListedPage,
  list: PageList,
): PlannedSentence[] {
  const { say, format } = writing
  const asked = topicsOf(question.topics, list.kind).flatMap((topic) => factsOf(page, topic, writing))
  const spaces = question.wishes.some(({ values }) => 'spaceType' in values || 'surface' in values)
    ? wishedSpaces(page, question.wishes)
    : []
  const traits = wishedTraits(page, question.wishes)
  const facts = [
    ...asked,
    ...(traits.length > 0
      ? [say.has({ name: page.name, value: format.list(traits.map(writing.termOf)) })]
      : []),
    ...(spaces.length > 0 ? [say.spaces({ name: page.name, value: spacesText(spaces, writing) })] : []),
    ...(question.features.length > 0 || list.pages.length <= mostNear
      ? featuresOf(page.name, spaces, writing)
      : []),
    ...orderFacts(page, question.order).flatMap((topic) => factsOf(page, topic, writing)),
    ...(question.time && list.kind !== 'event' ? factsOf(page, 'hours', writing) : []),
    ...(question.wishes.some(({ values }) => 'hasPromotion' in values)
      ? factsOf(page, 'offers', writing)
      : []),
  ]
  const told = (facts.length > 0 ? [...new Set(facts)] : mainFacts(page, writing)).map((text) => ({
    text,
    records: [page],
  }))
  const isMeasured =
    distance !== undefined &&
    (question.anchor !== undefined || question.order === 'nearest' || question.topics.includes('distance'))
  return isMeasured
    ? [
        {
          text: say.near({ name: page.name, miles: format.number(distance.miles), to: distance.from.name }),
          records: [page, distance.from],
        },
        ...(facts.length > 0 ? told : []),
      ]
    : told
}

/** What pages in an order are compared by. */
export function orderFacts(page: PageOfGuide, order: Answering['question']['order']): Topic[] {
  if (order === 'largest' || order === 'smallest')
    return page.kind === 'hotel' ? ['rooms'] : page.kind === 'event' ? ['teams'] : ['seats']
  if (order === 'best') return ['rating']
  if (order === 'cheapest' || order === 'dearest') return ['entryFee', 'priceLevel']
  return order === 'newest' || order === 'oldest' ? ['opened'] : []
}

/** What is known of the pages of a list but not of those that were asked for. */
export function remarkOf({ question, writing }: Answering, list: PageList): string | null {
  const { remarks } = writing.say
  if (list.unknownHours > 0) return remarks.hoursUnknown({ count: list.unknownHours, kind: list.kind })
  if (list.lacksFeatures)
    return remarks.notKnown(
      question.segments.flatMap(({ feature, text }) => (feature ? [text] : [])).join(', '),
    )
  return asksPrice(question) && list.kind === 'hotel' ? remarks.byLowestRate : null
}

export const asksPrice = ({ order }: Answering['question']) => order === 'cheapest' || order === 'dearest'

/** Tells the pages of a list, which has some. */
export function tellPages(answering: Answering, list: PageList): Plan {
  const { question, knowledge, writing } = answering
  const { kind } = list
  const { say } = writing
  const words = foundWords(answering, list)
  const pages = list.pages.map(({ page }) => page)
  // One is asked for: 'the largest', 'the nearest', 'the next'.
  const described = list.pages.slice(0, question.order === undefined ? mostDescribed : mostNear)
  const counted = question.isCount ? say.counted(words) : say.found(words)
  const records =
    words.spaces !== null
      ? pages
      : question.isCount
        ? pages.slice(0, mostShown)
        : described.map(({ page }) => page)
  const summary: PlannedSentence[] =
    question.isCount || (question.order === undefined && answering.tone !== 'Short and factual')
      ? [{ text: counted, records: [...records, ...list.near.slice(0, mostNear)] }]
      : []
  return {
    outcome: 'Answered',
    sentences: [
      ...summary,
      ...(words.spaces !== null
        ? []
        : question.isCount && topicsOf(question.topics, kind).length === 0
          ? described.slice(0, mostNear)
          : described
      ).flatMap((one) => lineOf(answering, one, list)),
      ...(kind === 'facility' && isHosting(question.segments)
        ? factsOf(knowledge.destination, 'contact', writing).map((text) => ({
            text,
            records: [knowledge.destination],
          }))
        : []),
    ],
    remark: remarkOf(answering, list),
    places: list.pages
      .slice(0, mostShown)
      .map(({ page, distance }) => ({ record: page, fact: null, miles: distance?.miles ?? null })),
    bestMatch: null,
    // 'It', after 'the largest', is that one.
    subject: {
      ...subjectOf(question, pages.slice(0, question.order === undefined ? mostShown : 1)),
      isList: true,
    },
  }
}
