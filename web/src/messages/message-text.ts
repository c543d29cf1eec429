import { withoutDirectionMarks } from '@app/contract/rules/direction-marks.ts'

export interface TextPart {
  kind: 'plain' | 'link' | 'mention'
  text: string
  /** Of a link. */
  href?: string
}

const address = /(?:https?:\/\/|www\.)[^\s<>"“”]+/giu
const trailing = /[.,;:!?'’)\]}*_~]+$/u

/** The parts of a message's text, without marks that reverse what is around them: web addresses, `@` with one of these names, and what is between them. */
export function textParts(text: string, names: readonly string[]): TextPart[] {
  const shown = withoutDirectionMarks(text)
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of shown.matchAll(address)) {
    const link = linkOf(found)
    if (link === undefined) continue
    parts.push(...mentionParts(shown.slice(end, index), names), link)
    end = index + link.text.length
  }
  return [...parts, ...mentionParts(shown.slice(end), names)]
}

function linkOf(found: string): TextPart | undefined {
  let text = found.replace(trailing, '')
  // An address may have brackets of its own.
  while (
    text.length < found.length &&
    found[text.length] === ')' &&
    text.split('(').length > text.split(')').length
  )
    text += ')'
  const href = /^www\./i.test(text) ? `https://${text}` : text
  return URL.canParse(href) && new URL(href).hostname.includes('.') ? { kind: 'link', text, href } : undefined
}

function mentionParts(text: string, names: readonly string[]): TextPart[] {
  if (text === '') return []
  // The longest first, because a name may begin with another one.
  const wanted = names.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length)
  const [first] = wanted
    .map((mention) => ({ mention, at: text.indexOf(mention) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.mention.length - a.mention.length)
  if (first === undefined) return [{ kind: 'plain', text }]
  const { mention, at } = first
  return [
    ...(at > 0 ? [{ kind: 'plain' as const, text: text.slice(0, at) }] : []),
    { kind: 'mention', text: mention },
    ...mentionParts(text.slice(at + mention.length), names),
  ]
}

/** The people whose names follow an `@` in a text. */
export const mentionedIn = <P extends { name: string }>(text: string, people: readonly P[]): P[] => {
  const found = new Set(
    mentionParts(
      text,
      people.map(({ name }) => name),
    ).flatMap((part) => (part.kind === 'mention' ? part.text.slice(1) : [])),
  )
  return people.filter(({ name }) => found.has(name))
}

/** The name that is being typed behind an `@` before the caret. Undefined if none is. */
export const typedMention = (beforeCaret: string): string | undefined =>
  /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(beforeCaret)?.[1]

/** A text as the server accepts it: without characters that nobody sees. */
export const sendableText = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim()

/** A text in parts: those that a search for `words` found, in any case, and what is between them. */
export function foundParts(text: string, words: string): { text: string; isFound: boolean }[] {
  const shown = withoutDirectionMarks(text)
  if (words === '') return [{ text: shown, isFound: false }]
  const found = new RegExp(`(${words.replaceAll(/[\^$.*+?()[\]{}|]/g, String.raw`\$&`)})`, 'giu')
  return shown
    .split(found)
    .map((part, at) => ({ text: part, isFound: at % 2 === 1 }))
    .filter((part) => part.text !== '')
}
