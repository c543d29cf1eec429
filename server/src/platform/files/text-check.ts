import { isUtf8 } from 'node:buffer'

// Read as Latin-1, in which the marks sought look the same as in UTF-8, and twenty megabytes are read at once.
const byteOrderMark = /^\u00EF\u00BB\u00BF/
const controls = /[^\P{Cc}\t\n\f\r\u0080-\u009F]/u
// An address in angle brackets is Markdown, every other opening bracket with a name or a mark is markup.
const startsAsMarkup = /^<(?![a-z][a-z0-9+.-]*:\/\/)[a-z!?/]/i
const startsAsProgram = /^(#!|%!|{\\rtf)/
const holdsMarkup = /<(script|svg|html|iframe|object|embed|!doctype|!entity|\?xml|\?php)\b/i

/** Why this is not plain text, CSV or Markdown in UTF-8; null where it is. */
export function whyNotText(content: Buffer): string | null {
  const text = content.toString('latin1').replace(byteOrderMark, '')
  if (!isUtf8(content) || controls.test(text)) return 'is neither a known kind of document nor text in UTF-8'
  const start = text.trimStart()
  if (startsAsMarkup.test(start) || startsAsProgram.test(start) || holdsMarkup.test(text))
    return 'holds HTML, SVG, XML or a script'
  return null
}
