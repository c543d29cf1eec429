import type { Random } from '../../search/index/testing/random.ts'
import { hostileNumbers, hostileStrings, oddValues } from './hostile-values.ts'

type Path = readonly (string | number)[]

const mostPaths = 400

/** The paths of a value and of all values within it. */
export function* pathsOf(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (Array.isArray(value))
    for (const [index, inner] of value.slice(0, 20).entries()) yield* pathsOf(inner, [...path, index])
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* pathsOf(inner, [...path, name])
}

/** A copy in which the value at the path is changed. Undefined removes it. */
export function changedAt(value: unknown, [step, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((inner: unknown, index) => (index === step ? changedAt(inner, rest, change) : inner))
  const entries = Object.entries(value ?? {}).flatMap<[string, unknown]>(([name, inner]) => {
    const changed: unknown = name === step ? changedAt(inner, rest, change) : inner
    return changed === undefined ? [] : [[name, changed]]
  })
  // Unlike an assignment, this can define a property `__proto__`.
  return Object.fromEntries(entries)
}

/** '9999-99' for '2031-06' and 'a@a' for an address: what formats look at first. */
const outline = (text: string) => text.replaceAll(/\d/g, '9').replaceAll(/\p{L}+/gu, 'a')
const byOutline = Map.groupBy(hostileStrings, outline)

/** Often one that looks like the old one, because others don't get past the format. */
function hostileText(random: Random, old: string): string {
  const alike = byOutline.get(outline(old))
  return alike && random.chance(0.6) ? random.pick(alike) : random.pick(hostileStrings)
}

/** A value of the same type that code may not expect. */
function hostileLike(random: Random, old: unknown): unknown {
  if (typeof old === 'string') return hostileText(random, old)
  if (typeof old === 'number') return random.pick(hostileNumbers)
  if (Array.isArray(old) && random.chance(0.5)) return [...old, ...old, ...old]
  return random.pick(oddValues)
}

function withOddKey(random: Random, old: unknown): unknown {
  if (typeof old !== 'object' || old === null || Array.isArray(old)) return random.pick(oddValues)
  return Object.fromEntries([...Object.entries(old), [random.pick(hostileStrings), random.pick(oddValues)]])
}

/** Breaks a value in one place or a few. */
export function mutate(random: Random, value: unknown): unknown {
  let mutated = value
  for (let changes = 1 + random.below(2); changes > 0; changes--) {
    const paths = [...pathsOf(mutated).take(mostPaths)]
    const kind = random.next()
    mutated = changedAt(mutated, random.pick(paths), (old) => {
      if (kind < 0.65) return hostileLike(random, old)
      if (kind < 0.8) return random.pick(oddValues)
      return kind < 0.9 ? withOddKey(random, old) : undefined
    })
  }
  return mutated
}
