import type { PatchOperation } from '../route.ts'

type Fields = Record<string, unknown>

// The server maintains these fields itself.
const ignoredPaths = new Set(['/updatedDate', '/updatedBy'])

/**
 * The JSON Patch (RFC 6902) from `before` to `after`, without operations on unchanged values. The specification
 * excludes changes of `/updatedDate` and `/updatedBy`, and additions of an empty string. An undefined member counts
 * as absent.
 */
export const patchBetween = (before: object, after: object): PatchOperation[] =>
  [...changes('', before, after)].filter(
    (change) => !ignoredPaths.has(change.path) && !addsEmptyString(change),
  )

const addsEmptyString = (change: PatchOperation) => change.op === 'add' && change.value === ''

function* changes(path: string, before: unknown, after: unknown): Generator<PatchOperation> {
  if (Object.is(before, after)) return
  if (Array.isArray(before) && Array.isArray(after)) yield* listChanges(path, before, after)
  else if (isFields(before) && isFields(after)) yield* fieldChanges(path, before, after)
  else yield { op: 'replace', path, value: after }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether nothing differs between two JSON values. */
export const isSame = (before: unknown, after: unknown) => changes('', before, after).next().done === true

function* fieldChanges(path: string, before: Fields, after: Fields): Generator<PatchOperation> {
  const wasPresent = (name: string) => Object.hasOwn(before, name) && before[name] !== undefined
  const isPresent = (name: string) => Object.hasOwn(after, name) && after[name] !== undefined
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const member = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (wasPresent(name) && isPresent(name)) yield* changes(member, before[name], after[name])
    else if (wasPresent(name)) yield { op: 'remove', path: member }
    else if (isPresent(name)) yield { op: 'add', path: member, value: after[name] }
  }
}

/** Skips the common prefix and suffix, and patches the items between them index by index. */
function* listChanges(path: string, before: unknown[], after: unknown[]): Generator<PatchOperation> {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1

  const previous = before.slice(start, before.length - end)
  const next = after.slice(start, after.length - end)
  const shared = Math.min(previous.length, next.length)
  for (let index = 0; index < shared; index += 1)
    yield* changes(`${path}/${start + index}`, previous[index], next[index])
  // Remove from the end, so that the remaining indexes stay valid.
  for (let index = previous.length - 1; index >= shared; index -= 1)
    yield { op: 'remove', path: `${path}/${start + index}` }
  // Skipped empty strings must not advance the index.
  const added = next.slice(shared).filter((value) => value !== '')
  for (const [index, value] of added.entries())
    yield { op: 'add', path: `${path}/${start + shared + index}`, value }
}
