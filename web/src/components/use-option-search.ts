import { useEffect, useRef, useState } from 'react'
import { fittingOptions, type ComboboxOption, type SearchOptions } from './combobox-option.ts'

export type SearchStatus = 'idle' | 'searching' | 'failed'

/** Milliseconds without a key before it asks. */
const pause = 150

/** What a text finds: among the options, or by a search, where an answer that a later text overtook is dropped. */
export function useOptionSearch(
  options: readonly ComboboxOption[] | undefined,
  onSearch: SearchOptions | undefined,
) {
  const [found, setFound] = useState(options ?? [])
  const [status, setStatus] = useState<SearchStatus>('idle')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(find: SearchOptions, text: string, signal: AbortSignal) {
    try {
      if (text !== '') await new Promise((resolve) => setTimeout(resolve, pause))
      if (signal.aborted) return
      const answer = await find(text, signal)
      if (signal.aborted) return
      setFound(answer)
      setStatus('idle')
    } catch {
      if (!signal.aborted) setStatus('failed')
    }
  }

  function search(text: string) {
    if (onSearch === undefined) return setFound(fittingOptions(options ?? [], text))
    running.current?.abort()
    running.current = new AbortController()
    setStatus('searching')
    void ask(onSearch, text, running.current.signal)
  }

  return { found, status, search }
}
