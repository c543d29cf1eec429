import type { MultipartFile } from '@fastify/multipart'
import * as z from 'zod'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { Id, line } from '@app/contract/envelope.ts'
import { pathParameters, type Route, type Upload } from '@app/contract/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalid, Refusal, type FieldError } from '../errors.ts'
import { isShallow, isShort, refusedValues } from './refused-values.ts'

const mostRefused = 50

// What operations add may be discarded by later ones, so texts are looked at in the result.
const patchSequence = z
  .array(z.unknown().refine((operation) => isShallow(operation), 'is nested too deeply'))
  .max(500)
const isId = (name: string, { foreignIds }: Route) => /id$/i.test(name) && !foreignIds?.includes(name)

const text = line(300)
const shapeOf = (route: Route) =>
  pathParameters(route.path).map((name) => [name, isId(name, route) ? Id : text] as const)
const objectOf = (shape: ReturnType<typeof shapeOf>) => z.object(Object.fromEntries(shape))
const knownSchemas = new Map<string, ReturnType<typeof objectOf>>()

/** Routes with the same parameters share a schema: there are a thousand routes, and zod compiles each schema. */
export function parameterSchema(route: Route) {
  const shape = shapeOf(route)
  const key = shape.map(([name, schema]) => (schema === text ? `${name} as text` : name)).join()
  const schema = knownSchemas.get(key) ?? objectOf(shape)
  knownSchemas.set(key, schema)
  return schema
}

/** Converts zod issues to field errors with paths below `root`. Each unknown key becomes an error of its own. */
export function fieldErrors(error: { issues: readonly z.core.$ZodIssue[] }, root: string): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = [root, ...issue.path.map(String)].filter((part) => part !== '').join('/')
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: `${path}/${key}`.replace(/^\//, ''),
        message: 'is not a known field',
      }))
    if (issue.code === 'invalid_union') {
      const nested = issue.errors.flatMap((issues) => fieldErrors({ issues }, path))
      const unknown = nested.filter((inner) => inner.path !== path)
      if (unknown.length > 0) return unknown
      return [
        { path, message: [...new Set(nested.map((inner) => inner.message))].join(', or ') || issue.message },
      ]
    }
    return [{ path, message: issue.message }]
  })
}

/** The unparsed query and body of a request. */
export interface RawInput {
  query: unknown
  body?: unknown
}

/** Returns parsers for the input of a route. They throw a 400 that lists all invalid fields. */
export function inputReader(route: Route) {
  const parameters = parameterSchema(route)
  const known = new Set([
    'api-version',
    ...(route.query instanceof z.ZodObject ? Object.keys(route.query.shape) : []),
  ])
  return {
    parameters: (values: unknown) => parse(parameters, values, '') as Record<string, string>,
    rest: ({ query, body }: RawInput): Record<string, unknown> => {
      rejectUnknown(query, known)
      if (!isShort(body)) throw invalid([{ path: '', message: 'has too many items' }])
      return {
        ...(route.query && asRecord(parse(route.query, query, ''))),
        ...(route.data && { data: parse(route.data, payloadOf(body, route.data), 'data') }),
        ...(route.body === 'patch' && { patch: patchOf(body) }),
      }
    },
  }
}

/** Throws for unknown parameters. Otherwise a misspelled one would silently fall back to the default. */
function rejectUnknown(query: unknown, known: Set<string>) {
  const unknown = Object.keys(asRecord(query)).filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw invalid(unknown.map((path) => ({ path, message: 'is not a known parameter' })))
}

/** The value as its schema reads it. Throws a 400 with all fields below `root` that are refused. */
export function parse(schema: $ZodType, value: unknown, root: string): unknown {
  const refused = [...refusedValues(value, root).take(mostRefused)]
  if (refused.length > 0) throw invalid(refused)
  const parsed = safeParse(schema, value)
  if (parsed.success) return parsed.data
  throw invalid(fieldErrors(parsed.error, root))
}

function throwFormError(error: unknown): never {
  // The parser sets a status on its own errors, but not for a missing boundary or a truncated form.
  if (error instanceof Error && 'statusCode' in error) throw error
  throw new Refusal(400, 'MALFORMED_REQUEST', 'The form is malformed.')
}

const asRecord = (value: unknown) => Object.fromEntries(Object.entries(value ?? {}))

/** The fields that a payload gives, as opposed to those that its schema adds. */
export const givenFields = (body: unknown) => Object.keys(asRecord(asRecord(body).data))

/** Unwraps `{ data: … }` and rejects other keys. The payload of a missing body is undefined, which the schema may allow. */
function payloadOf(body: unknown, schema: $ZodType): unknown {
  if (body === undefined || body === null) return undefined
  if (typeof body !== 'object' || Array.isArray(body))
    throw invalid([{ path: '', message: 'must be an object with the key data' }])
  const { data, ...extra } = asRecord(body)
  const unknown = Object.keys(extra)
  if (unknown.length > 0)
    throw invalid(
      unknown.map((path) => ({ path, message: 'is not a known field; the payload goes in data' })),
    )
  if (data === undefined && !safeParse(schema, undefined).success)
    throw invalid([{ path: 'data', message: 'is required' }])
  return data
}

function patchOf(body: unknown) {
  if (!Array.isArray(body))
    throw new Refusal(400, 'SEQUENCE_NOT_AN_ARRAY', 'A patch must be an array of operations.')
  const parsed = safeParse(patchSequence, body)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error, ''))
  return parsed.data
}

/** Returns the file of an upload, which is sent either in a form or as the body. */
export async function uploadOf(request: FastifyRequest, reply: FastifyReply): Promise<Upload> {
  if (request.isMultipart()) {
    const file: MultipartFile | undefined = await request.file().catch(throwFormError)
    if (!file) throw invalid([{ path: 'file', message: 'is required' }])
    // If a handler throws before reading the file, drain it. Otherwise the connection would hang.
    reply.raw.once('finish', () => file.file.resume())
    return { stream: file.file, name: file.filename }
  }
  const name = /filename="?([^";]+)"?/.exec(request.headers['content-disposition'] ?? '')?.[1]
  return { stream: request.raw, name: name ?? '' }
}
