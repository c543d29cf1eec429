import { connectingWords } from '../../../../search/reading/connecting-words.ts'
import { monthOf } from '../../../../search/reading/months.ts'
import type { TextRange } from '@app/contract/events/request-reading.ts'
import { saysTeardown, teardownPart } from '../around-event.ts'
import { isNegatedAt, isPastAt } from '../clauses.ts'
import { daysIn } from '../days-in.ts'
import { weekdayOfWord } from '../date-tokens.ts'
import { rangeOf, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'
import { isTitled } from '../signature.ts'

const required =
  /\b(?:must|need(?:s|ed)?|require[sd]?|required|requirements?|essential|necessary|mandatory|has to|have to|must[- ]haves?|non[- ]negotiable|critical|crucial|vital|imperative|deal[- ]?breaker|(?:can['’]?t|cannot) do without|please (?:ensure|provide|include|make sure)|make sure|(?:should|ought to) have|(?<!\b(?:ha(?:ve|s|d)|is|are|was|were|there['’]s|mak\w+|made|got|takes?|with|know|see) )no (?!(?:(?:phone |cold |sales |robo)?(?:calls?|pitch(?:es)?)|fax(?:es)?|brokers?|agents?|solicit\w+|texts?|e-?mails?|attachments?|idea|rush|puns?|offense|kidding|jokes?|doubt|wonder|surprise|promises?|guarantees?|harm|excuses?|obligation|strings|chance|clue|news|worries|problem|later|more|less|fewer|farther|further|need|hotels?|budget|preference|one|longer|luck|pressure|big|matter|question|rooms?|lodging|decision|fee|fees|surprises|date|dates)\b)[a-z]{3,})\b/i
const optional =
  /\b(?:nice to have|would be (?:nice|a bonus|great|a plus|helpful|ideal)|bonus|optional|no need|no (?:[a-z]+ ){1,4}(?:needed|required|necessary)|which we (?:provide|bring|supply)|grateful|if possible|ideally|preferred)\b/i
/**
 * What people do rather than what the venue has: 'we must say thanks', 'I need to get this done', 'players must wear helmets', 'no gym
 * in our town is big enough'.
 */
const noRequirement =
  /\b(?:you|I) must\b|\b(?:nobody|no one) (?:has|needs) to\b|\b(?:bank|insur\w+|lawyers?|bylaws|rulebook)\b[^.;,]{0,12}\b(?:must|needs?|requires?|has to)\b|\b(?:must|ha(?:ve|s) to|needs? to) (?:not )?(?:end|start|finish|begin|repeat|be (?:renewed|ordered|paid|signed|registered|over))\b|\bbackground checks?\b|\bmotto\b|\bmust (?:have been|sound|look|seem|be (?:busy|kidding|tired|crazy))\b|\b(?:every(?:body|one)|parents|we all) needs? (?:a|an|some|the|more)\b|\bneeds? (?:a|an|another|some) (?:new |different )?(?:home|place|site|venue|host|spot|location|building|facility) for (?:our|the|my|its|this)\b|\bneeds? (?:more|some) (?:volunteers|sponsors|help|people|players|members|time)\b|\b(?:entr(?:y|ies)|rosters?|fees?|payments?|bids?|proposals?|quotes?) must\b|\bwe must (?:say|admit|thank|apologi\w+|leave|decide|move|find|know|get|hear|vote|sign|confirm)\b|\b(?:teams?|players?|athletes?|participants?|coaches|entrants?|competitors?|riders?|runners?|everyone|parents) (?:must|needs? to|ha(?:ve|s) to|(?:are|is) required to) (?:register|wear|sign|bring|check|pay|qualify|show|present|submit|carry|provide|enter|arrive|be (?:\d|under|over|at least|registered|members?))\b|\bno (?!fewer|less|more|later|smaller|lower)\w+\b[^.;,]*\b(?:is|are|was|were|has|had|can|could|fits?|works?) (?!(?:allowed|permitted|acceptable|accepted)\b)|\bneed (?:the|a|an|your) (?:contract|quote|answer|proposals?|numbers|invoice|response|reply|decision)\b|\bno conflicts?\b|\bneeds? no\b|\bbylaws\b|\brequires? (?:\w+ ){0,2}(?:bids|quotes|proposals)\b|\b(?:is|are|was|were|been) (?:ruled out|turned down|rejected|passed over|not (?:selected|chosen)|off the table)\b|\bneeds? your (?:help|advice|input|ideas)\b/i
