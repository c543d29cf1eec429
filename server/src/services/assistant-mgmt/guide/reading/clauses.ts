import type { Token } from '../../../../search/reading/tokens.ts'
import type { Segment } from './segments.ts'
import { namesKind } from './terms-of.ts'

/** Words that a question begins with. What begins with others tells something. */
export const questionWords = new Set(
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

/** What asks for a person. */
export const persons = /^(?:who|whos|whose|qui|quien|quienes)$/

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

export const isMeant = (segment: Segment) =>
  segment.terms['topic'] !== undefined || namesKind(segment) || Object.keys(segment.values).length > 0

/**
 * The pieces that nothing is known of, without those that only tell why somebody asks: 'sporting goods store, we forgot our cleats', where
 * another clause is understood whole.
 */
export function unknownIn(
  { clauses, asks }: Clauses,
  segments: readonly Segment[],
  tokens: readonly Token[],
): readonly Segment[] {
  const isBegun = (at: number) => clauses[at] !== clauses[at - 1]
  const isNamed = segments.some(({ records }) => records.length > 0)
  const unknown = segments.filter(
    (segment) => segment.isUnknown && !(isNamed && isCompanion(segment, tokens, isBegun)),
  )
  const clauseOf = ({ from }: Segment) => clauses[from]
  // 'Phone number of the Cherrywood Ice Arena, my niece skates there' asks for that arena alone.
  const isOfName = (segment: Segment) =>
    isInName(segment, segments, tokens) &&
    (asks.size === 0
      ? segments.some((one) => one.terms['topic'] !== undefined && clauseOf(one) === clauseOf(segment))
      : isNameAlone(clauseOf(segment)))
  // 'Bluenose Arena, how many seats': the clause that asks names nothing.
  const isNameAlone = (clause: number | undefined) =>
    tokens.every((token, at) => clauses[at] !== clause || token.isCapitalized) &&
    segments.every(
      (one) =>
        !asks.has(clauseOf(one)) ||
        (one.records.length === 0 && !namesKind(one) && Object.keys(one.values).length === 0),
    )
  // 'How many are there at the center?' asks for what another clause names.
  const isAsked = (segment: Segment) => segment.records.length > 0 && asks.has(clauseOf(segment))
  const isWhole = segments.some(
    (segment) =>
      (isMeant(segment) || isAsked(segment)) &&
      !unknown.some((other) => clauseOf(other) === clauseOf(segment)),
  )
  return isWhole ? unknown.filter((segment) => asks.has(clauseOf(segment)) || isOfName(segment)) : unknown
}

/** Words between somebody who asks and who comes along. */
const companyWords = new Set('with taking bringing con llevo traigo avec amene emmene'.split(' '))
export const possessives = new Set(
  'my our your their mi nuestro nuestra su mon ma notre nos votre'.split(' '),
)

/** 'Voy con mi suegro', 'my stepdad wants to know': who comes along is asked for nothing. */
const isCompanion = ({ from }: Segment, tokens: readonly Token[], isBegun: (at: number) => boolean) =>
  possessives.has(tokens[from - 1]?.word ?? '') &&
  (isBegun(from - 1) || companyWords.has(tokens[from - 2]?.word ?? ''))

/** 'Cherrywood' in 'Cherrywood Ice Arena'. */
function isInName({ from, to }: Segment, segments: readonly Segment[], tokens: readonly Token[]): boolean {
  const isCapitalized = (at: number) => tokens[at]?.isCapitalized === true
  const beside = segments.find((one) => one.from === to && isCapitalized(one.from))
  return (
    isCapitalized(from) &&
    beside !== undefined &&
    isMeant(beside) &&
    !tokens.every((token) => token.isCapitalized)
  )
}

/** The pieces of a question, without clauses that only tell: 'we come from Montreal, which hotels take pets?' Commands count in all of them. */
export function askedIn({ clauses, asks }: Clauses, segments: readonly Segment[]): readonly Segment[] {
  const isTelling = ({ from, terms }: Segment) =>
    asks.size > 0 && !asks.has(clauses[from]) && terms['rule']?.includes('untold') === true
  return segments.filter((segment) => !isTelling(segment))
}

const tellers =
  /^(?:i|im|ive|we|were|weve|my|our|he|she|they|yo|mi|nuestro|nuestra|se|je|j|nous|on|mon|ma|mes|notre)$/

/** Whether a token is in a clause that tells of somebody, where others ask: 'I left my mitt in the dugout. Did anybody find it?' */
export function isTold({ clauses, asks }: Clauses, tokens: readonly Token[], at: number): boolean {
  const clause = clauses[at]
  const first = tokens[clauses.indexOf(clause ?? 0)]
  return asks.size > 0 && !asks.has(clause) && tellers.test(first?.word ?? '')
}

/** Capitalized within a question that isn't so as a whole. */
export const isWrittenAsName = ({ from }: Segment, tokens: readonly Token[]) =>
  tokens[from]!.isCapitalized && from > 0 && !tokens.every((token) => token.isCapitalized)
