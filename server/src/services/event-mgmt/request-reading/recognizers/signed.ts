import { rangeOfMatch, type Finding } from '../finding.ts'
import { emailPattern, type Sentence } from '../sentences.ts'
import {
  isFarewell,
  isOrganization,
  isPerson,
  isShouted,
  isTitled,
  piecesOf,
  typeOf,
  withoutHonorific,
} from '../signature.ts'

export type Contact = 'contactName' | 'contactOrganization'

export const finding = (
  name: Contact | 'contactEmail' | 'contactPhone',
  sentence: Sentence,
  match: { index: number; 0: string },
  rank: number,
): Finding => ({
  name,
  value: match[0],
  ranges: [rangeOfMatch(sentence, match)],
  sentence,
  rank,
})

const department = /^(?:HR|Marketing|Sales|Operations|Accounting|Facilities|Communications|Events)$/

/** The name and organization of a line such as 'Marcus Bell, Hoop Circuit'. */
export function line(sentence: Sentence, from: number, rank: number): Finding[] {
  const rest = sentence.text.slice(from)
  const pieces = piecesOf(rest).map((piece) => ({
    ...piece,
    index: from + rest.indexOf(piece.text, Math.max(0, piece.index - 3)),
  }))
  const name = pieces.find(({ type }) => type === 'name')
  const others = pieces.filter((piece) => piece !== name && piece.type !== 'title')
  // What follows the name, or the title under it.
  const anchor = name ?? pieces.find(({ type }) => type === 'title')
  const organization =
    others.find(({ type }) => type === 'organization') ??
    (anchor
      ? others.find(
          ({ text, index }) =>
            index > anchor.index &&
            /^[A-Z\d]/.test(text) &&
            isTitled(text) &&
            !isShouted(text) &&
            !department.test(text) &&
            !/\.$|^[A-Z]{2}$/.test(text),
        )
      : undefined)
  return [
    ...(name
      ? [
          finding(
            'contactName',
            sentence,
            {
              index: name.index + name.text.length - withoutHonorific(name.text).length,
              0: withoutHonorific(name.text),
            },
            rank,
          ),
        ]
      : []),
    ...(organization
      ? [
          finding(
            'contactOrganization',
            sentence,
            { index: organization.index, 0: organization.text },
            rank - 0.5,
          ),
        ]
      : []),
  ]
}

const lineStart = /^\s*[-–—~]+\s*(?=[A-Z])|(?<=[.!?]\s)[-–—]+\s*(?=[A-Z])/

/** Lines after a sign-off, the last short ones without one, and '- Sully' at the end. */
export function signed(sentences: readonly Sentence[]): Finding[] {
  const signature = sentences.filter(({ part }) => part === 'signature').slice(1)
  const body = sentences.filter(({ part }) => part === 'body')
  const isSigned = body.map(
    (sentence, at) =>
      isSignedLine(sentence) || (isNameLine(sentence) && at > 0 && isPersonLine(body[at - 1]!)),
  )
  const last = body.slice(isSigned.lastIndexOf(false) + 1).slice(-6)
  return [
    ...lineUnderName(signature.length > 0 ? signature : last),
    ...signature.flatMap((sentence, at) => line(sentence, 0, at === 0 ? 3.8 : 3.5)),
    ...(signature.length > 0
      ? []
      : last.flatMap((sentence) => line(sentence, lineStart.exec(sentence.typed)?.[0].length ?? 0, 3.4))),
    // '… Chicago or Milwaukee. -Hiro Tanaka 312 555 0179'.
    ...body.slice(-2).flatMap((sentence) => {
      const match = /\s[-–—]\s?(?=[A-Z][\p{L}'’]+(?:\s+[A-Z][\p{L}'’.]+)*\s*(?:,|$|\d|\())/u.exec(
        sentence.text,
      )
      if (match && !isSignedLine(sentence)) return line(sentence, match.index + match[0].length, 3.2)
      // '… hmu 804-555-0121 Mike D': after a number or an address, which are blank.
      const behind = /(?<!\s)\s{7,}[-–—,]?\s*(?=[A-Z][\p{L}'’]+(?:\s+[A-Z][\p{L}'’.]*){0,2}\s*[.!]?$)/u.exec(
        sentence.text,
      )
      return behind ? line(sentence, behind.index + behind[0].length, 3.1) : []
    }),
  ]
}

const isPersonLine = ({ typed, label }: Sentence) =>
  label === '' && isPerson(typed.replace(lineStart, '').replace(/\s*\([^)]*\)$|[,.]$/, ''))
/** 'Rocky Mountain Sevens'. */
const isNameLine = ({ typed }: Sentence) =>
  /^[\p{L}\d &'’.-]+$/u.test(typed) && typed.split(/\s+/).length >= 2 && isTitled(typed)

/** Several words under a name, which a line of how to reach them follows. */
function lineUnderName(lines: readonly Sentence[]): Finding[] {
  const person = lines.findIndex(isPersonLine)
  const after = lines.slice(person + 1)
  const [under, next] = after[0] && typeOf(after[0].typed) === 'title' ? after.slice(1) : after
  if (person < 0) return []
  return under && isNameLine(under) && next && /@|\d{4}/.test(next.typed) && typeOf(under.typed) !== 'title'
    ? [finding('contactOrganization', under, { index: 0, 0: under.typed }, 3)]
    : []
}

const address =
  /^\s*(?:\d{1,6}\s.*\b(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|way|suite|court|ct|highway|hwy|parkway|pkwy)\b|p\.?o\.? box\b|[A-Z][\w .]+,? [A-Z]{2} \d{5})/i

/** Beside a number or an address. */
const reachWords =
  /^(?:\W|\b(?:[a-z]|cell|mobile|mob|office|home|work|direct|main|tel|telephone|phone|ph|fax|e-?mail|web|website|text|call|or|only|days?|daytime|evenings?|nights?|weekends?|after|before|anytime|please|no|texts?|\d{1,2}|[ap]m)\b)*$/i

/** A line that is only a name, an organization and how to reach them. */
function isSignedLine(sentence: Sentence) {
  // 'O: 864-555-0107', '601-555-0139 (evenings)'.
  if (sentence.text !== sentence.typed && reachWords.test(sentence.text)) return true
  if (sentence.label !== '') return false
  if (sentence.text.trim() === '' || address.test(sentence.text)) return true
  // 'Laura Voss (Ben’s mom)'.
  const text = sentence.text
    .trim()
    .replace(/[\s.,/|–-]+$/, '')
    .replace(/^([A-Z][\p{L}'’-]+(?: [A-Z][\p{L}'’.-]+)+)\s+\([^()]{2,40}\)$/u, '$1')
  const pieces = piecesOf(text).filter((piece, at) => at > 0 || !isFarewell(piece.text))
  const isShort = text.split(/\s+/).length <= 14
  const known = pieces.filter(({ type }) => type !== 'other').length
  const isName =
    pieces[0]?.type === 'name' &&
    (pieces.length === 1 || known > 1 || lineStart.test(text) || emailPattern.test(sentence.typed))
  emailPattern.lastIndex = 0
  const isTitle =
    pieces[0]?.type === 'title' &&
    isTitled(pieces[0].text) &&
    pieces.slice(1).every(({ text: rest }) => isTitled(rest))
  const isOrganizationLine =
    pieces.length === 1 &&
    pieces[0]?.type === 'organization' &&
    isOrganization(text) &&
    /[A-Za-z]$/.test(text)
  return isShort && (isName || isTitle || isOrganizationLine || lineStart.test(sentence.typed))
}
