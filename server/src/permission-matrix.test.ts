import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, reaches, rungs, type Route, type Rung } from '@app/contract/route.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import { makeFacility } from './testing/facilities.ts'
import { testServer, type TestServer } from './testing/test-server.ts'
import type { Person } from './testing/test-tokens.ts'

const people: Record<Exclude<Rung, 'visitor'>, Person> = {
  user: { email: 'user@matrix.test' },
  member: { email: 'sales@matrix.test' },
  manager: { email: 'manager@matrix.test' },
  admin: { email: 'admin@matrix.test', roles: ['admin'] },
}
const somebody = '01890000-0000-7000-8000-000000000001'

let server: TestServer
let facilityId: string
let tokens: Record<Rung, string | undefined>

beforeAll(async () => {
  // Letting in is not answering: what is called here does not count as covered.
  delete process.env.ROUTE_COVERAGE
  server = await testServer()
  const tokenOf = server.issuer.tokenOf
  tokens = {
    visitor: undefined,
    user: await tokenOf(people.user),
    member: await tokenOf(people.member),
    manager: await tokenOf(people.manager),
    admin: await tokenOf(people.admin),
  }
  const manager = await server.as(people.manager)
  facilityId = (await makeFacility(server, people.manager)).id
  await (await server.as(people.member)).facilities.my({})
  await manager.facilities.managers.create({
    ownerId: facilityId,
    data: { email: people.member.email, role: 'Sales' },
  })
})
afterAll(() => server.close())

/** Calls with nothing to do: an impossible version and no body, so that whoever is let in changes nothing. */
async function isLetIn(route: Route, base: string, token: string | undefined): Promise<boolean> {
  const path = route.path
    .replace('{ownerId}', facilityId)
    .replace('{id}', route.path.includes('{ownerId}') ? somebody : facilityId)
    .replace(/{\w+}/, somebody)
  const reply = await fetch(server.origin + base + path, {
    method: route.method,
    headers: { 'if-match': '"0"', ...(token && { authorization: `Bearer ${token}` }) },
  })
  expect(reply.status, `${route.method} ${path}`).toBeLessThan(500)
  if (reply.status === 401) expect(token).toBeUndefined()
  return reply.status !== 401 && reply.status !== 403
}

test('every operation lets in exactly the rungs that its declaration names', async () => {
  const rows: string[] = []
  for (const [service, tree] of Object.entries(services))
    for (const [id, route] of operations(tree)) {
      const letIn: Rung[] = []
      for (const rung of rungs) if (await isLetIn(route, serviceBase(service), tokens[rung])) letIn.push(rung)
      expect(letIn, id).toEqual(rungs.filter((rung) => reaches(rung, route.allow)))
      rows.push(
        `${id.padEnd(40)} ${rungs.map((rung) => (letIn.includes(rung) ? rung : '-').padEnd(8)).join('')}`.trimEnd(),
      )
    }
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('permission-matrix.txt')
})