/** 'We do NOT need mats', 'lights aren’t necessary'. */
const negatedNeed =
  /(?:\b(?:not|never|cannot)|n['’]?t)\s+(?:\w+ )?(?:need|require|necessary|essential|mandatory|critical|crucial|have to|required|needed)\w*\b/i
/** 'We have to play elsewhere': what the organizers do. What they need to have or to be able to do is asked of the venue. */
const ownTask =
  /\b(?:I|we|they|he|she|you)(?:['’](?:d|ll))?(?: \w+){0,2}? (?:need|have|had|needs|has) to (?!(?:have|use|be able|access|hang|park|store)\b)\w+/i
/** Sentences about answers, days and places are no requirements of the venue. */
const elsewhere = new Set([
  'responseDeadline',
  'decisionDate',
  'budgetTo',
  'budgetFrom',
  'urgency',
  'roomNights',
  'roomsPerNight',
  'hotelDist',
  'requestDist',
])
/** Words of a request that require nothing by themselves. */
const common = new Set(
  'time ages aged one two three four five six seven eight nine ten twelve meter meters foot feet yard yards day days both allowed replacement playoff playoffs inside outside floor floors surface half couple dozen sometime someplace anywhere new another different bigger event events tournament venue venues host hosting location facility facilities site place area city weekend date dates day days year form least hotel hotels room rooms night nights block peak easy drive miles mile size full sized regulation total overall each number approximately currently anticipate estimate estimated spectators teams players athletes plus space spaces court courts field fields building home spot somewhere regarding budget set yet hey fyi folks available availability competition option options required requires require requirements necessary essential mandatory must needs need host cancelled canceled please asap rebook youth proposals proposal bid bids quote back tba tbd quick update moved changed now showcase championship championships cup classic meet duals invitational open league shoot winter spring summer fall autumn race ride bout trial trials qualifier qualifiers regionals nationals annual comp show camp clinic competition tournaments games match matches season festival finals'.split(
    ' ',
  ),
)

/** What leaves a choice open asks for nothing more: 'grass or turf, either one is fine'. */
const indifference =
  /\b(?:(?:either|any|both|whichever|whatever)(?: (?:one|way|surface|kind|type|of (?:them|those|these|the two)|will|would|you have))?|no preference|(?:it )?(?:does|do)(?: not|n['’]?t) matter(?: which| to us| what kind)?|(?:we['’]re|we are) (?:fine|ok|okay|good|happy) with (?:either|both|any))(?: (?:is|are|would be|will be|will|would|can|could))?(?: (?:fine|ok|okay|good|great|do|work|works|suits?|acceptable|perfect|alright|all right))?(?: (?:for|by|with) (?:us|me|our players))?/gi

/** Whether a sentence asks for something that no field has: its words that no finding explains. */
function asksMore({ marksIn, today }: Context, sentence: Sentence, findings: readonly Finding[]): boolean {
  if (/\bsq(?:uare|\.)?\s?(?:f|m)/i.test(sentence.text)) return true
  const ranges = [
    ...findings.flatMap((finding) => finding.ranges),
    ...daysIn(sentence, today).map(({ start, end }) => ({
      start: sentence.start + start,
      end: sentence.start + end,
    })),
    ...marksIn(sentence)
      .filter(({ at }) => !isNegatedAt(sentence, sentence.tokens[at]!.span[0]))
      .map(({ at, length }) => rangeOf(sentence, at, length)),
  ]
  // What somebody needs stands after the word: 'I direct a club and we need …'.
  const after = /\b(?:must|require\w*|essential|necessary|mandatory|(?:is|are|be) needed)\b/i.test(
    sentence.text,
  )
    ? 0
    : Math.max(0, sentence.text.search(/\bneed/i))
  // 'We need 12 fields, so eight won’t do': what follows explains.
  const explained = /,? (?:so(?! that\b)|because|since)\b/i.exec(sentence.text.slice(after))
  const end = explained ? after + explained.index : Infinity
  const comments = [...sentence.text.matchAll(indifference)]
  return sentence.tokens.some(({ word, span, isCapitalized }, at) => {
    if (comments.some(({ index, 0: typed }) => span[0] >= index && span[0] < index + typed.length))
      return false
    // Names within a sentence require nothing.
    const isName = isCapitalized && at > 0 && !/[A-Z]/.test(sentence.text[span[0] + 1] ?? '')
    if (span[0] < after || span[0] >= end || isName) return false
    const start = sentence.start + span[0]
    const isRead = ranges.some((range) => start >= range.start && start < range.end)
    const isDay =
      monthOf(word) !== undefined ||
      weekdayOfWord(word) !== undefined ||
      /^(?:first|second|third|fourth|last|morning|afternoon|evening|noon|midnight)$/.test(word)
    return (
      !isRead &&
      !isDay &&
      word.length > 2 &&
      !/^\d/.test(word) &&
      !connectingWords.has(word) &&
      !common.has(word)
    )
  })
}

const heading =
  /^\W*(?:(?:other|special|venue|facility|site|our|additional) )*(?:requirements?|must[- ]haves?|needs|we (?:also )?(?:need|require)|(?:the )?(?:venue|site|facility) (?:must|needs to|has to)(?: have| provide)?)\W*:?\s*$/i

/** The lines of a list below 'Requirements:'. */
function underHeadings(sentences: readonly Sentence[]): ReadonlySet<Sentence> {
  const found = new Set<Sentence>()
  let isOpen = false
  for (const sentence of sentences) {
    if (heading.test(sentence.typed)) isOpen = true
    else if (isOpen && /^\s*(?:[-*•–—]|\d{1,2}[.)])\s/.test(sentence.typed)) found.add(sentence)
    else isOpen = false
  }
  return found
}

interface Note {
  sentence: Sentence
  text: string
  range: TextRange
}

function wholeText(sentence: Sentence): Note {
  const { typed, label, valueAt, end } = sentence
  const isHeaded = /\b(?:notes?|comments?|remarks|requirements?|special (?:needs|requests?))\b/.test(label)
  const text = typed.slice(isHeaded ? valueAt : 0).replace(/^\s*(?:[-*•–—]|\d{1,2}[.)])\s+/, '')
  return { sentence, text, range: { start: end - text.length, end } }
}

const unneeded = new RegExp(String.raw`${negatedNeed.source}|\b(?:no|without)\b`, 'i')

/** When the spaces are left, which no field has: the sentence, or its part if it has more than set-up besides. */
function teardownIn({ today }: Context, sentence: Sentence, findings: readonly Finding[]): Note[] {
  if (!saysTeardown(sentence.typed) || unneeded.test(sentence.text)) return []
  const part = teardownPart(sentence.typed)
  if (isPastAt(sentence, part?.index ?? 0, today)) return []
  const hasOthers = findings.some((one) => one.sentence === sentence && one.name !== 'setupDays')
  if (!hasOthers) return [wholeText(sentence)]
  if (part === undefined) return []
  const text = part[0].trim()
  const start = sentence.start + part.index + part[0].indexOf(text)
  return [{ sentence, text, range: { start, end: start + text.length } }]
}

/** What else is required, in the organizer's own sentences. */
export function requirementNotes(context: Context, findings: readonly Finding[]): Finding[] {
  const { messages, sentences } = context
  const listed = underHeadings(sentences)
  return messages.flatMap((message): Finding[] => {
    const bodies = sentences.filter((one) => one.message === message && one.part === 'body')
    const found = bodies.filter((sentence) => {
      const own = findings.filter((one) => one.sentence === sentence)
      // 'Statement of Host Requirements'.
      if (
        isTitled(sentence.typed) &&
        sentence.label === '' &&
        !/[.!]$|\b(?:MUST|REQUIRED|must|required)\b/.test(sentence.typed)
      )
        return false
      const isLabel =
        sentence.label.split(' ').length <= 4 &&
        /\b(?:notes?|requirements?|must[- ]haves?|other|special)\b/.test(sentence.label) &&
        !/\b(?:phone|call|voicemail|meeting)\b/.test(sentence.label)
      if (
        own.some(({ name }) => elsewhere.has(name)) ||
        optional.test(sentence.text) ||
        noRequirement.test(sentence.text) ||
        negatedNeed.test(sentence.text) ||
        ownTask.test(sentence.text) ||
        /\bignore\b/i.test(sentence.text)
      )
        return false
      // 'We need Thursday the 22nd for load-in'.
      const isSetup = own.some(({ name }) => name === 'setupDays')
      if (isSetup) return false
      const isPlace =
        own.some(
          ({ name }) => name === 'requestAddress' || (name === 'startDate' && sentence.label !== ''),
        ) && !/\b(?:must|require|bleacher|parking)\b/i.test(sentence.text)
      return (
        (required.test(sentence.text) || isLabel || listed.has(sentence)) &&
        !isPlace &&
        asksMore(context, sentence, own)
      )
    })
    const texts = bodies.flatMap((sentence) =>
      found.includes(sentence) ? [wholeText(sentence)] : teardownIn(context, sentence, findings),
    )
    const [first] = texts
    if (first === undefined) return []
    return [
      {
        name: 'requirementNotes',
        value: texts
          .map(({ text }) => text)
          .join('\n')
          .slice(0, 5000),
        ranges: texts.map(({ range }) => range),
        sentence: first.sentence,
      },
    ]
  })
}
