import { isDeepStrictEqual } from 'node:util'
import { conflict, invalidField, Refusal } from '../platform/errors.ts'

type Holder = Record<string, unknown> | unknown[]
interface Place {
  holder: Holder
  key: string
}

class Fault extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const operations = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test'])
const valued = new Set(['add', 'replace', 'test'])
/** Copies of copies grow beyond all bounds within a few operations. */
const longestCopy = 100_000

/**
 * What RFC 6902 makes of a document, which itself stays as it is. Paths lead through own members only. Refuses with
 * the specification's error names and the index of the operation at fault.
 */
export function applyPatch(document: unknown, patch: readonly unknown[]): unknown {
  // The root is a member like any other: '' names it as '/a' names what is below it.
  const root = { '': structuredClone(document) }
  for (const [index, operation] of patch.entries())
    try {
      applyOne(root, operation)
    } catch (error) {
      throw error instanceof Fault ? refusal(error, String(index)) : error
    }
  return root['']
}

function refusal({ code, message }: Fault, path: string) {
  if (code === 'VALIDATION_FAILED') return invalidField(path, message)
  const errors = [{ path, message: `${code}: ${message}` }]
  return code === 'TEST_OPERATION_FAILED'
    ? conflict(code, 'A test of the patch failed; nothing was changed.', errors)
    : new Refusal(400, code, 'The patch cannot be applied; nothing was changed.', errors)
}

function applyOne(root: Holder, operation: unknown) {
  if (!isHolder(operation) || Array.isArray(operation))
    throw new Fault('OPERATION_OP_INVALID', 'is no object')
  const { op, path, from, value } = operation
  if (typeof op !== 'string' || !operations.has(op))
    throw new Fault('OPERATION_OP_INVALID', 'op is none of RFC 6902')
  const to = pointer(path)
  if (valued.has(op) && value === undefined)
    throw new Fault('OPERATION_VALUE_REQUIRED', `${op} needs a value`)
  if (op === 'add') put(locate(root, to), value)
  else if (op === 'remove') take(locate(root, to))
  else if (op === 'replace') replace(locate(root, to), value)
  else if (op === 'test') {
    if (!isDeepStrictEqual(read(locate(root, to)), value))
      throw new Fault('TEST_OPERATION_FAILED', `${to} is another value`)
  } else {
    if (typeof from !== 'string') throw new Fault('OPERATION_FROM_REQUIRED', `${op} needs a source`)
    const source = pointer(from)
    if (op === 'copy') put(locate(root, to), copied(read(locate(root, source))))
    else if (to.startsWith(`${source}/`)) throw unresolvable(to)
    else put(locate(root, to), take(locate(root, source)))
  }
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

const unresolvable = (path: string) => new Fault('OPERATION_PATH_UNRESOLVABLE', `${path} leads nowhere`)

function pointer(path: unknown): string {
  if (typeof path !== 'string' || (path !== '' && !path.startsWith('/')))
    throw new Fault('OPERATION_PATH_INVALID', 'a path begins with a slash')
  return path
}

function locate(root: Holder, path: string): Place {
  const keys = path.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const key = keys.pop() ?? ''
  if (key === '__proto__') throw new Fault('OPERATION_PATH_INVALID', 'a prototype is no member')
  let holder: unknown = root
  for (const step of keys) holder = isHolder(holder) ? read({ holder, key: step }) : undefined
  if (!isHolder(holder)) throw unresolvable(path)
  return { holder, key }
}

const isIndex = (key: string, below: number) => /^(?:0|[1-9]\d*)$/.test(key) && Number(key) < below

function read({ holder, key }: Place): unknown {
  if (Array.isArray(holder) ? !isIndex(key, holder.length) : !Object.hasOwn(holder, key))
    throw unresolvable(key)
  return Array.isArray(holder) ? holder[Number(key)] : holder[key]
}

function put({ holder, key }: Place, value: unknown) {
  if (!Array.isArray(holder)) holder[key] = value
  else if (key === '-') holder.push(value)
  else if (isIndex(key, holder.length + 1)) holder.splice(Number(key), 0, value)
  else throw unresolvable(key)
}

function replace(place: Place, value: unknown) {
  read(place)
  if (Array.isArray(place.holder)) place.holder[Number(place.key)] = value
  else place.holder[place.key] = value
}

function take(place: Place): unknown {
  const value = read(place)
  if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1)
  else delete place.holder[place.key]
  return value
}

function copied(value: unknown): unknown {
  const text = JSON.stringify(value)
  if (text.length > longestCopy) throw new Fault('VALIDATION_FAILED', 'copies too much')
  return JSON.parse(text)
}
