import type { MultipartFile } from '@fastify/multipart'
import * as z from 'zod'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { Id } from '@app/contract/envelope.ts'
import { pathParameters, type Route, type Upload } from '@app/contract/route.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalid, Refusal, type FieldError } from '../errors.ts'

const deepest = 32
const isShallow = (value: unknown, levels = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)))

// Nothing that is kept is nested deeply; what is would overflow the stack of whoever walks through it.
const patchSequence = z
  .array(z.unknown().refine((operation) => isShallow(operation), 'is nested too deeply'))
  .max(500)
const parameter = (name: string) =>
  /id$/i.test(name) && name !== 'placeId' ? Id : z.string().min(1).max(300)

export const parameterSchema = (path: string) =>
  z.object(Object.fromEntries(pathParameters(path).map((name) => [name, parameter(name)])))

/** Issue paths as JSON pointers below `root`, unknown keys named one by one. */
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

/** What a call brings besides its path and a file, as it came. */
export interface Brought {
  query: unknown
  body?: unknown
}

/** Builds the reader of a route's input. It throws a refusal that names every wrong field. */
export function inputReader(route: Route) {
  const parameters = parameterSchema(route.path)
  const known = new Set([
    'api-version',
    ...(route.query instanceof z.ZodObject ? Object.keys(route.query.shape) : []),
  ])
  return {
    parameters: (given: unknown) => parse(parameters, given, '') as Record<string, string>,
    rest: ({ query, body }: Brought): Record<string, unknown> => {
      refuseUnknown(query, known)
      return {
        ...(route.query && asRecord(parse(route.query, query, ''))),
        ...(route.data && { data: parse(route.data, payloadOf(body, route.data), 'data') }),
        ...(route.body === 'patch' && { patch: patchOf(body) }),
      }
    },
  }
}

/** A misspelt parameter would otherwise be a default that nobody asked for. */
function refuseUnknown(query: unknown, known: Set<string>) {
  const unknown = Object.keys(asRecord(query)).filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw invalid(unknown.map((path) => ({ path, message: 'is not a parameter of this call' })))
}

function parse(schema: $ZodType, value: unknown, root: string): unknown {
  const read = safeParse(schema, value)
  if (read.success) return read.data
  throw invalid(fieldErrors(read.error, root))
}

function unreadableForm(error: unknown): never {
  // The parser's own refusals have a status; what it only throws is a form without a boundary, or half a form.
  if (error instanceof Error && 'statusCode' in error) throw error
  throw new Refusal(400, 'MALFORMED_REQUEST', 'The form cannot be read.')
}

const asRecord = (value: unknown) => Object.fromEntries(Object.entries(value ?? {}))

/** `{data: …}`, and nothing beside it. An absent body is an absent payload; the schema says whether that will do. */
function payloadOf(body: unknown, schema: $ZodType): unknown {
  if (body === undefined || body === null) return undefined
  if (typeof body !== 'object' || Array.isArray(body))
    throw invalid([{ path: '', message: 'must be an object with data' }])
  const { data, ...beside } = asRecord(body)
  const unknown = Object.keys(beside)
  if (unknown.length > 0)
    throw invalid(
      unknown.map((path) => ({ path, message: 'is not a known field; the payload goes into data' })),
    )
  if (data === undefined && !safeParse(schema, undefined).success)
    throw invalid([{ path: 'data', message: 'is required' }])
  return data
}

function patchOf(body: unknown) {
  if (!Array.isArray(body))
    throw new Refusal(400, 'SEQUENCE_NOT_AN_ARRAY', 'A patch is an array of operations.')
  return parse(patchSequence, body, '')
}

/** The file of an upload, as a form or as the body itself. */
export async function uploadOf(request: FastifyRequest, reply: FastifyReply): Promise<Upload> {
  if (request.isMultipart()) {
    const file: MultipartFile | undefined = await request.file().catch(unreadableForm)
    if (!file) throw invalid([{ path: 'file', message: 'is required' }])
    // What a handler that refuses leaves unread would hold up the connection.
    reply.raw.once('finish', () => file.file.resume())
    return { stream: file.file, name: file.filename }
  }
  const name = /filename="?([^";]+)"?/.exec(request.headers['content-disposition'] ?? '')?.[1]
  return { stream: request.raw, name: name ?? '' }
}
