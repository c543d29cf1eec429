import { tokensOf, type Token } from '../../../search/reading/tokens.ts'
import type { Line, Message } from './messages.ts'
import { isPerson } from './signature.ts'

export interface Sentence {
  /** In the whole text. */
  start: number
  end: number
  /** Addresses of emails, pages and telephones are blank, so that nothing is read from them. */
  text: string
  typed: string
  tokens: readonly Token[]
  message: Message
  part: 'subject' | 'body' | 'signature'
  /** 'teams' in 'Teams: 40' and in 'Teams | 40', in lowercase. */
  label: string
  /** Where the words after the label start. */
  valueAt: number
}

/** Longer ones are cut. */
const longestSentence = 900
const mostTokens = 250
/** Shorter lines weren't wrapped by an email program. */
const wrappedFrom = 56

export const emailPattern = /(?<![\w.+'-])[\w.+'-]{1,64}@[\w-]+(?:\.[\w-]+)+/g
export const phonePattern =
  /(?<![\d$/-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?!\d)(?: ?(?:x|ext\.?) ?\d+)?|(?<![\w+])\+[2-9]\d{0,2}(?:[ .-]?\(\d{1,4}\))?(?:[ .-]?\d{2,4}){2,5}(?![\d+])/g
const webPattern = /\b(?:https?:\/\/|www\.)\S+/g
const blank = (text: string) =>
  [emailPattern, phonePattern, webPattern].reduce(
    (rest, pattern) => rest.replaceAll(pattern, (typed) => ' '.repeat(typed.length)),
    text,
  )

const bullet = /^\s*(?:[-*•–—]|\d{1,2}(?:\.\d{1,2}){1,2}\.?|\d{1,2}[.)])\s+/
const labelPattern =
  /^\s*(?:[-*•–—]\s+|\d{1,2}(?:\.\d{1,2}){1,2}\.?\s+|\d{1,2}[.)]\s*|[A-Z]\.\s+)?(?:#\s*(?:of\s+)?)?((?:(?:[Ee]st|[Mm]ax|[Mm]in|[Nn]o|[Nn]um|[Aa]pprox|[Ee]xp)\. )?[A-Za-z][A-Za-z#/&()' -]{1,40}?|City, ?[Ss]tate)\s*(?::(?![)(DP]\B)|\||\t+|\.{3,}|\s=|\?(?=\s[^.?!]{1,90}$))\s*(?=\S)/
/** 'When - June 12-13': a dash follows words that ask for something, as it separates others, too. */
const dashLabel =
  /^\s*(?:[-*•–—]\s+)?((?:contact|caller|poc|when|where|who|what|how many|dates?|location|city|sports?|event|teams?|players?|fields?|courts?|venue|facility|spaces?|rooms?|hotels?|lodging|stay|money|budget|cost|deadline|name|email|phone|organization|host)(?:\s[a-z]+){0,2})\s[-–—]\s*(?=\S)/i
const signOff =
  /^\s*(?:with\s+)?(?:(?:many|best|kind|kindest|warm|warmest|very|yours|most|all the|all my|thanks?|thank you|thx|ty|tks|xoxo|xo|peace|love|hugs|gracias|cheers|regards|wishes|best|sincerely|respectfully|truly|faithfully|again|gratefully|cordially|take care|talk soon|in advance|so much|a lot|a million|a bunch|a ton|for your [\w ]{1,30}|--)[\s,!.]*){1,5}$/i

/** Abbreviations whose period ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|rev|fr|sgt|lt|capt|st|ft|approx|vs|no|inc|jr|sr|apt|dept|est|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu|thurs?|fri|sat|sun|e\.g|i\.e|[ap]\.m|[a-z])\.$/i

const stateAbbreviation =
  /\b(?:Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kan|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ore|Pa|Penn|Tenn|Tex|Va|Wash|Wis|Wyo)\.$/

/** Splits after periods, exclamation and question marks, and at semicolons. */
function endsIn(text: string): number[] {
  const ends: number[] = []
  let from = 0
  for (const { index, 0: found } of text.matchAll(/(?<!\.)[.!?]{1,4}["”')]{0,3}(?=\s)|;(?=\s)/g)) {
    const end = index + found.length
    const isShort = found === '.' && abbreviation.test(text.slice(from, end))
    // 'Grand Rapids, Mich. is where'.
    if (found === '.' && stateAbbreviation.test(text.slice(from, end)) && /^\s+[a-z]/.test(text.slice(end)))
      continue
    if (isShort && !/^\s+[A-Z][a-z]+ [a-z]/.test(text.slice(end))) continue
    ends.push(end)
    from = end
  }
  for (let at = longestSentence; at < text.length; at += longestSentence) ends.push(at)
  ends.push(text.length)
  return ends.toSorted((a, b) => a - b)
}

const asked = /^\s*Q(?:uestion)?\s?\d{0,2}\s?[:.)-]\s*(?=.{3,90}\?\s*$)/i
const answered = /^\s*A(?:nswer)?\s?\d{0,2}\s?[:.)-]\s*(?=\S)/i
/** A question of a form, on a line above its answer. */
const formQuestion =
  /^\s*(?:\d{1,2}[.)]\s*)?(?:how (?:many|much|far|soon|long)|when|where|which|what|who)\b.{3,70}\?\s*$/i
const longestAnswer = 60

