import { describe, expect, it } from 'vitest'
import { modes } from '../scene.ts'
import { xmlFault } from '../testing/well-formed.ts'
import { composeState, composeStateHeader, isState } from './compose-state.ts'
import { statePictures } from './state-pictures.ts'

const slugs = Object.keys(statePictures).filter(isState)
const rim = (svg: string) => /<path fill="(#[\da-f]{6})"/.exec(svg)?.[1]

describe('composeState', () => {
  it.each(slugs)('draws %s soundly, within its outline and below 40 KB', (state) => {
    const svg = composeState({ state, w: 400, h: 300 })
    expect(xmlFault(svg)).toBeUndefined()
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|gradient|filter|href|script|style=/i)
    expect(svg).toMatch(
      /^<svg [^>]*width="400" height="300"[^>]*meet[^>]*><mask id="(\w+)">.*<g mask="url\(#\1\)">/,
    )
    expect(svg.length).toBeLessThan(40_000)
  })

  it('is one picture at every size', () => {
    const inner = (svg: string) => svg.slice(svg.indexOf('viewBox'))
    expect(inner(composeState({ state: 'ohio', w: 90, h: 90 }))).toBe(
      inner(composeState({ state: 'ohio', w: 1200, h: 630 })),
    )
  })

  it('gives every state a picture of its own, and another with another id', () => {
    expect(new Set(slugs.map((state) => composeState({ state }))).size).toBe(slugs.length)
    const others = ['a', 'b', 'c'].map((id) => composeState({ state: 'texas', id }))
    expect(new Set([...others, composeState({ state: 'texas' })]).size).toBe(4)
  })

  it('takes a mode where it suits the sport', () => {
    for (const mode of modes) expect(xmlFault(composeState({ state: 'kansas', mode }))).toBeUndefined()
    expect(composeState({ state: 'kansas', mode: 'tilt' })).not.toBe(composeState({ state: 'kansas' }))
  })

  it('gives neighbours in the list of states different grounds', () => {
    const grounds = slugs.map((state) => rim(composeState({ state })))
    for (const [index, ground] of grounds.entries())
      expect([index, ground]).not.toEqual([index, grounds[index - 1]])
  })
})

it('draws the same sport in the same inks as header art', () => {
  const header = composeStateHeader({ state: 'michigan' })
  expect(header).toContain('viewBox="0 0 1600 1000"')
  expect(rim(header)).toBe(rim(composeState({ state: 'michigan' })))
})

it('knows states by their slugs only', () => {
  expect(['indiana', 'district-of-columbia', 'quebec'].every(isState)).toBe(true)
  for (const name of ['Indiana', 'guam', '', '__proto__', 'constructor', 'toString'])
    expect(isState(name)).toBe(false)
})
