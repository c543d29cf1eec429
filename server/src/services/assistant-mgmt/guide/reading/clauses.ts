import type { Token } from '../../../../search/reading/tokens.ts'
import type { Segment } from './segments.ts'
import { namesKind } from './terms-of.ts'

/** Words that a question begins with. What begins with others tells something. */
const questionWords = new Set(
  'what whats when where wheres which who whose why how is are was does do did can could will would has have que quien cual cuales como cuando donde cuanto cuanta cuantos cuantas hay tiene tienen es son puedo podemos qui quoi quel quelle quels quelles quand ou comment combien est y peut a'.split(
    ' ',
  ),
)

/** What asks for something by its name or number, which 'it has that' doesn't answer. */
const whatWords = /^(?:what|whats|which|que|cual|cuales|quel|quelle|quels|quelles|quoi)$/

/** 'What about a pool', 'what a nice town', 'qué tal': ask for nothing by its name. */
const sayings = new Set(['about', 'a', 'an', 'if', 'tal'])

/** Whose full stop ends no sentence, as that of a single letter. */
const abbreviated = new Set(
  'sat sun mon tue tues wed thu thur thurs fri jan feb mar apr aug sept sep oct nov dec co inc st ste dr ave av blvd rd hwy ln mt ft ctr apt no mr mrs ms jr sr vs dept univ approx tel ext sra dra depto mme mlle vol am pm'.split(
    ' ',
  ),
)

/** What follows tells why somebody asks. */
const reasonWords = new Set('because bc cuz cause porque pues parce puisque'.split(' '))
/** The same before what is told of oneself: 'pls my goalie is wrecked'. */
const pleas = new Set(['pls', 'plz', 'please'])
const ownWords = /^(?:my|our|i|im|ive|we|were|weve)$/

export interface Clauses {
  /** The number of the clause of each token. */
  clauses: readonly number[]
  /** Those that are questions. */
  asks: ReadonlySet<number | undefined>
}

/** Splits a question at punctuation, and where it begins to tell why it is asked. */
export function clausesOf(text: string, tokens: readonly Token[]): Clauses {
  let clause = 0
  const clauses = tokens.map((token, at) => {
    const before = tokens[at - 1]
    // Tokens have the full stops of abbreviations, and those of sentences as well.
    const last =
      before === undefined
        ? 0
        : before.span[1] - (before.word.length === 1 || abbreviated.has(before.word) ? 0 : 1)
    const next = tokens[at + 1]?.word ?? ''
    const isReason =
      at > 0 && (reasonWords.has(token.word) ? next !== 'of' : pleas.has(token.word) && ownWords.test(next))
    if (isReason || (before && /[,;:.!?¿]/.test(text.slice(last, token.span[0])))) clause++
    return clause
  })
  const asks = new Set(
    tokens.flatMap(({ word, span }, at) =>
      (clauses[at] !== clauses[at - 1] && questionWords.has(word)) || /^\s*\?/.test(text.slice(span[1]))
        ? [clauses[at]]
        : [],
    ),
  )
  return { clauses, asks }
}

/** Whether a question begins a clause with 'what' or 'which', or with 'who'. */
export function asksWhat({ clauses }: Clauses, tokens: readonly Token[]): 'what' | 'who' | undefined {
  const begins = (words: RegExp) =>
    tokens.some(
      ({ word }, at) =>
        clauses[at] !== clauses[at - 1] && words.test(word) && !sayings.has(tokens[at + 1]?.word ?? ''),
    )
  if (begins(whatWords)) return 'what'
  return begins(persons) ? 'who' : undefined
}

const isMeant = (segment: Segment) =>
  segment.terms['topic'] !== undefined || namesKind(segment) || Object.keys(segment.values).length > 0

/**
 * The pieces that nothing is known of, without those that only tell why somebody asks: 'sporting goods store, we forgot our cleats', where
 * another clause is understood whole.
 */
export function unknownIn({ clauses, asks }: Clauses, segments: readonly Segment[]): readonly Segment[] {
  const unknown = segments.filter(({ isUnknown }) => isUnknown)
  const clauseOf = ({ from }: Segment) => clauses[from]
  // 'How many are there at the center?' asks for what another clause names.
  const isAsked = (segment: Segment) => segment.records.length > 0 && asks.has(clauseOf(segment))
  const isWhole = segments.some(
    (segment) =>
      (isMeant(segment) || isAsked(segment)) &&
      !unknown.some((other) => clauseOf(other) === clauseOf(segment)),
  )
  return isWhole ? unknown.filter((segment) => asks.has(clauseOf(segment))) : unknown
}

