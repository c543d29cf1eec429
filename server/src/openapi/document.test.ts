import { Flag, Nothing, Page } from '@app/contract/envelope.ts'
import { flagQuery } from '@app/contract/patterns/toggle.ts'
import { quotasOf } from '@app/contract/quota.ts'
import { operations, route } from '@app/contract/route.ts'
import { services } from '@app/contract/tree.ts'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { fieldsOf, openApiDocument } from './document.ts'

const parametersOf = (query: z.ZodType) => {
  const read = route({ method: 'GET', path: '/a', owner: null, allow: 'visitor', query, reply: Nothing })
  const { paths } = openApiDocument([{ name: 'sample', tree: { read } }], { brand: 'B', origin: 'http://b' })
  const { parameters } = z
    .object({ parameters: z.array(z.object({ name: z.string(), required: z.boolean().optional() })) })
    .parse(z.object({ '/sample/api/a': z.object({ get: z.unknown() }) }).parse(paths)['/sample/api/a'].get)
  return parameters
}

const schemasOf = (query: z.ZodType) => fieldsOf(query).map(({ schema }) => schema)

test('a query parameter without a default is documented as required', () => {
  expect(parametersOf(flagQuery('isOpened'))).toEqual([
    { name: 'isOpened', required: true },
    { name: 'api-version' },
  ])
})

test('query parameters that are optional or have a default are not documented as required', () => {
  expect(parametersOf(Page.extend({ isActive: Flag.optional() }))).toEqual([
    { name: 'offset' },
    { name: 'take' },
    { name: 'isActive' },
    { name: 'api-version' },
  ])
})

test('the offset and the length of a page are documented with their limits and defaults', () => {
  expect(schemasOf(Page)).toEqual([
    { type: 'integer', minimum: 0, maximum: 10_000_000, default: 0 },
    { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  ])
})

test('every number of a query of the product is documented with its type and limits', () => {
  const numbers = Object.values(services).flatMap((tree) =>
    [...operations(tree)].flatMap(([id, { query }]) =>
      (query ? fieldsOf(query) : [])
        .filter(({ name }) => /^(?:offset|take|lat|lng)$/.test(name))
        .map(({ name, schema, isRequired }) => ({ id, name, schema, isRequired })),
    ),
  )
  expect(numbers.length).toBeGreaterThan(500)
  const limits = { minimum: expect.any(Number), maximum: expect.any(Number) }
  for (const { id, name, schema, isRequired } of numbers)
    expect({ id, name, schema }).toEqual({
      id,
      name,
      schema: {
        type: expect.stringMatching(/^(?:integer|number)$/),
        ...limits,
        ...(!isRequired && { default: expect.any(Number) }),
      },
    })
})

test('If-Match and 412 are documented for a file upload', () => {
  const putFile = route({
    method: 'PUT',
    path: '/a',
    owner: null,
    allow: 'user',
    body: 'file',
    reply: Nothing,
  })
  const { paths } = openApiDocument([{ name: 'sample', tree: { putFile } }], {
    brand: 'B',
    origin: 'http://b',
  })
  expect(paths).toMatchObject({
    '/sample/api/a': {
      put: {
        parameters: [{ name: 'api-version' }, { name: 'If-Match' }],
        responses: { 412: { description: 'Changed since the ETag in If-Match' } },
      },
    },
  })
})

test('both statuses of a call that finds or creates are documented', () => {
  const add = route({
    method: 'POST',
    path: '/a',
    owner: null,
    allow: 'user',
    otherStatus: 201,
    reply: Nothing,
  })
  const { paths } = openApiDocument([{ name: 'sample', tree: { add } }], { brand: 'B', origin: 'http://b' })
  expect(paths).toMatchObject({
    '/sample/api/a': {
      post: { responses: { 200: { description: 'Success' }, 201: { description: 'Created' } } },
    },
  })
})

test('the quotas of a call that adds something are documented', () => {
  const quotas = quotasOf('/pages/{ownerId}/images')
  const page = { path: '/pages/{ownerId}/images', owner: 'facility', quotas, reply: Nothing } as const
  const list = route({ ...page, method: 'GET', allow: 'visitor' })
  const create = route({ ...page, method: 'POST', allow: 'manager' })
  const { paths } = openApiDocument([{ name: 'sample', tree: { list, create } }], {
    brand: 'B',
    origin: 'http://b',
  })
  expect(paths).toMatchObject({
    '/sample/api/pages/{ownerId}/images': {
      post: { 'x-quotas': ['images'], responses: { 409: {} } },
      get: expect.not.objectContaining({ 'x-quotas': expect.anything() }),
    },
  })
})

test('the status is documented, which needs no account', () => {
  const { paths } = openApiDocument([], { brand: 'B', origin: 'http://b' })
  expect(paths).toMatchObject({
    '/status.json': {
      get: {
        security: [{}],
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  required: ['maintenanceMode', 'data'],
                  properties: {
                    maintenanceMode: { type: 'boolean' },
                    data: { required: ['maintenanceMode', 'message', 'until'] },
                  },
                },
              },
            },
          },
        },
      },
    },
  })
})

test('a call that mailed links are admitted to is documented with their header', () => {
  const read = route({
    method: 'GET',
    path: '/events/{ownerId}/leads/{id}',
    owner: ['event', 'item'],
    item: 'lead',
    link: 'host',
    allow: 'admin',
    reply: Nothing,
  })
  const { paths, components } = openApiDocument([{ name: 'sample', tree: { read } }], {
    brand: 'B',
    origin: 'http://b',
  })
  expect(paths).toMatchObject({
    '/sample/api/events/{ownerId}/leads/{id}': {
      get: { 'x-link': ['host'], security: [{ bearer: [] }, { mailedLink: [] }] },
    },
  })
  expect(components).toMatchObject({ securitySchemes: { mailedLink: { in: 'header', name: 'mailed-key' } } })
})
