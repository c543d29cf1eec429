import { isHosting, isLong } from '../reading/kind-of.ts'
import { kindOfTopicFits } from '../words/kinds-of-topics.ts'
import type { Question } from '../reading/question.ts'
import type { MarketKind } from '../reading/segments.ts'
import type { PageOfGuide } from '../records/guide-record.ts'
import { tokensOf } from '../../../../search/reading/tokens.ts'
import { subjectOf, type Answering } from './answering.ts'
import { answerProse, sure } from './answer-prose.ts'
import { factsOf, mainFacts } from './facts/facts-of.ts'
import { featuresOf, spacesText } from './facts/facility-facts.ts'
import { withoutOne } from './fewer-wishes.ts'
import { foundWords, mostNear } from './found-words.ts'
import { listPages, type ListedPage, type PageList } from './list-pages.ts'
import { contentOf } from './prose.ts'
import { refusal, type Plan, type PlannedSentence } from './plan.ts'
import { wishedSpaces, wishedTraits, type Wish } from '../records/satisfies.ts'
import type { Topic } from '../words/topics.ts'

/** Pages that an answer describes. All are counted and shown. */
const mostDescribed = 5
const mostShown = 12

/** What is asked for, in its own words. */
const wishedText = ({ wishes, unknown }: Question) =>
  [...wishes.map((wish) => wish.words), ...unknown.map(({ text }) => text)].join(' ')

/** For whom a page is good, which many don't say. */
const isForWhom = ({ values }: Wish) =>
  Object.keys(values).join() === 'attributes' &&
  values['attributes']!.every((value) => value === 'Good For Kids' || value === 'Good for Groups')

/** The topics of a list that its pages have something to say about. */
const topicsOf = (topics: readonly Topic[], kind: MarketKind) =>
  topics.filter((topic) => kindOfTopicFits(topic, kind) && topic !== 'distance')

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

/** When pages of a kind must be open, or events take place. Nobody knows the hours of a whole month, and a promotion holds now if it hasn't ended. */
function timeFor({ time, topics, wishes }: Question, kind: MarketKind): Question['time'] {
  const asksOffers = topics.includes('offers') || wishes.some(({ values }) => 'hasPromotion' in values)
  const isMonth = kind !== 'event' && time?.days !== undefined && isLong(time.days)
  return isMonth || (asksOffers && time?.isNow === true) ? undefined : time
}

/** With more wishes than this, one less would hardly help, and each would be tried. */
const mostRelaxed = 6

/** Answers what asks for pages of a kind, or for their number. If nothing has all, one wish is left out, unless that was done already. */
export function answerList(asked: Answering, kind: MarketKind, isRelaxed = false): Plan {
  const answering = { ...asked, question: { ...asked.question, time: timeFor(asked.question, kind) } }
  const { question, knowledge, writing } = answering
  const list = listPages(question, knowledge, kind, writing.today)
  const words = foundWords(answering, list)
  const { say } = writing
  const pages = list.pages.map(({ page }) => page)
  const lacking = question.segments.flatMap(({ feature, text }) => (feature ? [text] : [])).join(', ')
  const asksPrice = question.order === 'cheapest' || question.order === 'dearest'
  const remark =
    list.unknownHours > 0
      ? say.remarks.hoursUnknown({ count: list.unknownHours, kind })
      : list.lacksFeatures
        ? say.remarks.notKnown(lacking)
        : asksPrice && kind === 'hotel'
          ? say.remarks.byLowestRate
          : null
  // Without prices there is no cheapest.
  if (asksPrice && list.isUnranked && list.pages.length > 0) {
    const unordered = { ...question, order: undefined, topics: [] }
    return { ...answerList({ ...answering, question: unordered }, kind), remark: say.remarks.noPrices(kind) }
  }
  const needed = question.wishes.filter((wish) => !isForWhom(wish))
  if (list.pages.length === 0 && needed.length > 0 && needed.length < question.wishes.length) {
    const others = answerList({ ...answering, question: { ...question, wishes: needed } }, kind, isRelaxed)
    if (others.outcome === 'Answered') return { ...others, remark: say.remarks.noneFound(words) }
  }
  // What has most of it is told, with what it lacks.
  const isRelaxable = !isRelaxed && question.unknown.length === 0 && question.wishes.length <= mostRelaxed
  if (list.pages.length === 0 && isRelaxable)
    for (const rest of withoutOne(question.wishes)) {
      const others = answerList({ ...answering, question: { ...question, wishes: rest } }, kind, true)
      if (others.outcome === 'Answered') return { ...others, remark: say.remarks.noneFound(words) }
    }
  // Nothing is near, but something is nearest.
  const isFar =
    list.near.length > 0 && list.all > 0 && question.miles === undefined && question.order === undefined
  if (list.pages.length === 0 && isFar) {
    const nearest = answerList({ ...answering, question: { ...question, order: 'nearest' } }, kind, true)
    if (nearest.outcome === 'Answered') return { ...nearest, remark: say.remarks.noneFound(words) }
  }
  // Pages whose hours nobody knows are told, with just that.
  if (list.pages.length === 0 && list.unknownHours > 0 && list.closed.length === 0) {
    const others = answerList({ ...answering, question: { ...question, time: undefined } }, kind, true)
    if (others.outcome === 'Answered')
      return { ...others, remark: [say.remarks.noneFound(words), remark].join(' ') }
  }
  // 'Is the museum open on Monday': none is, but that is known.
  if (list.pages.length === 0 && list.closed.length > 0 && list.closed.length <= mostNear)
    return {
      outcome: 'Answered',
      sentences: list.closed.flatMap((page) =>
        factsOf(page, 'hours', writing).map((text) => ({ text, records: [page] })),
      ),
      remark: say.remarks.noneFound(words),
      places: list.closed.map((record) => ({ record, fact: null, miles: null })),
      bestMatch: null,
      subject: subjectOf(question, list.closed),
    }
  // What no page lists, one may say in its own words. They say nothing of distances and hours.
  const sayable = contentOf(tokensOf(wishedText(question)))
  // One word alone may be like another: 'fences' aren't fencing.
  const isSport = question.wishes.some(({ values }) => 'sports' in values)
  const isSayable =
    list.pages.length === 0 &&
    question.anchor === undefined &&
    question.time === undefined &&
    (!isSport || sayable.length > 1)
  const said = isSayable ? answerProse(answering, sayable, sure) : undefined
  if (said) return said
  if (list.pages.length === 0)
    return refusal('NotFound', [say.remarks.noneFound(words), remark].filter(Boolean).join(' '), {
      subject: { ...subjectOf(question, []), isList: true },
    })
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
    remark,
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
