import { describe, expect, it } from 'vitest'
import { hash, seeded } from './random.ts'

describe('seeded', () => {
  it('repeats itself for one seed and differs for another', () => {
    const take = (seed: string) => Array.from({ length: 5 }, seeded(seed).next)
    expect(take('one')).toEqual(take('one'))
    expect(take('one')).not.toEqual(take('two'))
  })

  it('stays within its bounds and reaches them', () => {
    const random = seeded('bounds')
    const rolls = Array.from({ length: 2000 }, () => random.int(1, 6))
    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(Math.min(...Array.from({ length: 2000 }, () => random.range(-2, 3)))).toBeGreaterThanOrEqual(-2)
  })

  it('picks evenly', () => {
    const random = seeded('even')
    const first = Array.from({ length: 4000 }, () => random.pick(['a', 'b', 'c', 'd'])).filter(
      (item) => item === 'a',
    )
    expect(first.length).toBeGreaterThan(850)
    expect(first.length).toBeLessThan(1150)
  })

  it('shuffles without losing or changing anything', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(
      seeded('s')
        .shuffled(list)
        .toSorted((a, b) => a - b),
    ).toEqual(list)
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe('hash', () => {
  it('tells close texts far apart', () => {
    const hashes = Array.from({ length: 500 }, (_, index) => hash(`venue-${index}`))
    expect(new Set(hashes.map((value) => value >>> 24)).size).toBeGreaterThan(200)
  })
})
