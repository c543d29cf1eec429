import { keepPreviousData, useQuery } from '@tanstack/react-query'

const shortest = 2
const pause = 150

/**
 * Names of places that begin as was typed. Asked for without the API client, which would bring the contract into every
 * visitor's first page; without an answer there is nothing to choose from, and what was typed is searched for as it is.
 */
export function usePlaceNames(typed: string): string[] {
  const text = typed.trim()
  const { data = [] } = useQuery({
    queryKey: ['place-names', text],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (signal.aborted) return []
      const address = `/facility-mgmt/api/places/complete?${new URLSearchParams({ text, take: '6' }).toString()}`
      const reply = await fetch(address, { signal })
      return reply.ok ? labelsOf(await reply.json()) : []
    },
    enabled: text.length >= shortest,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return text.length < shortest ? [] : data
}

function labelsOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('data' in body) || !Array.isArray(body.data)) return []
  return body.data.map((place: { label: string }) => place.label)
}
