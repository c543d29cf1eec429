import * as z from 'zod'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { eventStreamType } from '@app/contract/client.ts'
import { mailedKeyHeader } from '@app/contract/mailed-key.ts'
import { serviceBase } from '@app/contract/tree.ts'
import { Problem } from '@app/contract/problem.ts'
import { Status } from '@app/contract/status/maintenance-routes.ts'
import { isWrite, operations, pathParameters, type Route, type RouteTree } from '@app/contract/route.ts'
import { parameterSchema } from '../platform/http/input.ts'

type Json = Record<string, unknown>

export interface DocumentedService {
  name: string
  tree: RouteTree
}

const schemaOf = (schema: $ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      // A number of a query, which the contract reads from a number or a text. In an address both are the same.
      if (jsonSchema.type !== undefined) delete jsonSchema.anyOf
      // Zod leaves it out if the text is transformed.
      if (zodSchema instanceof z.ZodDefault && typeof zodSchema.def.defaultValue === 'number')
        jsonSchema.default = zodSchema.def.defaultValue
    },
  })
  return rest
}

const ObjectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
})

/** The fields of an object in a request, with their JSON schemas. None if it isn't an object, such as a union. */
export function fieldsOf(schema: $ZodType) {
  const { properties, required } = ObjectSchema.parse(schemaOf(schema, 'input'))
  return Object.entries(properties).map(([name, own]) => ({
    name,
    schema: own,
    isRequired: required.includes(name),
  }))
}

/** Generates an OpenAPI 3.1 document from the same route trees that the server registers. */
export function openApiDocument(
  services: DocumentedService[],
  { brand, origin }: { brand: string; origin: string },
): Json {
  const paths: Record<string, Json> = { '/status.json': { get: readStatus() } }
  for (const { name, tree } of services)
    for (const [id, route] of operations(tree)) {
      const path = serviceBase(name) + route.path
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, id, route) }
    }
  return {
    openapi: '3.1.0',
    info: { title: `${brand} API`, version: '1.0', description: 'Find venues for sports events.' },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        mailedLink: {
          type: 'apiKey',
          in: 'header',
          name: mailedKeyHeader,
          description:
            'The text after the # in the address of a link that was mailed, for what it was mailed for',
        },
      },
    },
  }
}

/** Of no service: the same document for everybody, never cached. */
const readStatus = (): Json => ({
  operationId: 'status',
  tags: ['status'],
  summary: 'Whether the product is under maintenance',
  security: [{}],
  parameters: [versionParameter],
  responses: {
    200: { description: 'Success', content: { 'application/json': { schema: schemaOf(Status, 'output') } } },
    default: problemResponse('Error'),
  },
})

function operation(service: string, id: string, route: Route): Json {
  const body = bodyOf(route)
  const success = {
    description: 'Success',
    content: {
      [route.download?.type ?? 'application/json']: { schema: schemaOf(route.reply, 'output') },
      ...Object.fromEntries((route.files ?? []).map((type) => [type, {}])),
      ...(route.events && { [eventStreamType]: { schema: schemaOf(route.events, 'output') } }),
    },
  }
  const quotas = isWrite(route) ? (route.quotas ?? []).map(({ name }) => name) : []
  return {
    operationId: id,
    tags: [`${service}: ${id.split('.').slice(0, -1).join('.')}`],
    ...(route.summary && { summary: route.summary }),
    'x-allow': route.allow,
    ...(route.check && { 'x-check': route.check }),
    ...(quotas.length > 0 && { 'x-quotas': quotas }),
    ...(route.link && { 'x-link': [route.link].flat() }),
    security: [
      ...(route.allow === 'visitor' ? [{}] : []),
      { bearer: [] },
      ...(route.link ? [{ mailedLink: [] }] : []),
    ],
    parameters: parameters(route),
    ...(body && { requestBody: body }),
    responses: {
      [route.status ?? 200]: success,
      ...(route.otherStatus && { [route.otherStatus]: { ...success, description: 'Created' } }),
      ...(route.method === 'GET' && { 304: { description: 'Not changed since the ETag in If-None-Match' } }),
      ...(quotas.length > 0 && { 409: problemResponse('Conflict, such as a quota that is reached') }),
      ...(changesOne(route) && { 412: problemResponse('Changed since the ETag in If-Match') }),
      default: problemResponse('Error'),
    },
  }
}

const changesOne = ({ method, body }: Route) => method === 'PATCH' || method === 'DELETE' || body === 'file'
const problemResponse = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const versionParameter = { name: 'api-version', in: 'query', schema: { type: 'string', enum: ['1.0'] } }

export function parameters(route: Route) {
  const path = new Map(fieldsOf(parameterSchema(route)).map(({ name, schema }) => [name, schema]))
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  })
  return [
    ...pathParameters(route.path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: path.get(name),
    })),
    ...(route.query ? fieldsOf(route.query) : []).map(({ name, schema, isRequired }) => ({
      name,
      in: 'query',
      ...(isRequired && { required: true }),
      schema,
    })),
    versionParameter,
    ...(changesOne(route)
      ? [header('If-Match', 'The ETag of the version to change; responds with 412 if it is out of date')]
      : []),
    ...(route.method === 'POST' && route.effect !== 'read'
      ? [header('Idempotency-Key', 'A repeated key returns the response to the first request')]
      : []),
  ]
}

function bodyOf(route: Route): Json | undefined {
  if (route.data)
    return {
      required: !safeParse(route.data, undefined).success,
      content: {
        'application/json': {
          schema: { type: 'object', required: ['data'], properties: { data: schemaOf(route.data, 'input') } },
        },
      },
    }
  if (route.body === 'patch')
    return { required: true, content: { 'application/json-patch+json': { schema: patchSchema } } }
  if (route.body === 'file')
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
        },
        'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
      },
    }
  return undefined
}

const patchSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['op', 'path'],
    properties: {
      op: { enum: ['add', 'remove', 'replace', 'move', 'copy', 'test'] },
      path: { type: 'string' },
      from: { type: 'string' },
      value: {},
    },
  },
}
