import { describe, expect, test } from 'vitest'
import { hash, seeded } from './random.ts'

const fiveOf = (seed: string) => Array.from({ length: 5 }, seeded(seed).next)

describe('seeded', () => {
  test('repeats its numbers for the same seed', () => {
    expect(fiveOf('one')).toEqual(fiveOf('one'))
  })

  test('yields other numbers for another seed', () => {
    expect(fiveOf('one')).not.toEqual(fiveOf('two'))
  })

  test('yields every integer of a range, and no other', () => {
    const random = seeded('bounds')
    const rolls = Array.from({ length: 2000 }, () => random.int(1, 6))
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  test('yields numbers within a range', () => {
    const random = seeded('bounds')
    const numbers = Array.from({ length: 2000 }, () => random.range(-2, 3))
    expect(numbers.filter((number) => number < -2 || number >= 3)).toEqual([])
  })

  test('picks items with equal probability', () => {
    const random = seeded('even')
    const first = Array.from({ length: 4000 }, () => random.pick(['a', 'b', 'c', 'd'])).filter(
      (item) => item === 'a',
    )
    expect(first.length).toBeGreaterThan(850)
    expect(first.length).toBeLessThan(1150)
  })

  test('shuffles a copy of a list', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8]
    const shuffled = seeded('s').shuffled(list)
    expect(shuffled).not.toEqual(list)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('hash', () => {
  test('spreads similar texts over its range', () => {
    const hashes = Array.from({ length: 500 }, (_, index) => hash(`venue-${index}`))
    expect(new Set(hashes.map((value) => value >>> 24)).size).toBeGreaterThan(200)
  })
})
