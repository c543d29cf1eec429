import { foldWord, type Token } from '../../../../search/reading/tokens.ts'
import { isMeant, isWrittenAsName, persons, possessives, questionWords } from './clauses.ts'
import type { Segment } from './segments.ts'
import { has, isBare } from './terms-of.ts'

/** What nobody asks without wanting the word that follows: a place, or something that it must have. */
const binding = new Set('in at near with without within under en con sin cerca avec sans dans'.split(' '))
/** What pages may have, which nobody asks without wanting just that. */
const offering = new Set(
  'offer offers offering serve serves sell sells provide provides rent rents ofrece ofrecen sirve sirven vende venden alquila alquilan offre offrent sert servent vend vendent loue louent'.split(
    ' ',
  ),
)
const articles = new Set(
  'a an any some the un una unos unas algun alguna une des de du la le les el los las'.split(' '),
)
/** What stands before the name of a thing. Verbs have none of it: 'what time do the games kick off'. */
const determiners = new Set(
  `${[...articles].join(' ')} many cuantos cuantas no which what that this these those quel quelle quels quelles que cual ce cette ces cet ese esa esos esas este esta of for d del al au aux and or y o et ou`.split(
    ' ',
  ),
)
/** Questions for yes or no, which what nothing is known of may decide. */
const yesOrNo = new Set(
  'is are was were does do did can could will would has have should may es son esta estan tiene tienen hay puede pueden podemos se est sont a ont peut y'.split(
    ' ',
  ),
)
/** Topics whose words are said of much else. */
const vagueTopics = new Set(['about', 'policy', 'type', 'rating', 'amenities'])
/** Topics that are asked of one page. */
const ownTopics = new Set(['phone', 'email', 'website'])
const ofWords = new Set(['of', 'de', 'del', 'du', 'des', 'd'])

/** Topics that are asked of one page, or of what it is like. */
const topicsOfOne = new Set([
  'phone',
  'email',
  'website',
  'contact',
  'address',
  'hours',
  'seats',
  'size',
  'height',
  'opened',
  'rooms',
  'stars',
  'checkIn',
  'checkOut',
  'rate',
  'entryFee',
])
const placeFields = ['facilityType', 'placeType', 'spaceType']
/** What places are called by what they are: 'field', 'arena', 'lanes', 'stadium', 'inn'. */
const placeWord =
  /^(?:fields?|arena|lanes|bowl|park|stadium|coliseum|center|centre|gym|gymnasium|hotel|inn|suites|lodge|pool|rink|courts?|complex|club|course|links|hall|pavilion|fieldhouse|grill|diner|cafe|deli|museum|cinema|speedway|track|stables|academy)$/i
const placeWordFirst =
  /(?:^|\s)(?:boliche|bolera|estadio|cancha|canchas|parque|hotel|arena|gimnasio|club|piscina|restaurante|centro|coliseo|complejo|salon|stade|parc|h[oô]tel|aréna|gymnase|piscine|quilles|centre|complexe|terrain|restaurant|golf|cin[eé]ma|mus[eé]e|museo|cine)$/i
const namesPlace = ({ text, terms, values }: Segment) =>
  placeWord.test(text) &&
  (terms['kind'] !== undefined ||
    Object.values(values).some(
      (fields) => placeFields.some((field) => field in fields) || 'sports' in fields,
    ))
const namesPlaceFirst = ({ text, records }: Segment) => records.length === 0 && placeWordFirst.test(text)

const being = /^(?:is|are|was|were|won|owns|est|sont|es|son|fue|va)$/
/** 'Who has courts', 'who can play': asks for pages, or whom they are for. */
const having =
  /^(?:has|have|can|may|could|do|does|did|should|takes?|allows?|accepts?|got|to|tiene|tienen|puede|pueden|aceptan?|permiten?|admiten?|a|ont|peut|peuvent|accepte|acceptent|permet|permettent)$/
const done =
  /^(?:(?:a|ont) (?!une|plus)[a-z]{2,}(?:e|i|u|is|it)|(?:has|have) (?:[a-z]{3,}ed|won|built|made))$/
