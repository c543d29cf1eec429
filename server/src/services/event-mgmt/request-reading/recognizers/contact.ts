import { namePatterns, organizationPatterns, organizationWord } from '../contact-words.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'
import type { Message } from '../messages.ts'
import { emailPattern, phonePattern, type Sentence } from '../sentences.ts'
import { isFarewell, isOrganization, isPerson, isTitled, piecesOf, withoutHonorific } from '../signature.ts'

type Contact = 'contactName' | 'contactOrganization'

const finding = (
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

function withPatterns(
  name: Contact,
  sentence: Sentence,
  patterns: readonly (readonly [number, RegExp])[],
): Finding[] {
  return patterns.flatMap(([rank, pattern]) => {
    const match = pattern.exec(sentence.typed)
    if (match?.[1] === undefined) return []
    const text =
      name === 'contactName' ? withoutHonorific(match[1]) : match[1].replace(/\s+(?:and|for|of|the)$/, '')
    const isGood = name === 'contactName' ? isPerson(text) : organizationWord.test(text) || rank >= 4
    const index = match.index + match[0].lastIndexOf(text)
    return isGood ? [finding(name, sentence, { index, 0: text }, rank)] : []
  })
}

/** 'Contact: Linda Park, lpark@…', 'Organization | Emerald Coast Lacrosse'. */
function labeled(sentence: Sentence): Finding[] {
  const { label, typed, valueAt } = sentence
  if (/\b(?:organi[sz]ation|company|association|club|host organization|rights holder|group)\b/.test(label)) {
    const text = typed.slice(valueAt).trim()
    return [finding('contactOrganization', sentence, { index: typed.indexOf(text, valueAt), 0: text }, 6)]
  }
  if (
    !/\b(?:contact|submitted by|organizer|event director|tournament director|from|your name|attn|prepared by)\b/.test(
      label,
    ) ||
    /\b(?:email|phone|tel)\b/.test(label)
  )
    return []
  return line(sentence, valueAt, 6)
}

/** The name and organization of a line such as 'Marcus Bell, Hoop Circuit'. */
function line(sentence: Sentence, from: number, rank: number): Finding[] {
  const rest = sentence.text.slice(from)
  const pieces = piecesOf(rest).map((piece) => ({
    ...piece,
    index: from + rest.indexOf(piece.text, Math.max(0, piece.index - 3)),
  }))
  const name = pieces.find(({ type }) => type === 'name')
  const others = pieces.filter((piece) => piece !== name && piece.type !== 'title')
  const organization =
    others.find(({ type }) => type === 'organization') ??
    (name
      ? others.find(({ text, index }) => index > name.index && isTitled(text) && !/\.$|^[A-Z]{2}$/.test(text))
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
function signed(sentences: readonly Sentence[]): Finding[] {
  const signature = sentences.filter(({ part }) => part === 'signature').slice(1)
  const body = sentences.filter(({ part }) => part === 'body')
  const last = body.slice(body.findLastIndex((sentence) => !isSignedLine(sentence)) + 1).slice(-6)
  return [
    ...signature.flatMap((sentence, at) => line(sentence, 0, at === 0 ? 3.8 : 3.5)),
    ...(signature.length > 0
      ? []
      : last.flatMap((sentence) => line(sentence, lineStart.exec(sentence.typed)?.[0].length ?? 0, 3.4))),
    // '… Chicago or Milwaukee. -Hiro Tanaka 312 555 0179'.
    ...body.slice(-2).flatMap((sentence) => {
      const match = /\s[-–—]\s?(?=[A-Z][\p{L}'’]+(?:\s+[A-Z][\p{L}'’.]+)*\s*(?:,|$|\d|\())/u.exec(
        sentence.text,
      )
      return match && !isSignedLine(sentence) ? line(sentence, match.index + match[0].length, 3.2) : []
    }),
  ]
}

/** A line that is only a name, an organization and how to reach them. */
function isSignedLine(sentence: Sentence) {
  if (sentence.label !== '') return false
  if (sentence.text.trim() === '') return true
  const text = sentence.text.trim().replace(/[\s.,/|–-]+$/, '')
  const pieces = piecesOf(text).filter((piece, at) => at > 0 || !isFarewell(piece.text))
  const isShort = text.split(/\s+/).length <= 14
  const known = pieces.filter(({ type }) => type !== 'other').length
  const isName =
    pieces[0]?.type === 'name' &&
    (pieces.length === 1 || known > 1 || lineStart.test(text) || emailPattern.test(sentence.typed))
  emailPattern.lastIndex = 0
  const isTitle = pieces.length === 1 && pieces[0]?.type === 'title' && isTitled(text)
  const isOrganizationLine =
    pieces.length === 1 &&
    pieces[0]?.type === 'organization' &&
    isOrganization(text) &&
    /[A-Za-z]$/.test(text)
  return isShort && (isName || isTitle || isOrganizationLine || lineStart.test(sentence.typed))
}

/** 'From: Dana Whitfield <dana@spiritelite.example>'. */
function sender({ headers }: Message, sentences: readonly Sentence[]): Finding[] {
  const header = headers.find(({ name }) => name === 'from')
  const [sentence] = sentences
  if (header === undefined || sentence === undefined) return []
  const { start, text } = header.line
  const at = (typed: string) => ({
    start: start + text.indexOf(typed),
    end: start + text.indexOf(typed) + typed.length,
  })
  const email = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0]
  const name = /(?:^|[,:] |(?:AM|PM) |\d )\s*"?(?!AM|PM)([A-Z][^<>@":,\d]+?)"?\s*(?=<|\[|$)/
    .exec(header.value)?.[1]
    ?.trim()
  return [
    ...(name !== undefined && isPerson(name)
      ? [{ name: 'contactName' as const, value: name, ranges: [at(name)], sentence, rank: 4.5 }]
      : []),
    ...(email !== undefined
      ? [{ name: 'contactEmail' as const, value: email, ranges: [at(email)], sentence, rank: 2 }]
      : []),
  ]
}

