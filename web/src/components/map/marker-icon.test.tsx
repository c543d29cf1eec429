import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkerIcon, type MarkerIconProps } from './marker-icon.tsx'
import styles from './marker-icon.module.css'

const markup = (props: MarkerIconProps) => renderToStaticMarkup(<MarkerIcon {...props} />)

// Of a drawing 512 px high: 0.055, 0.04 and 0.05.
test.each([
  ['pin', '28.2'],
  ['circle', '20.5'],
  ['star', '25.6'],
] as const)('a %s is %s px high and has the color of its kind', (kind, size) => {
  const html = markup({ kind })
  expect(html).toContain(`width="${size}" height="${size}"`)
  expect(html).toContain(`class="${styles[kind]}"`)
})

test('a marker without a kind is a pin', () => {
  expect(markup({})).toBe(markup({ kind: 'pin' }))
})

test('a color and a scale replace the defaults', () => {
  const html = markup({ color: 'teal', scale: 0.1 })
  expect(html).toContain('color="teal" width="51.2" height="51.2"')
  expect(html).not.toContain(`class="${styles.pin}"`)
})