const reasons = /^(?:why|how come|por que (?!calle|puerta|entrada|salida|lado|via)|pourquoi)/
/** What follows 'how' without asking for a measure of its own. */
const afterHow = new Set(
  'do can to is are does did would could will should about we i you much many s come'.split(' '),
)

/** What 'who' asks for that pages tell: whom to ask, and for whom it is. */
const topicsOfPeople = new Set(['organizer', 'contact', 'ages', 'gender'])

/** 'Who is playing', 'how fast': records name no people but organizers, and measures that they have are topics. */
function asksElse(tokens: readonly Token[], segments: readonly Segment[]): boolean {
  const [first, second] = tokens
  if (first === undefined || second === undefined) return false
  const beginning = tokens.slice(0, 3).map(({ word }) => word)
  if (reasons.test(`${beginning.join(' ')} `)) return true
  const isNamed = segments.some(({ records }) => records.length > 0)
  // 'Qui a dessiné le parcours', and not 'qui a des courts'.
  const isDone = done.test(`${second.word} ${tokens[2]?.word ?? ''}`)
  const isOfPerson = isNamed
    ? isDone || (!having.test(second.word) && !offering.has(second.word))
    : being.test(second.word)
  if (persons.test(first.word) && isOfPerson)
    return !segments.some(({ terms }) => terms['topic']?.some((one) => topicsOfPeople.has(one)))
  const [how, what] = segments
  return how?.isPlain === true && first.word === 'how' && what?.isPlain === true && !afterHow.has(second.word)
}

const asksOfOne = (segments: readonly Segment[]) =>
  segments.some(
    ({ terms }) =>
      terms['topic']?.some((topic) => topicsOfOne.has(topic)) === true ||
      terms['role']?.includes('count') === true,
  )

/** 'Phone for Lockmere Bowl' isn't that of the Lockmere Family Recreation Hall. */
function namesOther(tokens: readonly Token[], segments: readonly Segment[]): boolean {
  const named = segments.find(({ records }) => records.length > 0)
  const next = segments.find(({ from }) => from === named?.to)
  if (named === undefined || next === undefined || !asksOfOne(segments)) return false
  const isCapitalized = tokens[named.from]!.isCapitalized && isWrittenAsName(next, tokens)
  const isOf = ({ name }: { name: string }) =>
    foldWord(name) === foldWord(named.text) || foldWord(name).includes(foldWord(next.text))
  return isCapitalized && namesPlace(next) && !named.records.some(isOf)
}

const asksOnlyOfRooms = (segments: readonly Segment[]) => {
  const asked = segments.filter(({ terms }) => terms['topic'] !== undefined)
  return (
    asked.length > 0 && asked.every((segment) => has(segment, 'topic', 'rooms')) && isBare(asked, 'rooms')
  )
}

const englishArticles = new Set(['a', 'an', 'any', 'the', 'some', 'no'])

/** Where a thing begins: 'the biggest jump' is one as 'the jump' is, and so is 'a fishing license'. */
function beginOf({ from }: Segment, segments: readonly Segment[], tokens: readonly Token[]): number {
  const before = segments.find(({ to }) => to === from)
  if (before === undefined) return from
  const isCompound =
    before.records.length === 0 && isMeant(before) && englishArticles.has(tokens[before.from - 1]?.word ?? '')
  return before.terms['order'] !== undefined || isCompound ? before.from : from
}

/**
 * Whether a question asks for just what nothing is known of: 'how thick is the ice', 'hotels in Paris', 'is the pool heated'. Otherwise most of
 * it is known, and the rest may only say why or how somebody asks: 'pancakes for a hungry team'.
 */
