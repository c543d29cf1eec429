import type { OutcomeKind } from '@app/contract/rules/import-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '../api/use-api.ts'
import type { Import, ImportCalls, ImportPlace } from './import-place.ts'
import { isWorking } from './import-words.ts'
import type { Api } from '@app/contract/api.ts'
import type { ConfirmOptions } from '../components/overlays/confirm-queue.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { keepShown } from '../platform/calls/use-observed.ts'

export const importPath = ({ path }: Pick<ImportPlace, 'path'>, id: string) => `${path}/${id}`

const importsKey = ({ id }: ImportPlace) => ['imports', id] as const
/** Of the lists of files. */
export const importListKey = (place: ImportPlace) => [...importsKey(place), 'list'] as const
const importKey = (place: ImportPlace, importId: string) => [...importsKey(place), importId] as const

export const importsPerPage = 20
export const rowsPerPage = 50

/** Milliseconds between polls while the server is at work, and while somebody else may change it. */
const pause = { working: 1000, listed: 3000, idle: 15_000 }

/** Uploaded files, newest first. */
export const useImports = (place: ImportPlace, page: number) =>
  useApi(
    [...importListKey(place), page],
    (api, signal) =>
      place.calls(api).list({ offset: (page - 1) * importsPerPage, take: importsPerPage }, { signal }),
    {
      placeholderData: keepShown,
      refetchInterval: ({ state: { data } }) =>
        data?.data.some(({ state }) => isWorking(state)) ? pause.listed : false,
    },
  )

/** One import, read again as long as the page is open. */
export function useImport(place: ImportPlace, importId: string) {
  const queries = useQueryClient()
  const found = useApi(
    importKey(place, importId),
    async (api, signal) => (await place.calls(api).read({ importId }, { signal })).data,
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data && isWorking(data.state) ? pause.working : pause.idle),
    },
  )
  const state = found.data?.state
  const before = useRef(state)
  useEffect(() => {
    const wasWorking = before.current !== undefined && isWorking(before.current)
    before.current = state
    // The work changed the rows, and venues that other pages show.
    if (wasWorking && state !== undefined && !isWorking(state)) void queries.invalidateQueries()
  }, [state, queries])
  return found
}

interface RowFilter {
  outcome?: OutcomeKind | undefined
  isDecided?: boolean | undefined
  isOutside?: boolean | undefined
  search?: string | undefined
  offset: number
  take: number
}

export const useRows = (place: ImportPlace, importId: string, filter: RowFilter) =>
  useApi(
    [...importKey(place, importId), 'rows', filter],
    (api, signal) => place.calls(api).rows({ importId, ...filter }, { signal }),
    { placeholderData: keepShown },
  )

type Call = (calls: ImportCalls) => Promise<{ data: Import }>

/** Changes an import after a question, if there is one. */
export const useImportWrite = (
  place: ImportPlace,
  importId: string,
  confirm: () => ConfirmOptions | undefined = () => undefined,
) =>
  useWrite(async (api: Api, call: Call) => call(place.calls(api)), {
    confirm,
    fills: ({ data }) => [{ key: () => importKey(place, importId), reply: data }],
    touches: [{ key: importsKey(place) }],
    // Somebody else may have changed it.
    isTouchedByFailure: true,
  })
