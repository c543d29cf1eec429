import type { Api } from '@app/contract/api.ts'

/** The client with what explains its failures, loaded with the first call. */
export const loadClient = () => import('./client.ts')

/** The API client, loaded with the first call. */
export const loadApi = async (): Promise<Api> => (await loadClient()).api
