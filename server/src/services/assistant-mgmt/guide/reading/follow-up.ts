import { foldWord, type Token } from '../../../../search/reading/tokens.ts'
import { isPage, type GuideRecord } from '../records/guide-record.ts'
import type { Wish } from '../records/satisfies.ts'
import { kindOfTopicFits } from '../words/kinds-of-topics.ts'
import { followWords, replyWords } from '../words/shapes.ts'
import type { Topic } from '../words/topics.ts'
import type { EarlierQuestion } from './question.ts'
import { askedKinds, type AskedKind, type Segment } from './segments.ts'
import { has, namesKind, nounFields } from './terms-of.ts'

/** A question as far as it matters for what it goes on with. */
interface Asked {
  segments: readonly Segment[]
  /** Without what the answer must be near to. */
  asked: readonly Segment[]
  /** The records that are named, apart from the destination. */
  own: readonly GuideRecord[]
  topics: readonly Topic[]
}

/** In words. A shorter question goes on with the one before. */
const shortest = 2

const being = new Set('is are was were be s isnt arent whats'.split(' '))
const isThing = ({ records, values, terms }: Segment) =>
  records.length > 0 || terms['kind'] !== undefined || Object.keys(values).length > 0
const isTime = ({ dates, time, terms }: Segment) =>
  (dates ?? time ?? terms['time'] ?? terms['weekday']) !== undefined

/** Whether a piece stands for a place that was spoken of. 'Are there courts' asks for any. */
export const meansThere = (segment: Segment, tokens: readonly Token[]) =>
  has(segment, 'role', 'there') &&
  !(foldWord(segment.text) === 'there' && being.has(tokens[segment.from - 1]?.word ?? ''))

/** Whether a piece stands for something that was spoken of. */
function refersBack(segment: Segment, at: number, segments: readonly Segment[], tokens: readonly Token[]) {
  if (meansThere(segment, tokens)) return true
  if (!has(segment, 'role', 'pronoun')) return false
  const word = foldWord(segment.text)
  const { from, to } = segment
  const [next] = segments.slice(at + 1)
  // 'This weekend'.
  if (next && isTime(next)) return false
  // 'Hotels that have a pool'.
  if (word === 'that') return at === 0 || !isThing(segments[at - 1]!)
  // 'Il y a', 'y a-t-il'.
  if (word === 'il') return tokens[to]?.word !== 'y' && tokens[from - 3]?.word !== 'y'
  // '¿Cuáles son?', '¿Dónde está?'
  if (word === 'son')
    return !/^(?:cuales|quienes|que|cuantos|cuantas|como)$/.test(tokens[from - 1]?.word ?? '')
  return !(word === 'esta' && tokens[from]!.isAccented)
}

/** The kinds of pages that a piece names a thing of: a 'field' is one of venues. */
const kindsWith = ({ values }: Segment) =>
  askedKinds.filter((kind) => nounFields.some((field) => field in (values[kind] ?? {})))

/** A question without what only replies to the answer before: 'ok', 'vale'. */
function afterReply(tokens: readonly Token[]): readonly Token[] {
  const begin = tokens.findIndex(({ word }) => !replyWords.has(word))
  return begin < 0 ? [] : tokens.slice(begin)
}

/** 'Y a qué hora', and not 'y a-t-il'. */
const spanishWhat = /^(?:que|cual|cuanto|cuantas|cuantos|quien|donde)$/

/** Whether it begins as what goes on: 'and', 'what about'. French 'où' and 'y a-t-il' don't. */
export function beginsAsPart(all: readonly Token[]): boolean {
  const tokens = afterReply(all)
  return (
    followWords.some((words) => words.split(' ').every((word, at) => tokens[at]?.word === word)) &&
    !tokens[0]!.isAccented &&
    !(tokens[0]!.word === 'y' && tokens[1]?.word === 'a' && !spanishWhat.test(tokens[2]?.word ?? ''))
  )
}

const whichWords = /^(?:which|what|where|wheres|que|cual|cuales|donde|quel|quelle|quels|quelles|ou)$/
const definite = new Set('the el la los las le les l du'.split(' '))

/** Whether it asks for things of their own: 'which fields', and not 'where are the fields' of what was spoken of. */
const asksWhich = ({ from }: Segment, tokens: readonly Token[]) =>
  whichWords.test(tokens[0]!.word) && !definite.has(tokens[from - 1]?.word ?? '')

/** Whether it names the destination itself, and not only its town. */
export function namesHome(segments: readonly Segment[], home: GuideRecord): boolean {
  const towns = isPage(home) ? [home.item.city, home.item.state] : []
  const isTown = (text: string) => towns.some((town) => town !== null && foldWord(town) === foldWord(text))
  return segments.some(({ records, text }) => records.includes(home) && !isTown(text))
}

/** Whether a question names what it is about, so that nothing of the turns before belongs to it. */
function hasOwnSubject(
  { segments, asked, own, topics }: Asked,
  tokens: readonly Token[],
  home: GuideRecord,
  earlier: EarlierQuestion,
): boolean {
  const { kind, records } = earlier
  if (own.length > 0 || asked.some(namesKind) || segments.some((one) => one.records.includes(home)))
    return true
  // What an answer that found nothing was about is only gone on with by a pronoun, or 'and in May?'
  if (records.length === 0) return true
  const known = asked.filter(({ values }) => kind !== undefined && values[kind] !== undefined)
  const isOfOthers = (topic: Topic) =>
    kind !== undefined && !kindOfTopicFits(topic, kind) && topic !== 'airport'
  if (known.length === 0 && topics.length > 0 && topics.every(isOfOthers)) return true
  return asked.some((segment) => {
    const kinds = kindsWith(segment)
    return kinds.length > 0 && (!known.includes(segment) || asksWhich(segment, tokens))
  })
}

/** 'Do they have an ice rink', asked after a list of hotels, means the town. */
function meansTown(asked: readonly Segment[], { kind, records, isList }: EarlierQuestion): boolean {
  const isOf = (segment: Segment, one: AskedKind) => segment.values[one] !== undefined
  return (
    kind !== undefined &&
    (isList === true || records.length !== 1) &&
    !asked.some(({ text }) => /^its?$/i.test(text)) &&
    asked.some((segment) => kindsWith(segment).length > 0) &&
    !asked.some(
      (segment) => isOf(segment, kind) || has(segment, 'role', 'there') || has(segment, 'role', 'near'),
    )
  )
}

/**
 * What of the turns before a question goes on with. One that names its own subject begins anew, and a pronoun or a part of a
 * question goes on.
 */
export function carriedOn(
  question: Asked,
  tokens: readonly Token[],
  home: GuideRecord,
  earlier: EarlierQuestion | undefined,
): EarlierQuestion | undefined {
  if (!earlier) return undefined
  const { segments, asked } = question
  const isPart = beginsAsPart(tokens) || afterReply(tokens).length <= shortest
  const refers = segments.some((segment, at) => refersBack(segment, at, segments, tokens))
  if (refers && !isPart) return meansTown(asked, earlier) ? undefined : earlier
  return isPart || !hasOwnSubject(question, tokens, home, earlier) ? earlier : undefined
}

/** What something is, and how its spaces are: another value takes the place of the one before. */
const replacedFields = [
  'placeType',
  'facilityType',
  'type',
  'sports',
  'spaceType',
  'surface',
  'location',
  'starRating',
]

/** Whether wishes ask for something else than those before. */
export const replaces = (wishes: readonly Wish[], before: readonly Wish[]) =>
  replacedFields.some((field) => [wishes, before].every((all) => all.some(({ values }) => field in values)))
