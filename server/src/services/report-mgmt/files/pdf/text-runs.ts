import bidiFactory, { type Bidi } from 'bidi-js'
import { boxFile, filesFor, type FontFile, type Weight } from './font-files.ts'

/** A piece of a line in one font and one direction. */
export interface TextRun {
  font: FontFile
  text: string
}

// Its types are those of an ES module, but Node loads it as CommonJS.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const bidi = (bidiFactory as unknown as () => Bidi)()
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const isMark = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/u
const isJoiner = /\u200c|\u200d|[\u{e0020}-\u{e007f}]/u
const isNeutral = /^[\p{scx=Common}\p{scx=Inherited}]+$/u
/** Fonts turn such text around themselves, when they join its letters. */
const isTurned = /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u

/** A name within a text: its letters decide its direction, not that of the text. */
export const isolated = (name: string) => `\u2068${name}\u2069`

/** Whether a paragraph begins on the right, by its first letter. */
export const isFromRight = (text: string) => bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1

/** A line of a paragraph. */
export const inDirection = (line: string, fromRight: boolean) => (fromRight ? `\u2067${line}\u2069` : line)

interface Cluster {
  text: string
  level: number
  font: FontFile
}

/** The runs of a line from left to right, as they are drawn. */
export function runsOf(text: string, weight: Weight): TextRun[] {
  const line = text.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, ' ')
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const found: Cluster[] = []
  for (const { segment, index } of clusters.segment(line)) {
    const level = levels[index] ?? 0
    const shown = level % 2 === 1 ? mirrored(segment) : segment
    const font = fontFor({ cluster: segment, level, weight, before: found.at(-1) })
    if (font) found.push({ text: shown, level, font })
  }
  return inVisualOrder(joined(found)).map(({ font, text: run, level }) => ({
    font,
    text: withoutMarks(level % 2 === 1 && !isTurned.test(run) ? turned(run) : run, font),
  }))
}

const mirrored = (text: string) => bidi.getMirroredCharacter(text) ?? text
const turned = (text: string) =>
  [...clusters.segment(text)]
    .map(({ segment }) => segment)
    .toReversed()
    .join('')

/** Without what is never drawn, unless the font joins letters or emoji by it. */
const withoutMarks = (text: string, font: FontFile) =>
  text.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, (mark) =>
    isJoiner.test(mark) && font.has(codePointOf(mark)) ? mark : '',
  )

interface Wanted {
  cluster: string
  level: number
  weight: Weight
  before: Cluster | undefined
}

/** The font of a cluster. What no font has is drawn in the first one, as a box. Undefined for what is never drawn. */
function fontFor({ cluster, level, weight, before }: Wanted): FontFile | undefined {
  const drawn = [...cluster].filter((character) => !isMark.test(character)).map(codePointOf)
  const [first] = drawn
  if (first === undefined) return undefined
  const hasAll = (file: FontFile) => drawn.every((codePoint) => file.has(codePoint))
  // Words from right to left that are in one run with their spaces keep their order.
  if (before && level % 2 === 1 && isNeutral.test(cluster) && hasAll(before.font)) return before.font
  let any: FontFile | undefined
  for (const file of filesFor(first, weight)) {
    if (hasAll(file)) return file
    any ??= file
  }
  return any ?? boxFile(weight)
}

const codePointOf = (character: string) => character.codePointAt(0) ?? 0

function joined(found: readonly Cluster[]): Cluster[] {
  const runs: Cluster[] = []
  for (const { text, level, font } of found) {
    const last = runs.at(-1)
    if (last && last.font === font && last.level === level) last.text += text
    else runs.push({ text, level, font })
  }
  return runs
}

/** Rule L2 of the bidirectional algorithm, with runs for characters: from the highest level down, what is at it or above is turned. */
function inVisualOrder(runs: Cluster[]): Cluster[] {
  const order = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level >= 1; level--)
    for (let start = 0; start < order.length;) {
      let end = start
      while (end < order.length && (order[end]?.level ?? 0) >= level) end++
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).toReversed())
      start = Math.max(end, start + 1)
    }
  return order
}
