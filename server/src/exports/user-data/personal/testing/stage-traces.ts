import type { TestServer } from '../../../../testing/test-server.ts'
import { stageAccount } from './stage-account.ts'
import { stageMessages } from './stage-messages.ts'
import { stageRequest } from './stage-request.ts'
import { stageTeam } from './stage-team.ts'
import { openStaging, type Leaver } from './staging.ts'

/** Leaves a row of each kind that somebody can leave: by calls where the product composes sentences, and by SQL elsewhere. */
export async function stageTraces(server: TestServer, person: Leaver) {
  const staging = await openStaging(server, person)
  await stageAccount(staging)
  await stageMessages(staging)
  const leadId = await stageRequest(staging)
  await stageTeam(staging)
  return { host: staging.host, other: staging.other, leadId }
}
