import type { MatchCounts } from '@app/contract/events/match-schema.ts'
import { useMemo, useState } from 'react'
import { fieldErrorsOf } from '../../api/problem.ts'
import { useDebounced } from '../../page/use-debounced.ts'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import type { RequestDraft } from '../request-draft.ts'
import { readDraft } from '../unread-figures.ts'
import { hostRequest } from './host-request.ts'

const debounceMs = 300

interface Counted {
  counts: MatchCounts
  /** What was counted. */
  draft: RequestDraft
}

export interface HostCount {
  /** The last count, also while the next one is fetched. */
  last: Counted | undefined
  isCounting: boolean
  /** Why there is no count for what the form has now. */
  error: string | undefined
  /** Unless the same would be refused again. */
  retry: (() => void) | undefined
}

/** How many hosts fit a draft. Replies to what it was before are dropped: the cache has them under another key. */
export function useHostCount(now: RequestDraft): HostCount {
  const typed = useDebounced(now, debounceMs)
  const draft = useMemo(() => readDraft(typed), [typed])
  const request = useMemo(() => hostRequest(draft), [draft])
  const read = useRead(calls['event-mgmt'].events.matches.count, { data: request })
  const { error, isFetching, refetch } = read
  const data = read.data?.data
  const [last, setLast] = useState<Counted>()
  if (data !== undefined && (data !== last?.counts || draft !== last.draft)) setLast({ counts: data, draft })
  const isPlaceUnknown = error !== null && fieldErrorsOf(error).has('requestAddress')
  const sentence = isPlaceUnknown
    ? 'We don’t know this place. Choose one of the suggestions.'
    : 'The count is not available. Your draft is safe.'
  return {
    last,
    isCounting: isFetching || now !== typed,
    error: error === null ? undefined : sentence,
    retry: isPlaceUnknown ? undefined : () => void refetch(),
  }
}
