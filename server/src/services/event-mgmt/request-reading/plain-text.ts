import { withTables } from './tables.ts'

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    hellip: '…',
    bull: '•',
    middot: '·',
    copy: '©',
    reg: '®',
    trade: '™',
  }),
)

const decoded = (text: string) =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (typed, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities.get(name.toLowerCase()) ?? typed
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
        ? String.fromCodePoint(code)
        : ''
    },
  )

const isHtml = (text: string) =>
  /<(?:!doctype|html|body|div|p|br|table|span|script|style|a)\b[^<>]*>/i.test(text)
const hiddenTags = 'script|style|head|template|noscript|svg|iframe|object|title'
const hiddenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])/i

/** Elements that a reader doesn't see are left out with all that is in them. One pass, without backtracking. */
export function textOfHtml(html: string): string {
  let text = ''
  /** The open element that hides what is in it, and how many of its name are open. */
  let hidden: { tag: string; depth: number } | undefined
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    const end = open < 0 ? html.length : open
    if (hidden === undefined) text += html.slice(at, end).replaceAll(/\s+/g, ' ')
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open)
      at = close < 0 ? html.length : close + 3
      continue
    }
    const close = html.indexOf('>', open)
    const tag = /^<(\/?)([a-z][\w-]{0,30})/i.exec(html.slice(open, open + 40))
    if (close < 0 || tag === null) {
      if (hidden === undefined) text += '<'
      at = open + 1
      continue
    }
    const [, slash, typed = ''] = tag
    const name = typed.toLowerCase()
    const attributes = html.slice(open, close)
    at = close + 1
    if (hidden !== undefined) {
      if (name === hidden.tag) hidden.depth += slash === '/' ? -1 : 1
      if (hidden.depth === 0) hidden = undefined
      continue
    }
    const isVoid =
      /^(?:br|hr|img|input|meta|link|wbr|col|area|base|source)$/.test(name) || attributes.endsWith('/')
    const isHidden =
      new RegExp(`^(?:${hiddenTags})$`).test(name) ||
      hiddenStyle.test(attributes) ||
      /\shidden(?:[\s=>]|$)/i.test(attributes)
    if (slash !== '/' && !isVoid && isHidden) hidden = { tag: name, depth: 1 }
    else if (/^(?:br|p|div|tr|li|h[1-6]|table|ul|ol|blockquote|section|article|hr)$/.test(name))
      text += name === 'li' && slash === '' ? '\n- ' : '\n'
    else if (/^(?:td|th)$/.test(name) && slash === '/') text += '\t'
  }
  return decoded(text)
}

/** Longer runs of one character are ornaments, and patterns would take long on them. */
const shortRuns = (text: string) =>
  text
    .replaceAll(/[ \t]{41,}/g, (run) => run.slice(0, 40))
    .replaceAll(/([^\p{L}\p{N}\s])\1{60,}/gu, (run) => run.slice(0, 60))
    .replaceAll(/\n{4,}/g, '\n\n\n')

/** Control characters, and those that change the direction or have no width. */
const invisible = /[\p{Cc}\p{Cf}]/gu

/** Rows of a typed table as 'Teams | 40', without the line between its head and body. */
const withoutRules = (line: string) =>
  /^\s*\|?(?:\s*:?-{3,}:?\s*\|)+[\s:-]*$/.test(line)
    ? ''
    : line.replace(/^\s*\|\s*(?=\S.*\|\s*$)/, '').replace(/\s*\|\s*$/, '')

/** The text as it is shown: without markup and characters that nobody sees, and with plain line breaks. */
export function plainText(typed: string, today: string): string {
  const text = isHtml(typed) ? textOfHtml(typed) : typed
  const plain = text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    // Every other white space, because patterns take long on long runs of it.
    .replaceAll(/[^\S\t\n\ufeff]/g, ' ')
    .replaceAll(invisible, (sign) => (sign === '\t' || sign === '\n' ? sign : ''))
  return withTables(
    shortRuns(plain)
      .split('\n')
      .map((line) => withoutRules(line.trimEnd())),
    today,
  )
    .join('\n')
    .trim()
}
