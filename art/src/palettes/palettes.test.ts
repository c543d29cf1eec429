import { describe, expect, it } from 'vitest'
import { contrast } from '../colour.ts'
import { counterchanged } from '../modes/counterchange.ts'
import { toneColour } from '../tones.ts'
import type { Tone } from '../tones.ts'
import { families } from './families.ts'

const all = Object.entries(families).flatMap(([family, palettes]) =>
  palettes.map((palette, index) => ({ name: `${family} ${index + 1}`, family, palette })),
)
// Where white lines on the painted floor carry the picture.
const fields = ['hardwood', 'mat', 'turf', 'clay', 'hardcourt', 'track', 'sand', 'ice', 'water']
const tones: Tone[] = [
  'rim',
  'field',
  'stripe',
  'zone',
  'accent',
  'line',
  'spot',
  'dirt',
  'deep',
  'grass',
  'red',
  'blue',
]

describe('palettes', () => {
  it('come at least three to a family', () => {
    for (const palettes of Object.values(families)) expect(palettes.length).toBeGreaterThanOrEqual(3)
  })

  it.each(all)('$name has a colour for every tone', ({ palette }) => {
    for (const tone of tones) expect(toneColour(palette, tone)).toMatch(/^#[\da-f]{6}$/)
  })

  it.each(all.filter(({ family }) => fields.includes(family)))('$name shows its lines', ({ palette }) => {
    expect(contrast(palette.line, palette.field)).toBeGreaterThan(1.55)
    expect(contrast(palette.line, palette.zone)).toBeGreaterThan(1.4)
  })

  it.each(all)('$name keeps its texture quiet', ({ palette }) => {
    expect(contrast(palette.stripe, palette.field)).toBeLessThan(1.25)
  })

  it.each(all)('$name changes tone across an edge and keeps its lines', ({ palette }) => {
    const other = counterchanged(palette)
    expect(contrast(other.field, palette.field)).toBeGreaterThan(1.4)
    expect(contrast(other.line, other.field)).toBeGreaterThan(1.6)
    expect(contrast(other.line, other.zone)).toBeGreaterThan(1.4)
  })
})
