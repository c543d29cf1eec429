import { tokensOf } from '../../../../search/reading/tokens.ts'
import { asksDrivers } from '../reading/kind-of.ts'
import { marketKinds } from '../reading/segments.ts'
import { isPage } from '../records/guide-record.ts'
import type { Wish } from '../records/satisfies.ts'
import { answerAirports, answerAirportsOf, answerDocuments, answerFacts } from './answer-facts.ts'
import { answerList } from './answer-list.ts'
import { answerParts } from './answer-parts.ts'
import { answerProse, answerUnknown, notSaid, sure } from './answer-prose.ts'
import { alikeAnswer, ownAnswer, speaksOf } from './own-answers.ts'
import { answerWishes } from './answer-wishes.ts'
import { withDescribed } from './described-page.ts'
import { eatenInside } from './eaten-inside.ts'
import { answerNamed } from './answer-named.ts'
import type { Answering } from './answering.ts'
import { isForWhom } from './fewer-wishes.ts'
import { isTold } from './facts/facts-of.ts'
import { owedMeasure } from './owed-measure.ts'
import { otherwise } from './read-otherwise.ts'
import { refusal, spoken, uniqueSentences, type Plan } from './plan.ts'
import { lacksMeasure, tellTraits, toldTraits, withoutTold } from './told-traits.ts'
import { contentOf, furtherProse, isSaid } from './prose.ts'
import { contentApart, tokensApart } from './words-apart.ts'
import type { Question } from '../reading/question.ts'
import { conceptsOf } from '../words/concept-words.ts'
import type { Topic } from '../words/topics.ts'

/** Finds what a question asks for, and plans the answer: sentences of records, or what it doesn't know and where it looked. */
export function answerQuestion(answering: Answering): Plan {
  const plan = planInParts(answering)
  return answering.tone === 'Formal' && plan.remark
    ? { ...plan, remark: withoutContractions(plan.remark) }
    : plan
}

const withoutContractions = (text: string) => text.replaceAll('can’t', 'cannot').replaceAll('n’t', ' not')

/** Answers a question as a whole, or else in another sense of its words or by its parts. */
function planInParts(answering: Answering): Plan {
  const plan = planAnySense(answering)
  return answerParts(answering, plan, planAnySense) ?? plan
}

function planAnySense(answering: Answering): Plan {
  const plan = planFor(answering)
  const isFound = plan.outcome !== 'NotFound' || answering.question.rule !== undefined
  return isFound ? plan : (otherwise(answering, planFor) ?? plan)
}

function planFor(asked: Answering): Plan {
  const answering = withDescribed(asked)
  const { question, knowledge, writing, text, neverSay } = answering
  const { remarks } = writing.say
  const home = knowledge.destination.name
  const { courtesy } = question
  if (courtesy) return spoken(remarks[courtesy](knowledge.destination.item.city ?? home))
  if (question.rule === 'ruledOut') return refusal('ByRule', remarks.aboutItself)
  const content = contentOf(tokensOf(text))
  if (neverSay.some((subject) => speaksOf(content, subject))) return refusal('ByRule', remarks.byRule(home))
  const own = asksForDriver(question) ? undefined : ownAnswer(content, answering)
  // What a page that is named says itself is more than what is said of all.
  if (own && ((question.subjects.length === 0 && !question.goesOn) || (own.bestMatch?.share ?? 0) >= sure))
    return own
  if (question.rule === 'private') return refusal('NotFound', remarks.notFound(home))
  // A page may say of its records and plans what no list has.
  if (question.rule === 'untold') return saidApart(answering) ?? refusal('NotFound', remarks.notFound(home))
  const plan = answerRecords(answering, content)
  const isWhole = !isBare(question) || question.topics.includes('services')
  return plan.outcome === 'Answered' && isWhole && question.unknown.length === 0
    ? plan
    : (own ?? alikeAnswer(content, answering) ?? plan)
}

/** Whoever drives teams is a business, whatever the destination says of who pays for it. */
const asksForDriver = ({ segments, wishes }: Question) =>
  asksDrivers(segments) && wishes.length > 0 && !segments.some(({ text }) => conceptsOf(text).includes('pay'))

/** Asks for all pages of a kind, unless the destination says something to it. */
const isBare = ({ subjects, wishes, anchor, order, time, isCount, least, features }: Question) =>
  subjects.length + wishes.length + features.length + Object.keys(least).length === 0 &&
  (anchor ?? order ?? time) === undefined &&
  !isCount

/** What records say, with the features of venues that they tell in their own words. */
function answerRecords(answering: Answering, content: readonly string[]): Plan {
  const traits = toldTraits(answering)
  const rest = withoutTold(answering, traits)
  const isWhole = traits.untold.length === 0
  if (traits.sentences.length === 0) {
    const plan = answerRest(answering, content)
    return lacksMeasure(answering, traits, plan) ? notSaid(answering) : plan
  }
  const { topics, wishes, unknown, isAboutUnknown } = rest.question
  const isElse = topics.length + unknown.length > 0 || isAboutUnknown
  if (wishes.length === 0 && !isElse) return isWhole ? tellTraits(rest, traits) : notSaid(rest)
  const plan = answerRest(rest, content)
  // 'The green fee for nine holes' isn't answered by the holes.
  if (plan.outcome !== 'Answered') return isWhole && !isElse ? tellTraits(rest, traits) : plan
  return { ...plan, sentences: uniqueSentences([...traits.sentences, ...plan.sentences]) }
}

function answerRest(answering: Answering, content: readonly string[]): Plan {
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

/** What a page says of more than one word that is no name: the name of a park says nothing of whom it is named after. */
function saidApart(answering: Answering): Plan | undefined {
  const words = contentOf(tokensApart(answering))
  return words.length > 1 ? answerProse(answering, words, sure) : undefined
}

/** How to reach a page. */
const reaching = new Set<Topic>(['phone', 'email', 'website', 'address'])

const venueTopics = new Set<Topic>(['seats', 'size', 'opened', 'spaces'])

function answerKnown(answering: Answering): Plan | undefined {
  const { question, knowledge } = answering
  const { subjects, topics, kind, wishes, order, namesDestination } = question
  const { destination } = knowledge
  // 'The place with the most seats' is a venue.
  const isVenue = kind === undefined && order !== undefined && topics.some((topic) => venueTopics.has(topic))
  const market = isVenue ? 'facility' : marketKinds.find((each) => each === kind)
  const inside = eatenInside(answering)
  if (inside) return answerWishes(inside, inside.question.subjects.filter(isPage))
  if (subjects.length > 0) return withFurther(answering, answerNamed(answering))
  const isUnreached =
    topics.length > 0 &&
    topics.every((topic) => reaching.has(topic) && !isTold(topic, [destination], answering.writing))
  if (kind === 'destination' && wishes.length > 0)
    return isUnreached ? notSaid(answering) : answerWishes(answering, [destination])
  // 'What is a taxi to the airport' asks for taxis.
  const isAirport = ({ values }: Wish) => values['placeType']?.includes('airport') === true
  // 'The Greensboro airport' is one of those around.
  const isMeasured = topics.includes('distance')
  const isForAirport = wishes.every(
    (wish) =>
      isForWhom(wish) || isAirport(wish) || ((isMeasured || order === 'nearest') && 'city' in wish.values),
  )
  if ((topics.includes('airport') || (isMeasured && wishes.some(isAirport))) && isForAirport) {
    const { anchor } = question
    if (owedMeasure(question) && !isMeasured) return notSaid(answering)
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
