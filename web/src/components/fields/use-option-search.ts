import { useEffect, useRef, useState } from 'react'

export type SearchStatus = 'idle' | 'searching' | 'failed'

/** Milliseconds. */
const debounce = 150

/** A debounced search. A new one aborts the previous. */
export function useOptionSearch<Option>(
  find: ((text: string, signal: AbortSignal) => Promise<readonly Option[]>) | undefined,
) {
  const [found, setFound] = useState<readonly Option[]>([])
  const [status, setStatus] = useState<SearchStatus>('idle')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function search(text: string) {
    if (find === undefined) return
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setStatus('searching')
    try {
      if (text !== '') await new Promise((resolve) => setTimeout(resolve, debounce))
      if (signal.aborted) return
      const options = await find(text, signal)
      if (signal.aborted) return
      setFound(options)
      setStatus('idle')
    } catch {
      if (!signal.aborted) setStatus('failed')
    }
  }

  return { found, status, search: (text: string) => void search(text) }
}
