import type { TestServer } from '../testing/test-server.ts'
import { call, itemOf, success, type Caller } from './calls.ts'
import { draftOf, type KindUnderTest } from './kind-under-test.ts'

/** The id of a request that this person wrote and deleted. */
export async function deletedRequest(server: TestServer, by: Caller, tested: KindUnderTest): Promise<string> {
  const data = { ...draftOf(tested, 'full'), status: 'Draft', requirements: [], amenities: [] }
  const { id } = itemOf(await call(server, tested, 'request.add', { data }, by))
  success(await call(server, tested, 'remove', { id }, by))
  return id
}
