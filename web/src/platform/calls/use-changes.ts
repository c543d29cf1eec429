import type { Api } from '@app/contract/api.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { explain } from './explain.ts'
import { refetchTouched, type Touched } from './touches.ts'
import { useTransport } from './transport.ts'

/**
 * Returns a function that makes any changes with a part of the API, then refetches what they touch. It reports a failure and
 * resolves with undefined then. For parts of the API with many small changes. One that is written in one way has `useWrite`.
 */
export function useChanges<Part>(pick: (api: Api) => Part, touches: readonly Touched[]) {
  const transport = useTransport()
  const toast = useToast()
  return async function change<T>(make: (part: Part) => Promise<{ data: T }>): Promise<T | undefined> {
    try {
      const { data } = await make(pick((await transport.loadClient()).api))
      await refetchTouched((await transport.load()).client, touches)
      return data
    } catch (error) {
      toast.error(`Not saved. ${(await explain(transport, error)).reason}`)
      return undefined
    }
  }
}
