import type { Impact } from '@app/contract/events/impact.ts'
import { ApiProblem } from '../../api/problem.ts'
import { useApi } from '../../api/use-api.ts'

/** The estimate with its ETag. */
export interface StoredImpact {
  data: Impact
  etag?: string | undefined
}

export const impactKey = (id: string) => ['event', id, 'impact'] as const

export const useImpact = (id: string) =>
  useApi<StoredImpact>(
    impactKey(id),
    async (api, signal) => api['event-mgmt'].events.impact.get({ id }, { signal }),
    {
      networkMode: 'always',
      retry: (count, error) => !(error instanceof ApiProblem) && count < 2,
    },
  )
