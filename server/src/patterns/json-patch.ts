import { isDeepStrictEqual } from 'node:util'
import { conflict, invalidField, Refusal } from '../platform/errors.ts'
import type { ProblemCode } from '../platform/problem-codes.ts'

type Container = Record<string, unknown> | unknown[]
interface Location {
  container: Container
  key: string
}

class PatchError extends Error {
  readonly code: ProblemCode

  constructor(code: ProblemCode, message: string) {
    super(message)
    this.code = code
  }
}

const operations = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test'])
const operationsWithValue = new Set(['add', 'replace', 'test'])
/** Of all operations of a patch, in characters of JSON. Repeated copies grow exponentially, and each of them takes time. */
const maxCopyLength = 100_000

/**
 * Applies a JSON Patch (RFC 6902) to a copy of the document. Paths resolve own properties only. Errors have the names
 * of the specification, and the index of the failed operation as their path.
 */
export function applyPatch(document: unknown, patch: readonly unknown[]): unknown {
  // Paths start with a slash, so their first key is empty.
  const root = { '': structuredClone(document) }
  const copy = copier()
  for (const [index, operation] of patch.entries())
    try {
      applyOne(root, operation, copy)
    } catch (error) {
      throw error instanceof PatchError ? refusal(error, String(index)) : error
    }
  return root['']
}

function refusal({ code, message }: PatchError, path: string) {
  if (code === 'VALIDATION_FAILED') return invalidField(path, message)
  const errors = [{ path, message: `${code}: ${message}` }]
  return code === 'TEST_OPERATION_FAILED'
    ? conflict(code, 'A test of the patch failed. Nothing was changed.', errors)
    : new Refusal(400, code, "The patch can't be applied. Nothing was changed.", errors)
}

function applyOne(root: Container, operation: unknown, copy: (value: unknown) => unknown) {
  if (!isContainer(operation) || Array.isArray(operation))
    throw new PatchError('OPERATION_OP_INVALID', 'must be an object')
  const { op, path, from, value } = operation
  if (typeof op !== 'string' || !operations.has(op))
    throw new PatchError('OPERATION_OP_INVALID', 'op is not defined in RFC 6902')
  const to = pointer(path)
  if (operationsWithValue.has(op) && value === undefined)
    throw new PatchError('OPERATION_VALUE_REQUIRED', `${op} requires a value`)
  if (op === 'add') insert(locate(root, to), value)
  else if (op === 'remove') remove(locate(root, to))
  else if (op === 'replace') replace(locate(root, to), value)
  else if (op === 'test') {
    if (!isDeepStrictEqual(read(locate(root, to)), value))
      throw new PatchError('TEST_OPERATION_FAILED', `${to} has a different value`)
  } else {
    if (typeof from !== 'string') throw new PatchError('OPERATION_FROM_REQUIRED', `${op} requires from`)
    const source = pointer(from)
    if (op === 'copy') insert(locate(root, to), copy(read(locate(root, source))))
    else if (to.startsWith(`${source}/`)) throw unresolvable(to)
    else insert(locate(root, to), remove(locate(root, source)))
  }
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

const unresolvable = (path: string) => new PatchError('OPERATION_PATH_UNRESOLVABLE', `${path} does not exist`)

function pointer(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/'))
    throw new PatchError('OPERATION_PATH_INVALID', 'a path must start with a slash')
  return path
}

function locate(root: Container, path: string): Location {
  const keys = path.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
  const key = keys.pop() ?? ''
  if (key === '__proto__') throw new PatchError('OPERATION_PATH_INVALID', '__proto__ is not allowed')
  let container: unknown = root
  for (const step of keys) container = isContainer(container) ? read({ container, key: step }) : undefined
  if (!isContainer(container)) throw unresolvable(path)
  return { container, key }
}

const isIndex = (key: string, length: number) => /^(?:0|[1-9]\d*)$/.test(key) && Number(key) < length

function read({ container, key }: Location): unknown {
  if (Array.isArray(container) ? !isIndex(key, container.length) : !Object.hasOwn(container, key))
    throw unresolvable(key)
  return Array.isArray(container) ? container[Number(key)] : container[key]
}

function insert({ container, key }: Location, value: unknown) {
  if (!Array.isArray(container)) container[key] = value
  else if (key === '-') container.push(value)
  else if (isIndex(key, container.length + 1)) container.splice(Number(key), 0, value)
  else throw unresolvable(key)
}

function replace(location: Location, value: unknown) {
  read(location)
  if (Array.isArray(location.container)) location.container[Number(location.key)] = value
  else location.container[location.key] = value
}

function remove(location: Location): unknown {
  const value = read(location)
  if (Array.isArray(location.container)) location.container.splice(Number(location.key), 1)
  else delete location.container[location.key]
  return value
}

/** Copies the values of one patch. */
function copier() {
  let copied = 0
  return (value: unknown): unknown => {
    const text = JSON.stringify(value)
    copied += text.length
    if (copied > maxCopyLength) throw new PatchError('VALIDATION_FAILED', 'copies too much')
    return JSON.parse(text)
  }
}
