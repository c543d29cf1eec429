import { expect, test } from 'vitest'
import { xmlFault } from '../testing/svg-fault.ts'
import { sportIcons } from './sport-icons.ts'

const icons = Object.entries(sportIcons)

test('icons are named by slugs', () => {
  expect(Object.keys(sportIcons).filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
})

test('icons are well-formed contents of a symbol', () => {
  const faults = icons.map(([name, body]) => ({ name, fault: xmlFault(`<symbol>${body}</symbol>`) }))
  expect(faults.filter(({ fault }) => fault !== undefined)).toEqual([])
})

test('icons set no colors or line widths of their own', () => {
  const styled = icons.filter(([, body]) => /fill|stroke|style|class|NaN|undefined/.test(body))
  expect(styled.map(([name]) => name)).toEqual([])
})
