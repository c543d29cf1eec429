import { isNegatedAt, isOwnAt, isPastAt, isRejectedAt } from '../clauses.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'

/** A stream by itself is water, and what is streamed may be music, so both need a word that says what they are. */
const streaming =
  /\b(?:live[- ]?stream(?:s|ed|ing)?|stream(?:ed|ing)(?! (?:services?|rain|water|down|past|music|movies|results)\b)|web ?cast(?:s|ing)?|live (?:broadcast|video|web ?cast)s?|broadcast live|stream (?:it |them |this )?live|stream (?:the|all|our|every|each) (?:\w+ )?(?:games?|matches|finals?|bouts?|meets?|event|sessions?|courts?|fields?|rings?))\b/gi

const required =
  /\b(?:must|need(?:s|ed)?(?! to (?:know|hear|find))|requir(?:e|es|ed|ing|ement|ements)|essential|mandatory|necessary|(?:has|have) to|non[- ]negotiable|deal[- ]?breaker|critical|crucial|vital|imperative|can(?:no|['’]?)t do without)\b/i
const wished =
  /\b(?:nice[- ]to[- ]haves?|would be (?:nice|a bonus|great|good|a plus|helpful|ideal|lovely|welcome|cool)|bonus|a plus|optional(?:ly)?|if possible|if you (?:can|have)|ideally|prefer(?:red|ably|ence)?|would (?:like|love)|['’]d (?:like|love)|want(?:s|ed)?|hop(?:e|es|ing)|wish(?:es|ed)?|welcome|desir(?:ed|able)|appreciated?|interested in)\b/i

/** What people watch, what the organizers stream by themselves, what they can do without, and what only needs a network: 'our stream', 'wifi for streaming'. */
const ownBefore =
  /\b(?:our(?: own)?|their|(?:for|on|via|watch(?:es|ed|ing)?|follow(?:s|ed|ing)?|link to|viewers of) (?:the|our|a|any|your))\s$|(?<!\bcan )\b(?:we|I|they|who)(?:['’](?:ll|ve|re|m)| will| can| do| have| are| am)?(?: \w+ly| also| always)?\s$|\b(?:crew|company|partner|provider|team|vendor|sponsor|volunteer|student|parent)s? (?:who |that |will |can )?(?:handles?|do|does|takes? care of|provides?|brings?|runs?|covers?)?(?: the| our| all)?\s$|\b(?:skip|drop|forget)(?: about)?(?: the| a| any)?\s$|\b(?:wi-?fi|internet|bandwidth|upload|network|connection|power)\b[^.;,]*\b(?:for|to)\s$/i
/** 'Streaming is handled', 'the stream is on us'. */
const ownAfter =
  /^(?: (?:crew|company|partner|provider|team|vendor)s?\b|[^.;]{0,30}\b(?:ourselves|by our|(?:is|are) (?:ours|on us|handled|covered|taken care of|already)))/i
const unneededAfter =
  /^[^.;,]{0,30}?(?:\b(?:is|are|will|would|does|do)(?: not|n['’]?t)\b|\bwon['’]?t\b|\bnot\b)(?: be)?(?: \w+ly)? (?:a must|needed|need|required|necessary|important|essential|wanted|matter|planned|allowed)\b/i

const answered = /^\W*(?:(?<no>no|none|n\/a|not|without)\b|(?<yes>yes|y|required|needed|must)\b)/i

const unclear = 'The words don’t say whether you need it or would like it.'

type Level = 'Required' | 'Wished'
const levelIn = (text: string): Level | undefined =>
  wished.test(text) ? 'Wished' : required.test(text) ? 'Required' : undefined

/** The level by the words around: in the same part of the sentence, then before it, and then after it. */
function levelAround(text: string, start: number, end: number): Level | undefined {
  const parts = /[;,]|\bbut\b/i
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const own = `${before.split(parts).at(-1)} ${after.split(parts)[0]}`
  return levelIn(own) ?? levelIn(before) ?? levelIn(after)
}

function findingOf(sentence: Sentence, match: { index: number; 0: string }, today: string): Finding[] {
  const { text, label, valueAt } = sentence
  const [start, end] = [match.index, match.index + match[0].length]
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const common = { name: 'liveStream' as const, ranges: [rangeOfMatch(sentence, match)], sentence }
  // 'Live stream: yes', 'Streaming? Would be nice.'
  if (label !== '' && start < valueAt) {
    const typed = text.slice(valueAt)
    const answer = answered.exec(typed)?.groups
    if (answer?.['no'] !== undefined) return []
    const level = levelIn(typed) ?? (answer?.['yes'] === undefined ? undefined : 'Required')
    if (level !== undefined) return [{ ...common, value: level, rank: 1 }]
  }
  const isUnneeded = unneededAfter.test(after) || isRejectedAt(sentence, end)
  // 'A live stream isn’t required, but would be nice.'
  if (isUnneeded) return wished.test(after) ? [{ ...common, value: 'Wished', rank: 1 }] : []
  if (
    isNegatedAt(sentence, start) ||
    isPastAt(sentence, start, today) ||
    isOwnAt(sentence, start, end) ||
    ownBefore.test(before) ||
    ownAfter.test(after)
  )
    return []
  const level = levelAround(text, start, end)
  if (level !== undefined) return [{ ...common, value: level, rank: 1 }]
  return text.trimEnd().endsWith('?')
    ? [{ ...common, value: 'Wished', reason: unclear, alternatives: ['Required'] }]
    : [{ ...common, value: 'Required', reason: unclear, alternatives: ['Wished'] }]
}

/** Whether games must be streamed live, or would be. */
export const liveStream = ({ sentences, today }: Context): Finding[] =>
  sentences
    .filter(({ part }) => part !== 'signature')
    .flatMap((sentence) =>
      [...sentence.text.matchAll(streaming)].flatMap((match) => findingOf(sentence, match, today)),
    )
