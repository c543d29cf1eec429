import { eventually, type TestServer } from './test-server.ts'

/**
 * Resolves once a server that has just started has done its first chores, of which ranking pages is the last. They close days of visits, so what a test stores of such
 * a day meanwhile would count or not.
 */
export const firstChoresDone = (server: TestServer) =>
  eventually(
    async () => (await server.pool.query('select from standing_day')).rowCount,
    (count) => count !== 0,
  )
