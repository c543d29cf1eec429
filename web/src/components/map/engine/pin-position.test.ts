import { expect, test } from 'vitest'
import { keyStep, positionText, roundedPosition } from './pin-position.ts'

test('an arrow moves the pin by ten pixels, with Shift by one, and other keys do not', () => {
  expect(keyStep('ArrowUp', false)).toEqual({ x: 0, y: -10 })
  expect(keyStep('ArrowRight', true)).toEqual({ x: 1, y: 0 })
  expect(keyStep('Enter', false)).toBeUndefined()
  expect(keyStep('constructor', false)).toBeUndefined()
})

test('a position is told by its hemispheres', () => {
  expect(positionText({ lat: 39.7684, lng: -86.15812 })).toBe('39.76840° N, 86.15812° W')
  expect(positionText({ lat: -1, lng: 0 })).toBe('1.00000° S, 0.00000° E')
})

test('a position is kept to about a metre', () => {
  expect(roundedPosition({ lat: 39.768412345, lng: -86.158098765 })).toEqual({ lat: 39.76841, lng: -86.1581 })
})
