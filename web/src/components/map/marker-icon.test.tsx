import { mapIconOutline } from '@app/contract/rules/map-icon-looks.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkerIcon, type MarkerIconProps } from './marker-icon.tsx'

const markup = (props: MarkerIconProps) => renderToStaticMarkup(<MarkerIcon {...props} />)

// Of a drawing 512 px high: 0.055, 0.04 and 0.05.
test.each([
  ['pin', '28.2', 'red'],
  ['circle', '20.5', 'grey'],
  ['star', '25.6', 'yellow'],
] as const)('a %s is %s px high and %s, with a dark outline', (kind, size, color) => {
  const html = markup({ kind })
  expect(html).toContain(`color="${color}" width="${size}" height="${size}"`)
  expect(html).toContain(`stroke="${mapIconOutline}"`)
})

test('a marker without a kind is a pin', () => {
  expect(markup({})).toBe(markup({ kind: 'pin' }))
})

test('a color and a scale replace the defaults', () => {
  const html = markup({ color: 'teal', scale: 0.1 })
  expect(html).toContain('color="teal" width="51.2" height="51.2"')
  expect(html).not.toContain('red')
})
