import { useLocation, useNavigate } from 'react-router'
import { textInState } from '../../page/state-text.ts'
import { guideParameter } from './guided-content.ts'

/** The name of the question in the state of the address. */
const questionState = 'question'

/** The query opens the guide, and the page is neither scrolled nor loaded again. */
const staysAsItIs = { preventScrollReset: true, defaultShouldRevalidate: false } as const

/** Opens the panel of the guide, whose parameter is in the address so that Back closes it. A question is asked at once. */
export function useOpenGuide() {
  const navigate = useNavigate()
  const location = useLocation()
  return (question?: string) => {
    const search = new URLSearchParams(location.search)
    const isOpen = search.has(guideParameter)
    search.set(guideParameter, '1')
    void navigate(
      { search: search.toString() },
      {
        ...staysAsItIs,
        replace: isOpen,
        state: question === undefined ? null : { [questionState]: question },
      },
    )
  }
}

/** What the address says to the open panel. */
export function useGuideAddress() {
  const navigate = useNavigate()
  const { state, search } = useLocation()
  const replace = (next: string) =>
    void navigate({ search: next }, { ...staysAsItIs, replace: true, state: null })
  return {
    /** The question to ask at once. Empty if there is none. */
    wanted: textInState(state, questionState),
    /** Without it, loading the page again would ask again. */
    forget: () => replace(search),
    close() {
      const rest = new URLSearchParams(search)
      rest.delete(guideParameter)
      replace(rest.toString())
    },
  }
}
