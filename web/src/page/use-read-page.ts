import type { Many } from '@app/contract/envelope.ts'
import type { Call } from '../platform/calls/calls.ts'
import type { Read } from '../platform/calls/use-observed.ts'
import { useReadWith, type ReadOptions } from '../platform/calls/use-read.ts'
import { loadPage, type LoadedPage } from './load-page.ts'

// Apart from `loadPage`, because home loads that one and reads by no operation yet.

/** Like `useRead`, for one page of a list. */
export const useReadPage = <Input extends object, T>(
  call: Call<Input, Many<T>>,
  filter: Input,
  { page, perPage }: { page: number; perPage: number },
  options: ReadOptions<LoadedPage<T>> = {},
): Read<LoadedPage<T>> =>
  useReadWith(
    call,
    filter,
    {
      name: `page ${page} of ${perPage}`,
      load: async (list, input) => loadPage(async (paging) => list({ ...input, ...paging }), page, perPage),
    },
    options,
  )
