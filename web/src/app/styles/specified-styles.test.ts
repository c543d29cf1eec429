import { globSync, readFileSync } from 'node:fs'
import { featuredStateCount } from '@app/contract/rules/featured-states.ts'
import { expect, test } from 'vitest'

// Constants of the specification that only style sheets hold.

const source = new URL('../../', import.meta.url)

/** The value that a rule of a style sheet gives a property first. */
function declared(sheet: string, selector: string, property: string) {
  const text = readFileSync(new URL(sheet, source), 'utf8')
  const rule = text.slice(text.indexOf(`${selector} {`))
  return new RegExp(`^ *${property}: (.+);$`, 'm').exec(rule)?.[1]
}

const tokens = 'app/styles/tokens.css'
const bar = 'app/shell/shell.module.css'
const infoWindow = 'components/map/map-info-window.module.css'

test('the top bar is 60 px high', () => {
  expect(declared(tokens, ':root', '--bar')).toBe('60px')
  expect(declared(bar, '.bar', 'min-height')).toBe('var(--bar)')
})

test('a sticky child is 76 px high', () => {
  expect(declared(tokens, ':root', '--sticky-child')).toBe('76px')
  expect(declared('account/account.module.css', '.links', 'min-height')).toBe('var(--sticky-child)')
})

test('layouts change at 600, 900, 1200 and 1536 px, and within phones', () => {
  const sheets = globSync('**/*.css', { cwd: source }).map((sheet) =>
    readFileSync(new URL(sheet, source), 'utf8'),
  )
  const widths = sheets.flatMap((text) =>
    [...text.matchAll(/@media[^{]*\((?:min|max)-width: ([\d.]+)px\)/g)].map(([, width]) =>
      Math.ceil(Number(width)),
    ),
  )
  const breakpoints = [...new Set(widths)].filter((width) => width >= 600)
  expect(breakpoints.toSorted((one, other) => one - other)).toEqual([600, 900, 1200, 1536])
})

test('a page is wider from 1536 px on', () => {
  expect(declared(tokens, '@media (min-width: 1536px)', '--page')).toBe('1440px')
})

test('things enter in 225 ms and exit in 195 ms', () => {
  expect(declared(tokens, ':root', '--enter')).toBe('225ms')
  expect(declared(tokens, ':root', '--exit')).toBe('195ms')
})

test('small screens show two featured states before "Show all"', () => {
  const rest = `.states:not(:target) > .state:nth-child(n + ${featuredStateCount + 1})`
  expect(declared('landing/landing.module.css', rest, 'display')).toBe('none')
})

test('the font is Plus Jakarta Sans', () => {
  expect(declared(tokens, ':root', '--font')).toMatch(/^'Plus Jakarta Sans',/)
  expect(declared('app/styles/base.css', 'html', 'font')).toMatch(/ var\(--font\)$/)
})

test('the info window of a map is 250 to 400 px wide', () => {
  expect(declared(infoWindow, '.frame', 'min-width')).toBe('250px')
  expect(declared(infoWindow, '.frame', 'max-width')).toBe('400px')
})

test('the image of an info window is 60 px high on phones and 90 px on wider screens', () => {
  expect(declared(infoWindow, '.initials', 'block-size')).toBe('60px')
  expect(declared(infoWindow, '@media (min-width: 900px)', 'block-size')).toBe('90px')
})
