import { tokensOf } from '../../../../search/reading/tokens.ts'
import { marketKinds } from '../reading/segments.ts'
import { withoutNames } from '../reading/terms-of.ts'
import { isPage, type PageOfGuide } from '../records/guide-record.ts'
import {
  answerAirports,
  answerAirportsOf,
  answerDistance,
  answerDocuments,
  answerFacts,
} from './answer-facts.ts'
import { answerList } from './answer-list.ts'
import { answerProse, answerUnknown, notSaid, sure } from './answer-prose.ts'
import { alikeAnswer, ownAnswer, speaksOf } from './own-answers.ts'
import { answerWishes } from './answer-wishes.ts'
import { asking, type Answering } from './answering.ts'
import { rankOf } from './list-pages.ts'
import { isForWhom } from './fewer-wishes.ts'
import { isTold } from './facts/facts-of.ts'
import { owedMeasure } from './owed-measure.ts'
import { refusal, spoken, type Plan } from './plan.ts'
import { orderFacts } from './tell-pages.ts'
import { contentOf, furtherProse, isSaid, sayableOf } from './prose.ts'
import { numberOf, unfulfilled } from '../records/satisfies.ts'
import type { Question } from '../reading/question.ts'
import type { Topic } from '../words/topics.ts'

/** Finds what a question asks for, and plans the answer: sentences of records, or what it doesn't know and where it looked. */
export function answerQuestion(answering: Answering): Plan {
  const plan = planFor(answering)
  return answering.tone === 'Formal' && plan.remark
    ? { ...plan, remark: withoutContractions(plan.remark) }
    : plan
}

const withoutContractions = (text: string) => text.replaceAll('can’t', 'cannot').replaceAll('n’t', ' not')

function planFor(answering: Answering): Plan {
  const { question, knowledge, writing, text, neverSay } = answering
  const { remarks } = writing.say
  const home = knowledge.destination.name
  const { courtesy } = question
  if (courtesy) return spoken(remarks[courtesy](knowledge.destination.item.city ?? home))
  if (question.rule === 'ruledOut') return refusal('ByRule', remarks.aboutItself)
  const content = contentOf(tokensOf(text))
  if (neverSay.some((subject) => speaksOf(content, subject))) return refusal('ByRule', remarks.byRule(home))
  const own = ownAnswer(content, answering)
  // What a page that is named says itself is more than what is said of all.
  if (own && ((question.subjects.length === 0 && !question.goesOn) || (own.bestMatch?.share ?? 0) >= sure))
    return own
  if (question.rule === 'private') return refusal('NotFound', remarks.notFound(home))
  // A page may say of its records and plans what no list has.
  if (question.rule === 'untold') return saidApart(answering) ?? refusal('NotFound', remarks.notFound(home))
  const plan = answerRecords(answering, content)
  return plan.outcome === 'Answered' && !isBare(question) && question.unknown.length === 0
    ? plan
    : (own ?? alikeAnswer(content, answering) ?? plan)
}

/** Asks for all pages of a kind, unless the destination says something to it. */
const isBare = ({ subjects, wishes, anchor, order, time, isCount, least, features }: Question) =>
  subjects.length + wishes.length + features.length + Object.keys(least).length === 0 &&
  (anchor ?? order ?? time) === undefined &&
  !isCount

function answerRecords(answering: Answering, content: readonly string[]): Plan {
  const { topics, unknown, kind, wishes, isAboutUnknown } = answering.question
  // 'Can I bring my cat' is told by hotels.
  const isOfHouse =
    (kind === 'hotel' || kind === 'business') &&
    wishes.some(({ values }) => 'amenities' in values || 'attributes' in values)
  const isOfService = kind === 'destination' && wishes.length > 0
  // Pages of venues tell no prices, and no records tell more of people.
  const isUntold =
    (topics.includes('policy') && !isOfHouse && !isOfService) ||
    (topics.includes('entryFee') && kind === 'facility') ||
    (isAboutUnknown && unknown.length === 0)
  if (isUntold) return saidApart(answering) ?? notSaid(answering)
  if (unknown.length > 0) return answerUnknown(answering, () => answerKnown(answering))
  return answerKnown(answering) ?? answerProse(answering, content) ?? notSaid(answering)
}

