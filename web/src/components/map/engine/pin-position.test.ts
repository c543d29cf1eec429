import { expect, test } from 'vitest'
import { keyStep, positionText, roundedPosition } from './pin-position.ts'

test('an arrow key moves the pin by 10 px, with Shift by 1 px, and other keys by none', () => {
  expect(keyStep('ArrowUp', false)).toEqual({ x: 0, y: -10 })
  expect(keyStep('ArrowRight', true)).toEqual({ x: 1, y: 0 })
  expect(keyStep('Enter', false)).toBeUndefined()
  expect(keyStep('constructor', false)).toBeUndefined()
})

test('formats a position with hemispheres', () => {
  expect(positionText({ lat: 39.7684, lng: -86.15812 })).toBe('39.76840° N, 86.15812° W')
  expect(positionText({ lat: -1, lng: 0 })).toBe('1.00000° S, 0.00000° E')
})

test('rounds a position to about a meter', () => {
  expect(roundedPosition({ lat: 39.768412345, lng: -86.158098765 })).toEqual({ lat: 39.76841, lng: -86.1581 })
})
