import { loadApi } from '../../api/use-api.ts'

/** Names of places that begin as was typed. */
export async function placeNames(text: string, signal: AbortSignal): Promise<string[]> {
  const { places } = (await loadApi())['facility-mgmt']
  const { data } = await places.complete({ text, take: 6 }, { signal })
  return data.map(({ label }) => label)
}
