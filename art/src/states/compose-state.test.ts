import { describe, expect, test } from 'vitest'
import { modes } from '../scene.ts'
import { rendered, svgFault } from '../testing/svg-fault.ts'
import { composeState, composeStateHeader, isState } from './compose-state.ts'
import { statePictures } from './state-pictures.ts'

const slugs = Object.keys(statePictures).filter(isState)
const pictures = slugs.map((state) => ({
  state,
  svg: rendered(() => composeState({ state, w: 400, h: 300 })),
}))
const rimOf = (svg: string) => /<path fill="(#[\da-f]{6})"/.exec(svg)?.[1]

describe('composeState', () => {
  test('draws 63 states', () => {
    expect(slugs).toHaveLength(63)
  })

  test('draws valid SVG for every state', () => {
    const faults = pictures.map(({ state, svg }) => ({ state, fault: svgFault(svg) }))
    expect(faults.filter(({ fault }) => fault !== undefined)).toEqual([])
  })

  test('masks every picture with its outline, at the requested size', () => {
    const masked =
      /^<svg [^>]*width="400" height="300"[^>]*meet[^>]*><mask id="(\w+)">.*<g mask="url\(#\1\)">/
    expect(pictures.filter(({ svg }) => !masked.test(svg)).map(({ state }) => state)).toEqual([])
  })

  test('keeps every picture below 40 KB', () => {
    expect(pictures.filter(({ svg }) => svg.length >= 40_000).map(({ state }) => state)).toEqual([])
  })

  test('draws another picture for every state', () => {
    const repeated = pictures.filter(
      ({ svg }, index) => pictures.findIndex((other) => other.svg === svg) < index,
    )
    expect(repeated.map(({ state }) => state)).toEqual([])
  })

  test('gives neighbors in the list of states different grounds', () => {
    const same = pictures.filter(
      ({ svg }, index) => index > 0 && rimOf(svg) === rimOf(pictures[index - 1]?.svg ?? ''),
    )
    expect(same.map(({ state }) => state)).toEqual([])
  })

  test('draws the same picture at every size', () => {
    const contents = (svg: string) => svg.slice(svg.indexOf('viewBox'))
    expect(contents(composeState({ state: 'ohio', w: 90, h: 90 }))).toBe(
      contents(composeState({ state: 'ohio', w: 1200, h: 630 })),
    )
  })

  test('draws another picture for every id', () => {
    const others = ['a', 'b', 'c'].map((id) => composeState({ state: 'texas', id }))
    expect(new Set([...others, composeState({ state: 'texas' })]).size).toBe(4)
  })

  test('draws valid SVG in every mode', () => {
    const faults = modes.map((mode) => ({ mode, fault: svgFault(composeState({ state: 'kansas', mode })) }))
    expect(faults.filter(({ fault }) => fault !== undefined)).toEqual([])
  })

  test('draws another picture in another mode', () => {
    expect(composeState({ state: 'kansas', mode: 'tilt' })).not.toBe(composeState({ state: 'kansas' }))
  })
})

test('header art of a state has the rim color of its picture', () => {
  const header = composeStateHeader({ state: 'michigan' })
  expect(header).toContain('viewBox="0 0 1600 1000"')
  expect(rimOf(header)).toMatch(/^#/)
  expect(rimOf(header)).toBe(rimOf(composeState({ state: 'michigan' })))
})

test('recognizes the slugs of states', () => {
  expect(['indiana', 'district-of-columbia', 'quebec'].filter((slug) => !isState(slug))).toEqual([])
})

test('recognizes no other text as a state', () => {
  expect(['Indiana', 'guam', '', '__proto__', 'constructor', 'toString'].filter(isState)).toEqual([])
})
