import { useApi } from '../api/use-api.ts'

/** The event of a request, for either side. */
export const useEvent = (id: string) =>
  useApi(['event', id], async (api, signal) => (await api['event-mgmt'].events.get({ id }, { signal })).data)
