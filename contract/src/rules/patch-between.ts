import type { PatchOperation } from '../route.ts'

type Fields = Record<string, unknown>

/** What the server keeps by itself. */
const kept = new Set(['/updatedDate', '/updatedBy'])

/**
 * The JSON Patch (RFC 6902) that turns `before` into `after`, with nothing in it but what differs. As the
 * specification has it, `/updatedDate` and `/updatedBy` are left alone and an empty string is never added. A member
 * that is undefined counts as absent.
 */
export const patchBetween = (before: object, after: object): PatchOperation[] =>
  [...changes('', before, after)].filter((change) => !kept.has(change.path) && !addsNothing(change))

const addsNothing = (change: PatchOperation) => change.op === 'add' && change.value === ''

function* changes(path: string, before: unknown, after: unknown): Generator<PatchOperation> {
  if (Object.is(before, after)) return
  if (Array.isArray(before) && Array.isArray(after)) yield* listChanges(path, before, after)
  else if (isFields(before) && isFields(after)) yield* fieldChanges(path, before, after)
  else yield { op: 'replace', path, value: after }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (before: unknown, after: unknown) => changes('', before, after).next().done === true

function* fieldChanges(path: string, before: Fields, after: Fields): Generator<PatchOperation> {
  const had = (name: string) => Object.hasOwn(before, name) && before[name] !== undefined
  const has = (name: string) => Object.hasOwn(after, name) && after[name] !== undefined
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const member = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (had(name) && has(name)) yield* changes(member, before[name], after[name])
    else if (had(name)) yield { op: 'remove', path: member }
    else if (has(name)) yield { op: 'add', path: member, value: after[name] }
  }
}

/** What stands the same at the start and the end stays out of it; what lies between is changed place by place. */
function* listChanges(path: string, before: unknown[], after: unknown[]): Generator<PatchOperation> {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1

  const old = before.slice(start, before.length - end)
  const young = after.slice(start, after.length - end)
  const both = Math.min(old.length, young.length)
  for (let index = 0; index < both; index += 1)
    yield* changes(`${path}/${start + index}`, old[index], young[index])
  // From the last one on, so that no place moves before its turn.
  for (let index = old.length - 1; index >= both; index -= 1)
    yield { op: 'remove', path: `${path}/${start + index}` }
  // An empty string that is not added takes no place either.
  const added = young.slice(both).filter((value) => value !== '')
  for (const [index, value] of added.entries())
    yield { op: 'add', path: `${path}/${start + both + index}`, value }
}
