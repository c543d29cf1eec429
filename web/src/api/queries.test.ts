import { expect, test } from 'vitest'
import { ApiProblem, NetworkError } from './problem.ts'
import { createQueries } from './queries.ts'

const problem = (status: number) =>
  new ApiProblem({ type: '', title: '', status, detail: '', code: 'CODE', traceId: '' })

/** How often a failing call is sent. */
async function triesFor(error: Error) {
  const { client, QueryObserver } = createQueries()
  let tries = 0
  const query = new QueryObserver(client, {
    queryKey: ['key'],
    queryFn: () => {
      tries++
      throw error
    },
    retryDelay: 0,
  })
  await new Promise<void>((resolve) => {
    query.subscribe(({ isError }) => isError && resolve())
  })
  return tries
}

test.each([400, 403, 404, 410, 429])('a %i isn’t asked for again', async (status) => {
  expect(await triesFor(problem(status))).toBe(1)
})

test.each([problem(500), problem(503), new NetworkError('offline')])(
  '%s gets a second try',
  async (error) => {
    expect(await triesFor(error)).toBe(2)
  },
)