export function isAboutUnknown(
  tokens: readonly Token[],
  segments: readonly Segment[],
  unknown: readonly Segment[],
): boolean {
  if (asksElse(tokens, segments) || namesOther(tokens, segments)) return true
  const isName = (segment: Segment) => isWrittenAsName(segment, tokens)
  const named = segments.find(({ records }) => records.length > 0)
  // 'Heated seats' are others than seats, but 'our charity cup' is any.
  const isDescribing = ({ from, to }: Segment) =>
    yesOrNo.has(tokens[0]!.word) &&
    !possessives.has(tokens[from - 1]?.word ?? '') &&
    segments.some((next) => next.from === to && isMeant(next))
  // Where something is asked that a named page tells, a word without an article only says how: 'a qué hora arranca el torneo'.
  const isTold =
    named !== undefined &&
    segments.some(({ terms }) => terms['topic']?.some((topic) => !vagueTopics.has(topic)))
  // 'Do the rooms have bathtubs' doesn't ask for their number.
  if (named !== undefined && unknown.length > 0 && asksOnlyOfRooms(segments)) return true
  const beforeOf = (segment: Segment) => tokens[beginOf(segment, segments, tokens) - 1]?.word ?? ''
  // 'A qué hora hay que largarse': a verb is no thing.
  const isVerb = (segment: Segment) =>
    beforeOf(segment) === 'que' && /(?:ar|er|ir)(?:se|me|nos|l[aeo]s?)?$/.test(tokens[segment.from]!.word)
  const things = isTold
    ? unknown.filter(
        (segment) =>
          isName(segment) ||
          (determiners.has(beforeOf(segment)) && !isVerb(segment)) ||
          isDescribing(segment),
      )
    : unknown
  if (things.length === 0) return false
  const isUnknown = (segment: Segment) => things.includes(segment)
  const meant = segments.filter(
    (segment) =>
      isUnknown(segment) ||
      isMeant(segment) ||
      segment.records.length > 0 ||
      segment.time !== undefined ||
      segment.dates !== undefined,
  )
  const first = meant[0]!
  const isAsked =
    isUnknown(first) &&
    (tokens.slice(0, first.from).some(({ word }) => questionWords.has(word)) ||
      ofWords.has(tokens[first.to]?.word ?? ''))
  const isBound = ({ from }: Segment) => {
    const before = tokens.slice(0, from).findLast(({ word }) => !articles.has(word))
    return (from > 0 && binding.has(tokens[from - 1]!.word)) || offering.has(before?.word ?? '')
  }
  // 'The space needle': in English, the last word of a compound says what it is.
  const isCompound = ({ from }: Segment) => {
    const before = segments.find(({ to }) => to === from)
    return (
      named === undefined &&
      before !== undefined &&
      isMeant(before) &&
      tokens[before.from - 1]?.word === 'the'
    )
  }
  // 'Larkmoor Pool lap swim schedule': the same of a page that is named, where nothing else is asked.
  const isHead = ({ from, to }: Segment) =>
    named !== undefined &&
    to === tokens.length &&
    segments.some((one) => one.to === from && one.records.length === 0 && isMeant(one)) &&
    !segments.some(({ terms }) => terms['topic'] !== undefined)
  // What stands before a name is asked of it: 'the chef at Calloway Grill'.
  const isOfNamed = ({ from }: Segment) =>
    named !== undefined && (from < named.from || yesOrNo.has(tokens[0]!.word))
  // 'And who is the referee'.
  const isWho = ({ from }: Segment) =>
    persons.test(tokens[from - 3]?.word ?? '') &&
    being.test(tokens[from - 2]?.word ?? '') &&
    articles.has(tokens[from - 1]?.word ?? '')
  // 'How many lanes does Mossbridge Lanes have', 'capacity of Truist Field', 'el boliche Biscayne': a name of which only what it is is known.
  const isOfName = ({ from, to }: Segment) => {
    const begin =
      tokens.slice(0, from).findLastIndex(({ word }) => !ofWords.has(word) && !articles.has(word)) + 1
    const [before, after] = [
      segments.find((one) => one.to === begin),
      segments.find((one) => one.from === to),
    ]
    return (
      named === undefined &&
      ((after !== undefined && namesPlace(after)) || (before !== undefined && namesPlaceFirst(before)))
    )
  }
  // 'The phone of' what isn't known is that of no other.
  const isOfUnknown =
    named === undefined &&
    segments.some(({ terms }) => terms['topic']?.some((topic) => ownTopics.has(topic)) === true)
  return (
    isAsked ||
    isOfUnknown ||
    (asksOfOne(segments) && unknown.some(isOfName)) ||
    things.some(
      (segment) =>
        isHead(segment) ||
        isWho(segment) ||
        isOfNamed(segment) ||
        isName(segment) ||
        isBound(segment) ||
        isCompound(segment),
    ) ||
    2 * things.length >= meant.length
  )
}
