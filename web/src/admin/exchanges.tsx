import { ExchangeBrowser } from '../exchanges/exchange-browser.tsx'
import type { Exchange } from '../exchanges/exchange-query.ts'
import { FrequentQuestions } from '../exchanges/frequent-questions.tsx'
import { ModelUse } from '../exchanges/model-use.tsx'
import { NotifyDestination } from '../exchanges/notify-destination.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { AdminFrame } from './admin-frame.tsx'
import { adminPath } from './admin-tabs.ts'

const notifyButton = ({ outcomes, destinationId, destinationName }: Exchange) =>
  outcomes.NotFound !== undefined &&
  destinationId !== null &&
  destinationName !== null && <NotifyDestination id={destinationId} name={destinationName} />

/** What people asked assistants. Only those who said that an answer didn't help are named. */
export const Exchanges = () => (
  <AdminFrame tab="exchanges">
    <Stack gap="10">
      <ExchangeBrowser
        call={calls['assistant-mgmt'].exchanges.search}
        input={{}}
        path={adminPath('exchanges')}
        empty="What people ask the guides of destinations is listed here."
        canDelete
        hasOrigin
        download={(api, data) => api['assistant-mgmt'].exchanges.searchExport({ data })}
        actions={notifyButton}
      />
      <FrequentQuestions />
      <ModelUse />
    </Stack>
  </AdminFrame>
)
