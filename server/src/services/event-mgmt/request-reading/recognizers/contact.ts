import { monthOf } from '../../../../search/reading/months.ts'
import { isOrdinaryWord } from '../../../../search/reading/ordinary-words.ts'
import { tokensOf } from '../../../../search/reading/tokens.ts'
import { isPastAt } from '../clauses.ts'
import { organizationPatterns, organizationWord } from '../contact-words.ts'
import { weekdayOfWord } from '../date-tokens.ts'
import type { Context, Finding } from '../finding.ts'
import { namePatterns } from '../name-patterns.ts'
import { emailPattern, phonePattern, type Sentence } from '../sentences.ts'
import { isGivenName, isOrganization, isPerson, isTitled, withoutHonorific } from '../signature.ts'
import { eventWord, kinds } from './event-name.ts'
import { besideAddress, closing } from './closing.ts'
import { isBody } from './name-words.ts'
import { isOrganizing } from './organizing.ts'
import { labeled, ofForwarder, sender, twoNames } from './senders.ts'
import { finding, signed, type Contact } from './signed.ts'

function withPatterns(
  context: Context,
  name: Contact,
  sentence: Sentence,
  patterns: readonly (readonly [number, RegExp])[],
): Finding[] {
  return patterns.flatMap(([rank, pattern]) => {
    const match = pattern.exec(sentence.typed)
    if (match?.[1] === undefined) return []
    const text =
      name === 'contactName'
        ? withoutHonorific(match[1]).replace(/\s+(?:AT|ON|VIA|OR|IS)$/, '')
        : match[1]
            .replace(
              /\s+(?:and|&)\s+(?:I|[Ww]e|[Ii]t|[Tt]hey|[Hh]e|[Ss]he|[Yy]ou|[Mm]y|[Oo]ur)(?:['’].*)?$/,
              '',
            )
            .replace(/\s+(?:and|for|of|the|I)$/, '')
    if (name === 'contactOrganization' && /^(?:We|I|It|They|This|That|There|Our|My|The|You)\b/.test(text))
      return []
    // 'Pre-bid call: December 9'.
    if (
      name === 'contactName' &&
      (monthOf(text.toLowerCase()) ?? weekdayOfWord(text.toLowerCase())) !== undefined
    )
      return []
    const isWord = /^[A-Z]?[a-z]+$/.test(text) && isOrdinaryWord(text.toLowerCase())
    if (name === 'contactOrganization' && isWord) return []
    const at = match.index + match[0].lastIndexOf(text)
    if (isPastAt(sentence, at, context.today)) return []
    // 'Flightline Tour stages disc golf' is who asks.
    const isEvent =
      eventWord.test(text.split(/\s+/).at(-1)!) &&
      !isBody(text) &&
      !isOrganizing(sentence.typed, at + text.length, text)
    // 'I run the Oak Spike-Off, a volleyball tournament'.
    if (name === 'contactOrganization' && isCalledEvent(sentence.typed.slice(at + text.length))) return []
    const isGood =
      name === 'contactName'
        ? isPerson(text) || (/^[a-z]/.test(text) && isLowerName(text))
        : (organizationWord.test(text) && !(isEvent && !organizationWord.test(text.split(/\s+/).at(-1)!))) ||
          ((/\b(?:[Tt]he|[Mm]y|[Oo]ur)\b/.test(match[0]) || !isPerson(text)) &&
            !isPlaceOrDay(context, text) &&
            (rank >= 5 || (rank >= 4 && !isEvent)))
    return isGood ? [finding(name, sentence, { index: at, 0: text }, rank)] : []
  })
}

/** After the name of an event. */
const isCalledEvent = (after: string) =>
  new RegExp(
    String.raw`^(?:,| \(|,? which is) ?(?:an?|our|the|my) (?:(?!(?:with|for|that|who|which|of|in|and|behind)\b)[\w'’-]+ ){0,6}?${kinds}\b(?! (?:(?:and|&) (?:\w+ )?)?(?:organizer|company|producer|promoter|program|team|club|group|league|association|committee|series|circuit))`,
  ).test(after)

/** 'dan miller', but not 'dan calling'. */
const isLowerName = (text: string) =>
  /^[a-z]+(?: (?!here|over|out|back|just|also|and|the)[a-z]+)?$/.test(text) &&
  !/ \w+ing$/.test(text) &&
  isGivenName(text.split(' ')[0]!)

const isPlaceOrDay = ({ gazetteer }: Context, text: string) => {
  const tokens = tokensOf(text)
  return (
    monthOf(tokens[0]?.word ?? '') !== undefined ||
    weekdayOfWord(tokens[0]?.word ?? '') !== undefined ||
    gazetteer.places.at(tokens, 0).some(({ length }) => length === tokens.length)
  )
}

/** A line above the text that is only an organization. */
function heading(sentences: readonly Sentence[]): Finding[] {
  return sentences
    .filter(({ part }) => part === 'body')
    .slice(0, 3)
    .flatMap((sentence) => {
      const { typed, label } = sentence
      const [, before = ''] =
        /^(.{4,60}?)\s[-–—|]\s.*\b(?:request|inquiry|ask|rfp|proposal|venue|bid)\b/i.exec(typed) ?? []
      if (isTitled(before) && /\s/.test(before) && !eventWord.test(before.split(/\s+/).at(-1)!))
        return [finding('contactOrganization', sentence, { index: 0, 0: before }, 2)]
      const isHeading =
        label === '' &&
        !/(?<!\b(?:Inc|Ltd|Corp|Co|Assn))[.?!,]$/.test(typed) &&
        isOrganization(typed) &&
        typed.split(/\s+/).length >= 2 &&
        typed.split(/\s+/).every((word) => /^(?:[A-Z]|of|the|and|for|&)/.test(word)) &&
        !/\b(?:REQUEST|PROPOSAL|Dear|Hi|Hello)\b/i.test(typed)
      return isHeading ? [finding('contactOrganization', sentence, { index: 0, 0: typed }, 2)] : []
    })
}

/** 'Fresno, California' at the end is no name. */
const isTown = ({ gazetteer }: Context, { name, sentence, ranges, value }: Finding) => {
  const start = ranges[0]!.start - sentence.start
  const at = sentence.tokens.findIndex(({ span }) => span[0] >= start)
  const words = String(value).split(/[\s-]+/).length
  return (
    name === 'contactName' &&
    at >= 0 &&
    gazetteer.places
      .at(sentence.tokens, at)
      // 'Mesa AZ.'
      .some(({ length }) => length > words || (length === words && / [A-Z]{2}\.?$/.test(value)))
  )
}

/** Who asks, and how to reach them. */
export function contact(context: Context): Finding[] {
  const { messages, sentences } = context
  const best = messages.flatMap((message) => {
    const own = sentences.filter((sentence) => sentence.message === message)
    const all = [
      ...sender(message, own),
      ...own.flatMap((sentence) => [
        ...labeled(sentence),
        ...(sentence.part === 'signature'
          ? []
          : [
              ...withPatterns(context, 'contactName', sentence, namePatterns),
              ...besideAddress(context, sentence),
              ...withPatterns(context, 'contactOrganization', sentence, organizationPatterns),
            ]),
        ...[...sentence.typed.matchAll(emailPattern)].map((match) =>
          finding('contactEmail', sentence, match, 3),
        ),
        ...[...sentence.typed.matchAll(phonePattern)].map((match) =>
          finding('contactPhone', sentence, match, 3),
        ),
      ]),
      ...twoNames(own),
      ...signed(own).filter((one) => !isTown(context, one)),
      ...closing(context, own).filter((one) => !isTown(context, one)),
      ...heading(own),
    ]
    // The best of each: another person of the same text isn't a contradiction.
    return Map.groupBy(all, ({ name }) => name)
      .values()
      .toArray()
      .flatMap((found) => {
        const [first] = found.toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0))
        // 'Diamond Route' signs as 'Diamond Route Tournaments'.
        const full = found.find(({ value }) => String(value).startsWith(`${String(first!.value)} `))
        return [full ?? first!]
      })
  })
  return withFullName(ofForwarder(messages, best))
}

/** 'Sam' signs what 'Sam Ruiz' wrote before. */
function withFullName(found: readonly Finding[]): Finding[] {
  const names = found.filter((one) => one.name === 'contactName')
  const [first] = names
  const full = names.find(({ value }) => first !== undefined && value.startsWith(`${first.value} `))
  return full && first ? found.filter((one) => one !== first) : [...found]
}
