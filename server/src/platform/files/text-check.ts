import { isUtf8 } from 'node:buffer'

// Decodes as Latin-1: these patterns look the same in it as in UTF-8, and 20 MB decode at once.
const byteOrderMark = /^\u00EF\u00BB\u00BF/
const controlCharacter = /[^\P{Cc}\t\n\f\r\u0080-\u009F]/u
// A URL in angle brackets is Markdown. Any other "<" followed by a name or a mark is markup.
const markupStart = /^<(?![a-z][a-z0-9+.-]*:\/\/)[a-z!?/]/i
const programStart = /^(#!|%!|{\\rtf)/
const markup = /<(script|svg|html|iframe|object|embed|!doctype|!entity|\?xml|\?php)\b/i

/** Why the content isn't plain text, CSV or Markdown in UTF-8, or null if it is. */
export function textRejection(content: Buffer): string | null {
  const text = content.toString('latin1').replace(byteOrderMark, '')
  if (!isUtf8(content) || controlCharacter.test(text)) return 'is neither a supported document nor UTF-8 text'
  const start = text.trimStart()
  if (markupStart.test(start) || programStart.test(start) || markup.test(text))
    return 'contains HTML, SVG, XML or a script'
  return null
}
