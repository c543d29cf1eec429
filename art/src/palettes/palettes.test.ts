import { expect, test } from 'vitest'
import { contrast } from '../color.ts'
import { counterchanged } from '../modes/counterchange.ts'
import { toneColor } from '../tones.ts'
import type { Palette, Tone } from '../tones.ts'
import { families } from './families.ts'

const all = Object.entries(families).flatMap(([family, palettes]) =>
  palettes.map((palette, index) => ({ name: `${family} ${index + 1}`, family, palette })),
)

const namesWhere = (isFaulty: (palette: Palette) => boolean, among = all) =>
  among.filter(({ palette }) => isFaulty(palette)).map(({ name }) => name)

test('every family has at least three palettes', () => {
  const few = Object.entries(families).filter(([, palettes]) => palettes.length < 3)
  expect(few.map(([family]) => family)).toEqual([])
})

test('every palette has a color for every tone', () => {
  const core: Tone[] = ['rim', 'field', 'stripe', 'zone', 'accent', 'line', 'spot']
  const tones: Tone[] = [...core, 'dirt', 'deep', 'grass', 'red', 'blue']
  const missing = all.flatMap(({ name, palette }) =>
    tones
      .filter((tone) => !/^#[\da-f]{6}$/.test(toneColor(palette, tone)))
      .map((tone) => `${tone} of ${name}`),
  )
  expect(missing).toEqual([])
})

test('lines are legible on painted floors', () => {
  const floors = ['hardwood', 'mat', 'turf', 'clay', 'hardcourt', 'track', 'sand', 'ice', 'water']
  const painted = all.filter(({ family }) => floors.includes(family))
  const illegible = namesWhere(
    ({ line, field, zone }) => contrast(line, field) <= 1.55 || contrast(line, zone) <= 1.4,
    painted,
  )
  expect(painted.length).toBeGreaterThan(40)
  expect(illegible).toEqual([])
})

test('texture is quiet against its field', () => {
  expect(namesWhere(({ stripe, field }) => contrast(stripe, field) >= 1.25)).toEqual([])
})

test('a counterchanged palette has another field', () => {
  const faint = namesWhere((palette) => contrast(counterchanged(palette).field, palette.field) <= 1.4)
  expect(faint).toEqual([])
})

test('lines are legible on a counterchanged palette', () => {
  const illegible = namesWhere((palette) => {
    const { line, field, zone } = counterchanged(palette)
    return contrast(line, field) <= 1.6 || contrast(line, zone) <= 1.4
  })
  expect(illegible).toEqual([])
})
