import { tokensOf } from '../../../../search/reading/tokens.ts'
import { isLong } from '../reading/kind-of.ts'
import type { Question } from '../reading/question.ts'
import type { MarketKind } from '../reading/segments.ts'
import { asking, subjectOf, type Answering } from './answering.ts'
import { answerProse, sure } from './answer-prose.ts'
import { factsOf } from './facts/facts-of.ts'
import { fewerWishes } from './fewer-wishes.ts'
import { foundWords, mostNear } from './found-words.ts'
import { listPages, type PageList } from './list-pages.ts'
import { contentOf } from './prose.ts'
import { refusal, type Plan } from './plan.ts'
import { asksPrice, remarkOf, tellPages } from './tell-pages.ts'

/** What is asked for, in its own words. */
const wishedText = ({ wishes, unknown }: Question) =>
  [...wishes.map((wish) => wish.words), ...unknown.map(({ text }) => text)].join(' ')

/** When pages of a kind must be open, or events take place. Nobody knows the hours of a whole month, and a promotion holds now if it hasn't ended. */
function timeFor({ time, topics, wishes }: Question, kind: MarketKind): Question['time'] {
  const asksOffers = topics.includes('offers') || wishes.some(({ values }) => 'hasPromotion' in values)
  const isMonth = kind !== 'event' && time?.days !== undefined && isLong(time.days)
  return isMonth || (asksOffers && time?.isNow === true) ? undefined : time
}

const listOf = ({ question, knowledge, writing }: Answering, kind: MarketKind) =>
  listPages(question, knowledge, kind, writing.today)

/** Answers what asks for pages of a kind, or for their number. If none has all that is wished, those that lack least are told. */
export function answerList(asked: Answering, kind: MarketKind): Plan {
  const answering = asking(asked, { time: timeFor(asked.question, kind) })
  const list = listOf(answering, kind)
  if (list.pages.length > 0) return found(answering, list)
  const hosts = kind === 'event' ? hostsOf(answering) : undefined
  if (hosts) return hosts
  const { remarks } = answering.writing.say
  const none = remarks.noneFound(foundWords(answering, list))
  for (const wishes of fewerWishes(answering.question)) {
    const fewer = asking(answering, { wishes })
    const listed = listOf(fewer, kind)
    const plan = listed.pages.length > 0 ? found(fewer, listed) : withoutProse(fewer, listed)
    if (plan) return { ...plan, remark: none }
  }
  return (
    withProse(answering, list) ??
    refusal('NotFound', [none, remarkOf(answering, list)].filter(Boolean).join(' '), {
      subject: { ...subjectOf(answering.question, []), isList: true },
    })
  )
}

const placeWords =
  /^(?:where|wheres|place|places|somewhere|someplace|spot|spots|endroit|endroits|lieu|lieux|lugar|lugares|sitio|sitios|donde|host|put|stage|hold|organizar|accueillir|tenir)$/

/** 'Where could we put on a robotics meet': no event of the sport is asked for, but a venue for it. */
function hostsOf(answering: Answering): Plan | undefined {
  const { question, text } = answering
  const sports = question.wishes.filter(({ values }) => 'sports' in values)
  const isPlace = tokensOf(text).some(({ word }) => placeWords.test(word))
  if (!isPlace || sports.length === 0 || question.time !== undefined || question.traits.length > 0)
    return undefined
  const others = question.wishes.filter(({ values }) => 'city' in values)
  const hosting = asking(answering, {
    kind: 'facility',
    wishes: [...sports, ...others],
    topics: question.topics.filter((topic) => topic === 'address'),
  })
  const list = listOf(hosting, 'facility')
  return list.pages.length === 0 ? undefined : found(hosting, list)
}

function found(answering: Answering, list: PageList): Plan {
  const { question, writing } = answering
  if (!asksPrice(question) || !list.isUnranked) return tellPages(answering, list)
  // Without prices there is no cheapest.
  const unordered = asking(answering, { order: undefined, topics: [] })
  return {
    ...tellPages(unordered, listOf(unordered, list.kind)),
    remark: writing.say.remarks.noPrices(list.kind),
  }
}

/** What is told where a list is empty, though nothing is left out of what is wished. */
const withProse = (answering: Answering, list: PageList): Plan | undefined =>
  withoutProse(answering, list) ?? saidOf(answering)

/** The same, but for what pages say in their own words. */
function withoutProse(answering: Answering, list: PageList): Plan | undefined {
  const { question, writing } = answering
  const { remarks } = writing.say
  const none = remarks.noneFound(foundWords(answering, list))
  // Nothing is near, but something is nearest.
  const isFar =
    list.near.length > 0 && list.all > 0 && question.miles === undefined && question.order === undefined
  if (isFar) {
    const nearest = asking(answering, { order: 'nearest' })
    const listed = listOf(nearest, list.kind)
    const plan = listed.pages.length > 0 ? found(nearest, listed) : withProse(nearest, listed)
    if (plan) return { ...plan, remark: none }
  }
  // Pages whose hours nobody knows are told, with just that.
  if (list.unknownHours > 0 && list.closed.length === 0) {
    const always = asking(answering, { time: undefined })
    const listed = listOf(always, list.kind)
    return { ...found(always, listed), remark: [none, remarkOf(answering, list)].join(' ') }
  }
  // 'Is the museum open on Monday': none is, but that is known.
  if (list.closed.length > 0 && list.closed.length <= mostNear)
    return {
      outcome: 'Answered',
      sentences: list.closed.flatMap((page) =>
        factsOf(page, 'hours', writing).map((text) => ({ text, records: [page] })),
      ),
      remark: none,
      places: list.closed.map((record) => ({ record, fact: null, miles: null })),
      bestMatch: null,
      subject: subjectOf(question, list.closed),
    }
  return undefined
}

/** What no page lists, one may say in its own words. They say nothing of distances and hours. */
function saidOf(answering: Answering): Plan | undefined {
  const { question } = answering
  if (question.anchor !== undefined || question.time !== undefined) return undefined
  const sayable = contentOf(tokensOf(wishedText(question)))
  // One word alone may be like another: 'fences' aren't fencing.
  const isSport = question.wishes.some(({ values }) => 'sports' in values)
  return isSport && sayable.length < 2 ? undefined : answerProse(answering, sayable, sure)
}
