import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'
import * as z from 'zod'
import { sfntOf } from './sfnt.ts'

export const weights = ['regular', 'bold'] as const
export type Weight = (typeof weights)[number]

/** Fonts in the order in which they are tried for a character. The first is the product's. Some have one weight only. */
const families: readonly { name: string; bold: number }[] = [
  { name: 'plus-jakarta-sans', bold: 700 },
  { name: 'noto-sans', bold: 700 },
  { name: 'noto-sans-arabic', bold: 700 },
  { name: 'noto-sans-hebrew', bold: 700 },
  { name: 'noto-sans-thai', bold: 700 },
  { name: 'noto-emoji', bold: 700 },
  { name: 'chocolate-classical-sans', bold: 400 },
  { name: 'gowun-dodum', bold: 400 },
  // Bitmaps of nearly all characters that there are.
  { name: 'unifontex', bold: 400 },
]

/** Where a character is drawn that no font has: as a box. */
const boxFont = 'noto-sans-latin'

/** A part of a family, in a file of its own. */
export interface FontFile {
  /** Unique among all files. */
  key: string
  bytes: Buffer
  has(codePoint: number): boolean
}

interface Slice {
  name: string
  holds(codePoint: number): boolean
}

interface Family {
  folder: string
  slices: Slice[]
  weightOf(weight: Weight): number
}

/** Of the files of a family: `U+23,U+30-39`. */
const Ranges = z.record(z.string(), z.string())

const { resolve } = createRequire(import.meta.url)

function readFamily({ name, bold }: (typeof families)[number]): Family {
  const folder = dirname(resolve(`@fontsource/${name}/LICENSE`))
  const ranges = Object.entries(Ranges.parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))))
  const slices = ranges.map(([key, text]) => ({
    name: `${name}-${key.replace(/^\[(\d+)\]$/, '$1')}`,
    holds: rangeOf(text),
  }))
  return {
    folder,
    // A family that isn't cut into ranges is one file.
    slices: slices.length > 0 ? slices : [{ name: `${name}-latin`, holds: () => true }],
    weightOf: (weight) => (weight === 'bold' ? bold : 400),
  }
}

/** `U+23,U+30-39` as a function. */
function rangeOf(text: string): (codePoint: number) => boolean {
  const ranges = text.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return [first, last] as const
  })
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last)
}

const open = new Map<string, FontFile>()

function fileOf({ folder, weightOf }: Family, slice: Slice, weight: Weight): FontFile {
  const key = `${slice.name}-${weightOf(weight)}-normal`
  const found = open.get(key)
  if (found) return found
  const bytes = sfntOf(readFileSync(join(folder, 'files', `${key}.woff`)))
  const font = fontkit.create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${key} is a collection of fonts`)
  const file = { key, bytes, has: (codePoint: number) => font.hasGlyphForCodePoint(codePoint) }
  open.set(key, file)
  return file
}

let known: Family[] | undefined

/** The files that may have a character, best first. Read when they are needed: most reports need one. */
export function* filesFor(codePoint: number, weight: Weight): Generator<FontFile> {
  known ??= families.map(readFamily)
  for (const family of known)
    for (const slice of family.slices)
      if (slice.holds(codePoint)) {
        const file = fileOf(family, slice, weight)
        if (file.has(codePoint)) yield file
      }
}

/** The font whose glyph for what it doesn't have is a box. */
export function boxFile(weight: Weight): FontFile {
  known ??= families.map(readFamily)
  for (const family of known)
    for (const slice of family.slices) if (slice.name === boxFont) return fileOf(family, slice, weight)
  throw new Error('there is no font for missing characters')
}
