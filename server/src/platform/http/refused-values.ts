import type { FieldError } from '../errors.ts'

/** Stored values are shallow. Deep nesting could overflow the stack of recursive code. */
const maxDepth = 32

export const isShallow = (value: unknown, levels = maxDepth): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)))

/**
 * The longest list that a call takes, an order of images, has 20,000. A body has room for 500,000 items, and a schema looks at all of them, which
 * takes a second.
 */
const mostItems = 25_000

/** Whether the lists of a payload have no more items altogether than they may. Looks at no more of them. */
export function isShort(payload: unknown): boolean {
  const waiting = [payload]
  let items = 0
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value)) items += value.length
    if (items > mostItems) return false
    for (const inner of Object.values(value)) waiting.push(inner)
  }
  return true
}

/** Comparing an object with such a property to a number throws, and checks of lengths do that before they look at the type. */
const misleadingNames: ReadonlySet<string> = new Set(['toString', 'valueOf'])

/** PostgreSQL stores neither NUL nor half of a surrogate pair, and what one handler doesn't store another may. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** What is wrong with a value whatever its schema is: texts and names that can't be stored, and nesting that is too deep. */
export function* refusedValues(value: unknown, path: string, levels = maxDepth): Generator<FieldError> {
  if (typeof value === 'string') {
    if (!isStorable(value)) yield { path, message: 'must not contain control characters' }
  } else if (typeof value === 'object' && value !== null) {
    if (levels === 0) yield { path, message: 'is nested too deeply' }
    else
      for (const [name, inner] of Object.entries(value)) {
        const place = path === '' ? name : `${path}/${name}`
        if (!isStorable(name)) yield { path, message: 'has a name with control characters' }
        else if (misleadingNames.has(name)) yield { path: place, message: 'is not a known field' }
        // Most values are neither, and a generator for each would cost more than the schema.
        else if (typeof inner === 'string' || typeof inner === 'object')
          yield* refusedValues(inner, place, levels - 1)
      }
  }
}
