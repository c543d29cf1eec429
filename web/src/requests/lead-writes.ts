import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import type { QueryClient } from '@tanstack/react-query'
import { ownRequestsKey } from '../api/contact-keys.ts'
import { useWrite } from '../page/use-write.ts'

/** Reads the request again after a write or a refusal, which may mean that a host was faster. */
const reload = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ownRequestsKey })

/** What the organizer does with the leads of a request. */
export function useLeadWrites(ownerId: string) {
  return {
    move: useWrite(
      (api, { id, status }: { id: string; status: LeadStatus }) =>
        api['event-mgmt'].events.leads.update({
          ownerId,
          id,
          patch: [{ op: 'replace', path: '/status', value: status }],
        }),
      { onSettled: reload },
    ),
    withdraw: useWrite((api, id: string) => api['event-mgmt'].events.leads.remove({ ownerId, id }), {
      onSettled: reload,
    }),
  }
}

/** Chooses a host. Its dialog shows a refusal. */
export const useAward = (ownerId: string) =>
  useWrite(
    (api, { id, closeOthers }: { id: string; closeOthers: boolean }) =>
      api['event-mgmt'].events.leads.award({ ownerId, id, data: { closeOthers } }),
    { onFailed() {}, onSettled: reload },
  )
