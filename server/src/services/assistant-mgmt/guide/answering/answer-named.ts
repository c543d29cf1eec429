import { foldWord, tokensOf } from '../../../../search/reading/tokens.ts'
import { marketKinds } from '../reading/segments.ts'
import type { Question } from '../reading/question.ts'
import { isPage, type PageOfGuide } from '../records/guide-record.ts'
import { numberOf, unfulfilled, type Wish } from '../records/satisfies.ts'
import { isChatWord } from '../words/common-words.ts'
import type { Topic } from '../words/topics.ts'
import {
  answerAirports,
  answerAirportsOf,
  answerCloser,
  answerDistance,
  answerFacts,
} from './answer-facts.ts'
import { answerList } from './answer-list.ts'
import { answerProse, notSaid, sure } from './answer-prose.ts'
import { answerWishes } from './answer-wishes.ts'
import { asking, type Answering } from './answering.ts'
import { isTold } from './facts/facts-of.ts'
import { rankOf } from './list-pages.ts'
import { owedMeasure } from './owed-measure.ts'
import { uniqueSentences, type Plan } from './plan.ts'
import { contentOf, isSaid } from './prose.ts'
import { orderFacts } from './tell-pages.ts'
import { contentApart, tokensApart } from './words-apart.ts'

/** Answers what is asked of records by their names. */
export function answerNamed(asked: Answering): Plan {
  const pages = asked.question.subjects.filter((record) => isPage(record))
  const answering = asking(asked, {
    topics: meantOf(pages, asked.question, asked.text),
    // 'The Quarry Inn in Elm Falls' only says where it is.
    wishes: asked.question.wishes.filter((wish) => !isTownOf(wish, pages)),
  })
  const { question } = answering
  const { subjects, topics, kind, wishes, order } = question
  const market = marketKinds.find((each) => each === kind)
  const owed = owedMeasure(question)
  // 'How tall are the hoops' isn't answered by hoops, nor 'when does the last bus leave' by a place for buses.
  if (owed && !owed.topics.some((topic) => isTold(topic, pages, answering.writing))) {
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
  const isVenueOfEvent =
    market === 'facility' &&
    question.asked === 'what' &&
    wishes.length === 0 &&
    pages.length > 0 &&
    pages.every((page) => page.kind === 'event')
  if (isVenueOfEvent) return answerFacts(answering, pages, ['venue', ...topics])
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
    wishes.some(({ values }) => 'placeType' in values || 'businessType' in values || 'attributes' in values)
  if (topics.includes('entryFee') && isItem && pages[0]?.kind === 'business') return notSaid(answering)
  const closer = pages.length > 1 && topics.length + wishes.length === 0 ? answerCloser(answering) : undefined
  if (closer) return closer
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
    // The size of a page isn't that of what it doesn't have.
    const isOfMissing =
      topics.length > 0 &&
      topics.every((topic) => sizes.has(topic)) &&
      wishes.every(({ values }) => 'sports' in values || 'amenities' in values)
    if (isOfMissing && pages.every((page) => unfulfilled(page, wishes).length === wishes.length))
      return { ...plan, outcome: 'NotFound', sentences: [] }
    const words = contentOf(tokensOf(wishes.map((wish) => wish.words).join(' ')))
    // What a page doesn't list, it may say in its own words.
    const isSaying = plan.remark !== null && (words.length > 1 || question.asked === undefined)
    const said = isSaying ? answerProse(answering, words) : undefined
    if (said && topics.length > 0 && plan.outcome === 'Answered')
      return { ...plan, sentences: uniqueSentences([...said.sentences, ...plan.sentences]), remark: null }
    return said ?? (plan.sentences.length === 0 && plan.remark === null ? notSaid(answering) : plan)
  }
  // 'Which team plays there on Tuesdays' isn't answered by what the place is.
  if (topics.length === 0 && asksSomething(answering)) return notSaid(answering)
  return answerFacts(answering, subjects, topics.length > 0 ? topics : ['about'])
}

const sizes = new Set<Topic>(['size', 'height'])

const measured = new Set<Topic>(['airport', 'distance', 'address', 'about'])
/** A distance, with what else is asked of the same pages. */
function withFacts(answering: Answering, plan: Plan, pages: readonly PageOfGuide[]): Plan {
  const others = answering.question.topics.filter((topic) => !measured.has(topic))
  const facts = others.length === 0 || pages.length === 0 ? undefined : answerFacts(answering, pages, others)
  return facts?.outcome === 'Answered' && plan.outcome === 'Answered'
    ? { ...plan, sentences: [...facts.sentences, ...plan.sentences] }
    : plan
}

/** Begins a question for more than what a page is. */
const askingWords =
  /^(?:did|does|do|has|have|which|who|how|combien|cuantos|cuantas|cuanto|quien|quelle|quel|quels|quelles)$/

/** Whether a question asks for something, of which nothing is understood. */
const asksSomething = (answering: Answering): boolean => {
  const tokens = tokensApart(answering)
  return (
    !answering.question.goesOn &&
    (askingWords.test(tokens[0]?.word ?? '') || tokens.some(({ word }) => !isChatWord(word)))
  )
}

const howManyFit =
  /\b(?:how many (?:(?:people|folks|kids|fans|players|parents|spectators|guests|athletes|families|viewers|bodies) )?(?:can|could|will|would|does|do|might)|cuant[oa]s? (?:(?:personas|gente|espectadores|aficionados|ninos|padres|familias|jugadores) )?(?:pueden|puede|podrian|podria|entran|entra|admite|aguanta)|combien (?:de (?:gens|personnes|monde|spectateurs|joueurs|parents|enfants|familles) )?(?:peut|peuvent|pourrait|pourraient|entrent|rentrent|tiennent))\b/

/** 'When did the stadium open' asks for its year, and not for a date or its hours. */
function meantOf(
  pages: readonly PageOfGuide[],
  { topics, time, wishes, asked, least, unknown }: Question,
  text: string,
): readonly Topic[] {
  const isBare = wishes.length + unknown.length === 0 && pages.length > 0
  // 'When does the inn want us gone' can only ask for the times that it has.
  if (isBare && topics.join() === 'dates' && pages.every(({ kind }) => kind === 'hotel')) return ['times']
  // 'How many can the arena pack in', of a page whose number of seats is all that it counts.
  if (isBare && topics.length === 0 && howManyFit.test(foldWord(text))) return ['seats', 'teams']
  // 'Is there room for 2,000 fans' asks for seats.
  if ('capacity' in least && !topics.includes('seats'))
    return ['seats', ...topics.filter((topic) => topic !== 'rooms')]
  if (topics.includes('dates') && topics.includes('hours') && pages.some(({ kind }) => kind === 'facility'))
    return ['opened', ...topics]
  // 'Do they run on Sundays', 'when do they serve on Fridays' ask whether a business is open.
  const isOnDay =
    time?.days !== undefined &&
    !time.isNow &&
    pages.length > 0 &&
    pages.every(({ kind }) => kind === 'business') &&
    topics.every((topic) => topic === 'dates' || topic === 'times') &&
    (topics.length > 0 || (wishes.length === 0 && asked === undefined))
  return isOnDay ? ['hours', ...topics] : topics
}

const isTownOf = (wish: Wish, pages: readonly PageOfGuide[]) =>
  Object.keys(wish.values).join() === 'city' &&
  pages.length > 0 &&
  pages.every((page) => unfulfilled(page, [wish]).length === 0)

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