/** The pieces of a question, without clauses that only tell: 'we come from Montreal, which hotels take pets?' Commands count in all of them. */
export function askedIn({ clauses, asks }: Clauses, segments: readonly Segment[]): readonly Segment[] {
  const isTelling = ({ from, terms }: Segment) =>
    asks.size > 0 && !asks.has(clauses[from]) && terms['rule']?.includes('untold') === true
  return segments.filter((segment) => !isTelling(segment))
}

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
  `${[...articles].join(' ')} no which what that this these those quel quelle quels quelles que cual ce cette ces cet ese esa esos esas este esta of for d del al au aux and or y o et ou`.split(
    ' ',
  ),
)
/** Questions for yes or no, which what nothing is known of may decide. */
const yesOrNo = new Set(
  'is are was were does do did can could will would has have should may es son esta estan tiene tienen hay puede pueden podemos se est sont a ont peut y'.split(
    ' ',
  ),
)
const possessives = new Set('my our your their mi nuestro nuestra su mon ma notre nos votre'.split(' '))
/** Topics whose words are said of much else. */
const vagueTopics = new Set(['about', 'policy', 'type', 'rating', 'amenities'])
/** Topics that are asked of one page. */
const ownTopics = new Set(['phone', 'email', 'website'])
const ofWords = new Set(['of', 'de', 'del', 'du', 'des', 'd'])

const persons = /^(?:who|whos|whose|qui|quien|quienes)$/
const being = /^(?:is|are|was|were|won|owns|est|sont|es|son|fue|va)$/
/** 'Who has courts', 'who can play': asks for pages, or whom they are for. */
const having =
  /^(?:has|have|can|may|could|do|does|did|should|takes?|allows?|accepts?|got|to|tiene|tienen|puede|pueden|aceptan?|permiten?|admiten?|a|ont|peut|peuvent|accepte|acceptent|permet|permettent)$/
const reasons = /^(?:why|how come|por que (?!calle|puerta|entrada|salida|lado|via)|pourquoi)/
/** What follows 'how' without asking for a measure of its own. */
const afterHow = new Set(
  'do can to is are does did would could will should about we i you much many s come'.split(' '),
)

/** 'Who is playing', 'how fast': records name no people but organizers, and measures that they have are topics. */
function asksElse(tokens: readonly Token[], segments: readonly Segment[]): boolean {
  const [first, second] = tokens
  if (first === undefined || second === undefined) return false
  const beginning = tokens.slice(0, 3).map(({ word }) => word)
  if (reasons.test(`${beginning.join(' ')} `)) return true
  const isNamed = segments.some(({ records }) => records.length > 0)
  const isOfPerson = isNamed
    ? !having.test(second.word) && !offering.has(second.word)
    : being.test(second.word)
  if (persons.test(first.word) && isOfPerson)
    return !segments.some(({ terms }) =>
      terms['topic']?.some((one) => one === 'organizer' || one === 'contact'),
    )
  const [how, what] = segments
  return how?.isPlain === true && first.word === 'how' && what?.isPlain === true && !afterHow.has(second.word)
}

/** Capitalized within a question that isn't so as a whole. */
export const isWrittenAsName = ({ from }: Segment, tokens: readonly Token[]) =>
  tokens[from]!.isCapitalized && from > 0 && !tokens.every((token) => token.isCapitalized)

/**
 * Whether a question asks for just what nothing is known of: 'how thick is the ice', 'hotels in Paris', 'is the pool heated'. Otherwise most of
 * it is known, and the rest may only say why or how somebody asks: 'pancakes for a hungry team'.
 */
export function isAboutUnknown(
  tokens: readonly Token[],
  segments: readonly Segment[],
  unknown: readonly Segment[],
): boolean {
  if (asksElse(tokens, segments)) return true
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
  // 'The biggest jump' is a thing as 'the jump' is.
  const beforeOf = ({ from }: Segment) => {
    const order = segments.find(({ to, terms }) => to === from && terms['order'] !== undefined)
    return tokens[(order?.from ?? from) - 1]?.word ?? ''
  }
  const things = isTold
    ? unknown.filter(
        (segment) => isName(segment) || determiners.has(beforeOf(segment)) || isDescribing(segment),
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
  // What stands before a name is asked of it: 'the chef at Calloway Grill'.
  const isOfNamed = ({ from }: Segment) =>
    named !== undefined && (from < named.from || yesOrNo.has(tokens[0]!.word))
  // 'The phone of' what isn't known is that of no other.
  const isOfUnknown =
    named === undefined &&
    segments.some(({ terms }) => terms['topic']?.some((topic) => ownTopics.has(topic)) === true)
  return (
    isAsked ||
    isOfUnknown ||
    things.some(
      (segment) => isOfNamed(segment) || isName(segment) || isBound(segment) || isCompound(segment),
    ) ||
    2 * things.length >= meant.length
  )
}