/** Joins 'Q: How many teams?' with 'A: 40' below it, as in 'How many teams? 40'. What marks them is blank. */
function withAnswers(lines: readonly Line[]): Line[] {
  const found: Line[] = []
  const blankOf = (typed: string, pattern: RegExp) =>
    typed.replace(pattern, (mark) => ' '.repeat(mark.length))
  let before: string | undefined
  for (const { start, text } of lines) {
    const last = found.at(-1)
    const isOfForm =
      before !== undefined &&
      formQuestion.test(before) &&
      text.trim() !== '' &&
      text.length <= longestAnswer &&
      !/\?\s*$/.test(text) &&
      !labelPattern.test(text)
    const isAnswer = before !== undefined && asked.test(before) && answered.test(text)
    if (last && (isAnswer || isOfForm)) {
      last.text = blankOf(last.text, asked)
      last.text += `${' '.repeat(start - (last.start + last.text.length))}${blankOf(text, answered)}`
    } else found.push({ start, text })
    before = text
  }
  return found
}

/** Joins the lines that an email program wrapped. */
function paragraphsOf(lines: readonly Line[]): Line[] {
  const found: Line[] = []
  let before: Line | undefined
  for (const line of lines) {
    const last = found.at(-1)
    const isWrapped =
      before !== undefined &&
      before.text.length >= wrappedFrom &&
      !/[.:;!?|]\s*$/.test(before.text) &&
      line.text.trim() !== '' &&
      !bullet.test(line.text) &&
      !labelPattern.test(line.text)
    if (last && isWrapped) {
      // The gap has the line break, and the marks of a quote.
      const gap = line.start - (last.start + last.text.length)
      last.text += `${' '.repeat(gap)}${line.text}`
    } else if (line.text.trim() !== '') found.push({ ...line })
    before = line
  }
  return found
}

/** 'Hope to hear from you,' above a name. */
const isBeforeName = (lines: readonly Line[], at: number) =>
  at > 1 &&
  /^[^.?:;@\d]{2,45}[,!]$/.test(lines[at]!.text) &&
  isPerson(
    lines
      .slice(at + 1)
      .find(({ text }) => text.trim() !== '')
      ?.text.trim() ?? '',
  )

/** Where the signature starts, as an index of lines: after a sign-off, or at the last lines that are only a name and the like. */
function signatureAt(lines: readonly Line[]): number {
  const signed = lines.findIndex(
    ({ text }, at) => at >= lines.length - 12 && (signOff.test(text) || isBeforeName(lines, at)),
  )
  return signed < 0 ? lines.length : signed
}

function sentence(message: Message, part: Sentence['part'], start: number, typed: string): Sentence {
  const text = blank(typed)
  const found = part === 'signature' ? null : (labelPattern.exec(typed) ?? dashLabel.exec(typed))
  return {
    start,
    end: start + typed.length,
    typed,
    text,
    tokens: tokensOf(text, mostTokens),
    message,
    part,
    label: found?.[1]?.toLowerCase() ?? '',
    valueAt: found?.[0].length ?? 0,
  }
}

const heading =
  /^(?:(?:section|part|article|item)\s+)?(?:(?:\d{1,2}|[IVX]{1,4}|[A-Z])(?:[.):]|\s-)?\s+)?([A-Z][A-Za-z/&' -]{2,40}?)\s*:?$/i
const numbering = /^\s*(?:[-*•–—]|\d{1,2}(?:\.\d{1,2}){1,2}\.?|\d{1,2}[.)])\s+/

/** What numbered and bulleted lines without a label of their own are about: 'Region', above '6.1 Spokane, Washington'. */
function underHeadings(sentences: readonly Sentence[]): Sentence[] {
  let label = ''
  return sentences.map((one) => {
    const number = numbering.exec(one.typed)?.[0]
    const title = one.part === 'body' && one.label === '' ? heading.exec(one.typed)?.[1] : undefined
    if (number === undefined || title !== undefined)
      label = number === undefined && title ? title.toLowerCase() : ''
    return number !== undefined && one.label === '' && one.part === 'body' && label !== ''
      ? { ...one, label, valueAt: number.length }
      : one
  })
}

export function sentencesOf(message: Message): Sentence[] {
  const subject = message.headers.find(({ name }) => name === 'subject')
  const found: Sentence[] = []
  if (subject) {
    const { text, start } = subject.line
    const from = text.indexOf(':') + 1
    const skipped = /^\s*(?:(?:re|fwd?|aw):\s*)*/i.exec(text.slice(from))?.[0].length ?? 0
    found.push(sentence(message, 'subject', start + from + skipped, text.slice(from + skipped)))
  }
  const { lines } = message
  const end = signatureAt(lines)
  const add = (part: Sentence['part'], { start, text }: Line) => {
    let from = 0
    // 'How many teams? 40' in a form is one.
    const label = labelPattern.exec(text)?.[0].trim()
    const ends = label?.endsWith('?') === true ? [text.length] : endsIn(text)
    for (const to of part === 'signature' ? [text.length] : ends) {
      const typed = text.slice(from, to)
      const indent = /^\s*/.exec(typed)![0].length
      const words = typed.trim()
      if (words !== '') found.push(sentence(message, part, start + from + indent, words))
      from = to
    }
  }
  for (const line of paragraphsOf(withAnswers(lines.slice(0, end)))) add('body', line)
  for (const line of lines.slice(end)) add('signature', line)
  return underHeadings(found.filter(({ typed }) => typed !== ''))
}
