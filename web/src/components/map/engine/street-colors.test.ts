import { expect, test } from 'vitest'
import { mix, streetFlavor } from './street-colors.ts'

const colors = {
  water: 'rgb(1, 1, 1)',
  land: 'rgb(240, 240, 240)',
  otherLand: 'rgb(230, 230, 230)',
  line: 'rgb(3, 3, 3)',
  label: 'rgb(40, 40, 40)',
  place: 'rgb(4, 4, 4)',
  circle: 'rgb(0, 100, 0)',
}

test('mixes two colors', () => {
  expect(mix('rgb(0, 100, 200)', 'rgb(100, 100, 100)', 0.5)).toBe('rgb(50, 100, 150)')
})

test('every color of a street map is one of ours or a mix of them', () => {
  const { regular, bold, italic, ...flavor } = streetFlavor(colors)
  expect([regular, bold, italic]).toEqual(['Medium', 'SemiBold', 'Medium'])
  for (const [name, color] of Object.entries(flavor))
    expect([name, color]).toEqual([name, expect.stringMatching(/^rgb\(/)])
  expect(flavor.water).toBe(colors.water)
  expect(flavor.earth).toBe(colors.land)
})

test('a highway stands out from the land more than a minor road', () => {
  const { highway, minor_a: minor } = streetFlavor(colors)
  expect(highway).toBe('rgb(180, 180, 180)')
  expect(minor).toBe('rgb(216, 216, 216)')
})