const tokensApart = ({ question, text }: Answering) => withoutNames(tokensOf(text), question.segments)

/** What a page says of more than one word that is no name: the name of a park says nothing of whom it is named after. */
function saidApart(answering: Answering): Plan | undefined {
  const words = contentOf(tokensApart(answering))
  return words.length > 1 ? answerProse(answering, words, sure) : undefined
}

const venueTopics = new Set<Topic>(['seats', 'size', 'opened', 'spaces'])

function answerKnown(answering: Answering): Plan | undefined {
  const { question, knowledge } = answering
  const { subjects, topics, kind, wishes, order, namesDestination } = question
  const { destination } = knowledge
  // 'The place with the most seats' is a venue.
  const isVenue = kind === undefined && order !== undefined && topics.some((topic) => venueTopics.has(topic))
  const market = isVenue ? 'facility' : marketKinds.find((each) => each === kind)
  if (subjects.length > 0) return withFurther(answering, answerNamed(answering))
  if (kind === 'destination' && wishes.length > 0) return answerWishes(answering, [destination])
  // 'What is a taxi to the airport' asks for taxis.
  const isForAirport = wishes.every(
    (wish) => isForWhom(wish) || wish.values['placeType']?.includes('airport'),
  )
  if (topics.includes('airport') && isForAirport) {
    const { anchor } = question
    if (owedMeasure(question)) return notSaid(answering)
    return anchor?.type === 'records' && anchor.records.every(({ kind: near }) => near !== 'airport')
      ? answerAirportsOf(answering, anchor.records)
      : answerAirports(answering)
  }
  if (topics.includes('documents') && market === undefined) return answerDocuments(answering)
  if (market !== undefined) return answerList(answering, market)
  if (topics.length > 0) return answerFacts(answering, [destination], topics)
  return kind === 'destination' || namesDestination
    ? answerFacts(answering, [destination], ['about'])
    : undefined
}

/** What a page may say in its own words of a question, but the names in it. */
const contentApart = (answering: Answering) => sayableOf(tokensApart(answering))

/** What the one page that is asked about says itself of what was asked, beside what is known of it. */
function withFurther(answering: Answering, plan: Plan): Plan {
  const [page, ...others] = answering.question.subjects
  if (page === undefined || others.length > 0) return plan
  const words = contentApart(answering)
  if (plan.outcome !== 'Answered') {
    // A measure was looked for there already. One word alone says too little.
    const isSought = owedMeasure(answering.question) === undefined && words.length > 1
    return (isSought && answerProse(answering, words, sure, isSaid)) || plan
  }
  const text = furtherProse(words, page)
  return text === undefined || plan.sentences.some((sentence) => sentence.text === text)
    ? plan
    : { ...plan, sentences: [...plan.sentences, { text, records: [page] }] }
}

