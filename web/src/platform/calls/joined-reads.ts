import type { Read } from './use-observed.ts'

/** Several reads as one, for a page that shows nothing before it has all. It has the first error. */
export const joinedReads = <T>(
  reads: readonly Omit<Read<unknown>, 'data'>[],
  dataOf: () => T | undefined,
): Read<T> => ({
  data: dataOf(),
  dataUpdatedAt: Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  error: reads.find(({ error }) => error !== null)?.error ?? null,
  isError: reads.some(({ isError }) => isError),
  isFetching: reads.some(({ isFetching }) => isFetching),
  isPlaceholderData: reads.some(({ isPlaceholderData }) => isPlaceholderData),
  refetch: async () => Promise.all(reads.map(async ({ refetch }) => refetch())),
})
