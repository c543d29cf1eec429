import { useEffect } from 'react'
import { useLocation } from 'react-router'

const settledMs = 4000
const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the element in the address's hash once it is there, and again while content above it still loads: until the
 * reader does something, for 4 seconds at most. For pages whose sections come after the document.
 */
export function useLatePlace() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '') return undefined
    const ending = new AbortController()
    const end = () => ending.abort()
    const move = () => document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView()
    const sizes = new ResizeObserver(move)
    sizes.observe(document.body)
    const due = setTimeout(end, settledMs)
    for (const input of inputs) window.addEventListener(input, end, { passive: true, signal: ending.signal })
    ending.signal.addEventListener('abort', () => {
      sizes.disconnect()
      clearTimeout(due)
    })
    return end
  }, [hash])
}
