import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { guessedPaths } from './guessed-paths.ts'
import { loader } from './not-found-route.tsx'
import routes from './routes.ts'

const toRoute = ({ id, index, path, children = [] }: RouteConfigEntry): RouteObject =>
  index === true ? { id, index } : { id, path, children: children.map(toRoute) }
const table = routes.map(toRoute)

/** The pattern of the route that a path leads to. */
const routeOf = (path: string) => matchRoutes(table, path)?.at(-1)?.route.path

/** The status and the target of the redirect. */
function visit(path: string) {
  try {
    return loader({ url: new URL(path, 'https://public.example') })
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')]
    return [404, null]
  }
}

test.each([
  ['/messages', '/groups'],
  ['/facilities', '/facilities/marketplace'],
  ['/events', '/events/marketplace'],
  ['/organizations', '/organizations/directory'],
  ['/destinations', '/destinations/marketplace'],
  ['/businesses', '/businesses/marketplace'],
  ['/hotels', '/destinations/marketplace'],
  ['/companies', '/facilities/marketplace'],
])('%s leads to %s for good', (path, target) => {
  expect(visit(path)).toEqual([301, target])
})

test('the query is kept', () => {
  expect(visit('/facilities?state=Ohio&sport=Soccer')).toEqual([
    301,
    '/facilities/marketplace?state=Ohio&sport=Soccer',
  ])
})

test.each(['/Facilities', '/facilities/', '/FACILITIES/?'])('%s is the same guess', (path) => {
  expect(visit(path)).toEqual([301, '/facilities/marketplace'])
})

test.each(['/unknown', '/facilities/marketplace/unknown', '//evil.example', '/'])(
  '%s is not redirected',
  (path) => {
    expect(visit(path)).toEqual([404, null])
  },
)

test.each([...guessedPaths])('%s has no page of its own, and %s has one', (guess, target) => {
  expect(routeOf(guess)).toBe('*')
  expect(routeOf(target)).not.toBe('*')
  expect(guessedPaths.has(target)).toBe(false)
})
