import { makeFacility } from './facilities.ts'
import { signUp } from './people.ts'
import type { TestServer } from './test-server.ts'

/** Signs up an organizer, and two people with a facility each that it can ask. */
export async function rivalHosts(server: TestServer, ofHost: { timeZone?: string } = {}) {
  const organizer = await signUp(server, 'organizer')
  const host = await signUp(server, 'host')
  const rival = await signUp(server, 'rival')
  const { id: hostId } = await makeFacility(server, host.person, { name: 'Cedar Bend', ...ofHost })
  const { id: rivalId } = await makeFacility(server, rival.person, { name: 'Three Forks' })
  return { organizer, host, rival, hostId, rivalId }
}
