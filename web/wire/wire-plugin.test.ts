import { route } from '@app/contract/route.ts'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { wireTable } from './wire-plugin.ts'

const reply = z.object({ data: z.string() })
const tree = {
  clubs: {
    search: route({
      method: 'POST',
      path: '/clubs/search',
      owner: null,
      allow: 'visitor',
      effect: 'read',
      data: z.object({}),
      reply,
    }),
    get: route({ method: 'GET', path: '/clubs/{id}', owner: 'facility', allow: 'visitor', reply }),
    images: {
      update: route({
        method: 'PATCH',
        path: '/clubs/{ownerId}/images/{id}',
        owner: 'facility',
        allow: 'manager',
        body: 'patch',
        reply,
      }),
    },
  },
}

test('a route keeps its method, path, kind of body and effect, and loses its schemas and permissions', () => {
  expect(JSON.parse(JSON.stringify(wireTable(tree, '/club-mgmt/api')))).toEqual({
    clubs: {
      search: { method: 'POST', path: '/club-mgmt/api/clubs/search', effect: 'read' },
      get: { method: 'GET', path: '/club-mgmt/api/clubs/{id}' },
      images: {
        update: { method: 'PATCH', path: '/club-mgmt/api/clubs/{ownerId}/images/{id}', body: 'patch' },
      },
    },
  })
})
