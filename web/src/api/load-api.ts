import type { Api } from '@app/contract/api.ts'

/** The API client, loaded with the first call. */
export const loadApi = async (): Promise<Api> => (await import('./client.ts')).api
