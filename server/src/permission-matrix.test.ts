import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { reaches, rungs, type Route, type Rung } from '@app/contract/route.ts'
import { allOperations, attempt, makeTargets, type Outcome, type Targets } from './conformance/attempts.ts'
import { kindsUnderTest, type KindUnderTest } from './conformance/kind-under-test.ts'
import { linksOfWorld, type LinkCaller } from './conformance/link-callers.ts'
import { callerOf, makeWorld, type World } from './conformance/world.ts'
import { auditOf } from './testing/audit.ts'
import { testServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let world: World
let links: LinkCaller[]
const targets = new Map<KindUnderTest, Targets>()
const auditBefore = new Map<string, unknown>()

beforeAll(async () => {
  // Admitting a caller is not answering one, so these calls don't count as covered.
  vi.stubEnv('ROUTE_COVERAGE', undefined)
  server = await testServer(undefined, undefined, { quotas: 'images=1000/1000' })
  world = await makeWorld(server)
  for (const tested of kindsUnderTest) {
    const made = await makeTargets(world, tested)
    targets.set(tested, made)
  }
  links = await linksOfWorld(world, targets)
  for (const { full } of targets.values()) auditBefore.set(full.id, await changesOf(full.id))
})
/** What was written. What administrators read of guests is recorded, too. */
const changesOf = async (ownerId: string) =>
  (await auditOf(server, ownerId)).filter(({ patch }) => patch !== null)

afterAll(async () => {
  await server.close()
  vi.unstubAllEnvs()
})

const dependsOnItem = ({ check }: Route) => check === 'author' || check === 'self'

/** What the declaration means; written independently of the code that enforces it. */
function declared({ allow, check, gate, owner }: Route, rung: Rung, own: boolean): Outcome {
  // A conversation is its members' alone.
  if (owner === 'group' && !isMember(rung)) return 'refused'
  const isStaff = reaches(rung, 'member')
  const passesCheck =
    check === undefined ||
    (check === 'author' && own) ||
    (check === 'self' && (own || rung === 'manager')) ||
    (check === 'outsider' && !isStaff)
  // Nobody in this world has a membership that opens a gate.
  const passesGate = gate === undefined || (gate.unless !== undefined && reaches(rung, gate.unless))
  const passes = rung === 'admin' || (passesCheck && passesGate)
  return reaches(rung, allow) && passes ? 'admitted' : 'refused'
}

/** A link is a visitor, except to what it was mailed for on the routes that say so. */
const declaredForLink = (route: Route, { side, isOwn }: LinkCaller): Outcome =>
  isOwn && [route.link].flat().includes(side) ? 'admitted' : declared(route, 'visitor', false)

const isMember = (rung: Rung) => rung === 'member' || rung === 'manager'

const rows: string[] = []

describe('the declaration decides who is admitted', () => {
  test.each(allOperations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const { route, tested } = operation
      const made = tested && targets.get(tested)
      const cells: string[] = []
      for (const rung of rungs) {
        const caller = callerOf(world, rung)
        const any = await attempt(world, operation, made, caller)
        expect(any, rung).toBe(declared(route, rung, false))
        const ownItems = dependsOnItem(route) && rung !== 'visitor' ? made?.full.own[rung] : undefined
        const isOwnInGroup = dependsOnItem(route) && route.owner === 'group' && isMember(rung)
        const own = ownItems
          ? await attempt(world, operation, made, caller, ownItems)
          : isOwnInGroup
            ? await attempt(world, operation, made, caller, {}, world.people[rung])
            : null
        if (own !== null) expect(own, `${rung}, on an item of their own`).toBe(declared(route, rung, true))
        cells.push(any === 'admitted' ? rung : own === 'admitted' ? 'own' : '-')
      }
      for (const caller of links) {
        const { side, isOwn } = caller
        const outcome = await attempt(world, operation, made, caller)
        const expected = outcome === null ? null : declaredForLink(route, caller)
        expect(outcome, `the link of ${side}, ${isOwn ? 'own' : 'other'}`).toBe(expected)
        cells.push(outcome === 'admitted' ? (isOwn ? side : 'other') : '-')
      }
      rows.push(`${id.padEnd(56)} ${cells.map((cell) => cell.padEnd(10)).join('')}`.trimEnd())
    },
  )

  test('the matrix equals the reviewed snapshot', async () => {
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('permission-matrix.txt')
  })
})

test('none of these calls changed a profile', async () => {
  for (const [ownerId, changes] of auditBefore) expect(await changesOf(ownerId)).toEqual(changes)
})