/** Answers what is asked of records by their names. */
function answerNamed(answering: Answering): Plan {
  const { question } = answering
  const { subjects, topics, kind, wishes, order } = question
  const pages = subjects.filter((record) => isPage(record))
  const market = marketKinds.find((each) => each === kind)
  const owed = owedMeasure(question)
  // 'How tall are the hoops' isn't answered by hoops, nor 'when does the last bus leave' by a place for buses.
  if (owed && !meantOf(pages, owed.topics).some((topic) => isTold(topic, pages, answering.writing))) {
    const said = answerProse(answering, contentApart(answering), sure, isSaid)
    return said?.sentences.some(({ text }) => owed.told.test(text)) === true ? said : notSaid(answering)
  }
  const airports = subjects.filter((record) => record.kind === 'airport')
  if (airports.length === subjects.length && (order !== undefined || topics.length > 0))
    return answerAirports(answering, airports)
  if (topics.includes('airport') && airports.length === 0 && pages.length > 0) {
    const near = question.anchor?.type === 'records' ? question.anchor.records : []
    const named = near.flatMap((record) => (record.kind === 'airport' ? [record] : []))
    return withFacts(
      answering,
      answerAirportsOf(answering, pages, named.length > 0 ? named : undefined),
      pages,
    )
  }
  if (topics.includes('distance')) return withFacts(answering, answerDistance(answering), pages)
  if (market !== undefined && pages.every((page) => page.kind !== market)) {
    const listed = answerList(around(answering, pages), market)
    // 'Does it host chess tournaments': there are none, but it is a place for chess.
    const sports = wishes.filter(({ values }) => 'sports' in values)
    const able = pages.filter((page) => page.kind === 'facility' && unfulfilled(page, sports).length === 0)
    return listed.outcome === 'Answered' || sports.length === 0 || able.length === 0
      ? listed
      : {
          ...answerWishes(asking(answering, { wishes: sports }), able),
          remark: listed.remark,
        }
  }
  // Businesses tell how dear they are, and not what a coffee costs.
  const isItem =
    question.unknown.length > 0 ||
    wishes.some(({ values }) => 'placeType' in values || 'businessType' in values)
  if (topics.includes('entryFee') && isItem && pages.every((page) => page.kind === 'business'))
    return notSaid(answering)
  const compared = pages.length > 1 && topics.length === 0 ? comparison(pages, order) : undefined
  if (compared) return answerFacts(answering, compared.pages, compared.topics)
  if (wishes.length > 0 && pages.length > 0) {
    // 'Which of those have a pool' asks for those that do.
    const fitting = pages.filter((page) => unfulfilled(page, wishes).length === 0)
    // 'Does it do breakfast on Mondays' asks whether it is open, too.
    const isOnDay =
      question.asked === undefined &&
      question.time?.days !== undefined &&
      pages.some(({ hours }) => hours.length > 0)
    const isChoice =
      (question.goesOn || pages.length > 1) && question.asked !== undefined && fitting.length > 0
    const plan = isChoice
      ? answerWishes(asking(answering, { asked: undefined }), fitting)
      : answerWishes(isOnDay ? asking(answering, { topics: [...topics, 'hours'] }) : answering, pages)
    const words = contentOf(tokensOf(wishes.map((wish) => wish.words).join(' ')))
    // What a page doesn't list, it may say in its own words.
    const isSaying = plan.remark !== null && (words.length > 1 || question.asked === undefined)
    const said = isSaying ? answerProse(answering, words) : undefined
    return said ?? (plan.sentences.length === 0 && plan.remark === null ? notSaid(answering) : plan)
  }
  return answerFacts(answering, subjects, topics.length > 0 ? meantOf(pages, topics) : ['about'])
}

const measured = new Set<Topic>(['airport', 'distance', 'address', 'about'])
/** A distance, with what else is asked of the same pages. */
function withFacts(answering: Answering, plan: Plan, pages: readonly PageOfGuide[]): Plan {
  const others = answering.question.topics.filter((topic) => !measured.has(topic))
  const facts = others.length === 0 || pages.length === 0 ? undefined : answerFacts(answering, pages, others)
  return facts?.outcome === 'Answered' && plan.outcome === 'Answered'
    ? { ...plan, sentences: [...facts.sentences, ...plan.sentences] }
    : plan
}

/** 'When did the stadium open' asks for its year, and not for a date or its hours. */
const meantOf = (pages: readonly PageOfGuide[], topics: readonly Topic[]): readonly Topic[] =>
  topics.includes('dates') && topics.includes('hours') && pages.some(({ kind }) => kind === 'facility')
    ? ['opened', ...topics]
    : topics

/** What named pages are compared by, and those pages, the first of them first. */
function comparison(pages: readonly PageOfGuide[], order: Question['order']) {
  const [first] = pages
  const topics = first === undefined ? [] : orderFacts(first, order)
  if (topics.length === 0) return undefined
  // Pages without seats are compared by what they have.
  const isSized = topics.includes('seats') && pages.every((page) => numberOf(page, 'capacity') === null)
  return {
    topics: isSized ? (['size', 'spaces'] as const) : topics,
    pages: pages.toSorted((one, other) => rankOf(order, one, []) - rankOf(order, other, [])),
  }
}

/** 'Hotels for the Calloway Cup', 'events at Calloway': pages of another kind are asked for around those that are named. */
const around = (answering: Answering, pages: readonly PageOfGuide[]): Answering =>
  asking(answering, { anchor: answering.question.anchor ?? { type: 'records', records: pages } })