/** A line above the text that is only an organization. */
function heading(sentences: readonly Sentence[]): Finding[] {
  return sentences
    .filter(({ part }) => part === 'body')
    .slice(0, 3)
    .flatMap((sentence) => {
      const { typed, label } = sentence
      const isHeading =
        label === '' &&
        !/[.?!,]$/.test(typed) &&
        isOrganization(typed) &&
        typed.split(/\s+/).length >= 2 &&
        typed.split(/\s+/).every((word) => /^(?:[A-Z]|of|the|and|for|&)/.test(word)) &&
        !/\b(?:REQUEST|PROPOSAL|Dear|Hi|Hello)\b/i.test(typed)
      return isHeading ? [finding('contactOrganization', sentence, { index: 0, 0: typed }, 2)] : []
    })
}

/** Who asks, and how to reach them. */
export function contact({ messages, sentences }: Context): Finding[] {
  const best = messages.flatMap((message) => {
    const own = sentences.filter((sentence) => sentence.message === message)
    const all = [
      ...sender(message, own),
      ...own.flatMap((sentence) => [
        ...labeled(sentence),
        ...(sentence.part === 'signature'
          ? []
          : [
              ...withPatterns('contactName', sentence, namePatterns),
              ...withPatterns('contactOrganization', sentence, organizationPatterns),
            ]),
        ...[...sentence.typed.matchAll(emailPattern)].map((match) =>
          finding('contactEmail', sentence, match, 3),
        ),
        ...[...sentence.typed.matchAll(phonePattern)].map((match) =>
          finding('contactPhone', sentence, match, 3),
        ),
      ]),
      ...signed(own),
      ...heading(own),
    ]
    // The best of each: another person of the same text isn't a contradiction.
    return Map.groupBy(all, ({ name }) => name)
      .values()
      .toArray()
      .flatMap((found) => found.toSorted((a, b) => (b.rank ?? 0) - (a.rank ?? 0)).slice(0, 1))
  })
  return withFullName(best)
}

/** 'Sam' signs what 'Sam Ruiz' wrote before. */
function withFullName(found: readonly Finding[]): Finding[] {
  const names = found.filter((one) => one.name === 'contactName')
  const [first] = names
  const full = names.find(({ value }) => first !== undefined && value.startsWith(`${first.value} `))
  return full && first ? found.filter((one) => one !== first) : [...found]
}
