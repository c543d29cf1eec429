import { useEffect, useRef, useState } from 'react'
import type { DraftRows, RequestDraft } from '../request-draft.ts'
import {
  draftKey,
  dropRequest,
  followRequest,
  storedRequest,
  storeRequest,
  tidyRequests,
} from '../request-drafts.ts'

type Hosts = Parameters<typeof storeRequest>[0]

/** The draft that this device keeps when a form opens. */
export function useStoredRequest(hosts: Hosts, rows: DraftRows): RequestDraft {
  const [opened] = useState(() => ({ hosts, rows, draft: storedRequest(hosts, rows) }))
  useEffect(() => tidyRequests(opened.hosts, opened.rows), [opened])
  return opened.draft
}

/** How a form's draft is kept on this device, and what it says about that. */
export function useKeptDraft(hosts: Hosts, savedWords: string) {
  const [state, setState] = useState<'unchanged' | 'saved' | 'unsaved' | 'gone'>('unchanged')
  const words = {
    unchanged: '',
    saved: savedWords,
    unsaved: 'This browser can’t save drafts. Don’t close the page.',
    gone: 'This draft was sent or discarded in another tab.',
  }
  return {
    state,
    words: words[state],
    setGone: () => setState('gone'),
    draft: {
      write: (draft: RequestDraft) => setState(storeRequest(hosts, draft) ? 'saved' : 'unsaved'),
      drop() {
        dropRequest(hosts)
        setState('unchanged')
      },
    },
  }
}

/** Two tabs have one draft: what is typed in one is shown in the other. A draft that is gone elsewhere stays on the page. */
export function useOtherTab(
  hosts: Hosts,
  rows: DraftRows,
  take: (draft: RequestDraft) => void,
  setGone: () => void,
) {
  const latest = useRef({ rows, take, setGone })
  useEffect(() => {
    latest.current = { rows, take, setGone }
  })
  const key = draftKey(hosts)
  useEffect(
    () =>
      followRequest(key, latest.current.rows, (draft) =>
        draft === undefined ? latest.current.setGone() : latest.current.take(draft),
      ),
    [key],
  )
}
