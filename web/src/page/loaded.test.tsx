import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NetworkError } from '../api/problem.ts'
import { Loaded } from './loaded.tsx'

const shown = (data: string | undefined, error: Error | null) =>
  renderToStaticMarkup(
    <Loaded query={{ data, error, isFetching: false, refetch: async () => undefined }}>
      {(list) => <p>{list}</p>}
    </Loaded>,
  )

test('what was loaded stays while it is fetched again in vain', () =>
  expect(shown('Cedar Bend', new NetworkError('You’re offline.'))).toBe('<p>Cedar Bend</p>'))

test('what never loaded says why, and can be tried again', () => {
  const page = shown(undefined, new NetworkError('You’re offline.'))
  expect(page).toContain('You’re offline.')
  expect(page).toContain('<button')
})

test('an error of the browser is not shown in its own words', () =>
  expect(shown(undefined, new TypeError('Failed to fetch'))).not.toContain('Failed to fetch'))
