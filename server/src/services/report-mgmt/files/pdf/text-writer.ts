import type Pdf from 'pdfkit'
import type { Weight } from './font-files.ts'
import { pieces } from './line-pieces.ts'
import { runsOf, type TextRun } from './text-runs.ts'

type Document = InstanceType<typeof Pdf>

export interface TextLook {
  size: number
  weight?: Weight
  color?: string
}

/** Given, so that each run is laid out as a whole. Otherwise its words are, from left to right in every script. */
const wholeRuns: PDFKit.Mixins.TextOptions = { lineBreak: false, features: [], baseline: 'alphabetic' }

/** Writes lines of text in any script. Every part of a document writes with it. */
export function textWriter(document: Document) {
  const registered = new Set<string>()
  function use({ font: { key, bytes } }: TextRun, size: number) {
    if (!registered.has(key)) document.registerFont(key, bytes)
    registered.add(key)
    document.font(key).fontSize(size)
  }
  const runs = (text: string, { weight = 'regular' }: TextLook) => runsOf(text, weight)
  function widthOfRuns(line: readonly TextRun[], size: number) {
    let width = 0
    for (const run of line) {
      use(run, size)
      width += document.widthOfString(run.text, wholeRuns)
    }
    return width
  }
  const widthOf = (text: string, look: TextLook) => widthOfRuns(runs(text, look), look.size)

  /** The text, or as much of its beginning as fits, with an ellipsis. */
  function fitted(text: string, width: number, look: TextLook): string {
    // No letters are so narrow. Measuring a long text takes long.
    const most = Math.ceil((width / look.size) * 5)
    const short = text.slice(0, most)
    // Widths are sums, which differ by less than can be seen.
    const isWithin = (part: string) => widthOf(part, look) <= width + 0.01
    if (short === text && isWithin(text)) return text
    const parts = Array.from(new Intl.Segmenter('en').segment(short), ({ segment }) => segment)
    const cut = (count: number) => `${parts.slice(0, count).join('').trimEnd()}…`
    let [low, high] = [0, parts.length]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (isWithin(cut(middle))) low = middle
      else high = middle - 1
    }
    return cut(low)
  }

  /** The lines of a paragraph. The last of `most` has the rest, cut. */
  function wrapped(text: string, width: number, look: TextLook, most = Infinity): string[] {
    const lines: string[] = []
    let rest = pieces(text, (word) => widthOf(word, look) <= width)
    const joined = (count = rest.length) => rest.slice(0, count).join('').trimEnd()
    while (rest.length > 0 && lines.length + 1 < most) {
      let count = 1
      while (count < rest.length && widthOf(joined(count + 1), look) <= width) count++
      lines.push(fitted(joined(count), width, look))
      rest = rest.slice(count)
    }
    return rest.length === 0 ? lines : [...lines, fitted(joined(), width, look)]
  }

  /** Draws one line on a baseline. With `right`, it ends at `x`. */
  function write(
    text: string,
    x: number,
    y: number,
    look: TextLook & { align?: 'left' | 'right' | 'center' },
  ) {
    const line = runs(text, look)
    const width = look.align === undefined || look.align === 'left' ? 0 : widthOfRuns(line, look.size)
    let at = look.align === 'right' ? x - width : look.align === 'center' ? x - width / 2 : x
    document.fillColor(look.color ?? '#17201c')
    for (const run of line) {
      use(run, look.size)
      document.text(run.text, at, y, wholeRuns)
      at += document.widthOfString(run.text, wholeRuns)
    }
  }
  return { widthOf, fitted, wrapped, write }
}
export type TextWriter = ReturnType<typeof textWriter>
