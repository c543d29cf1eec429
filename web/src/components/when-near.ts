/** Calls back once the element is near the viewport. Returns what stops watching. */
export function whenNear(element: HTMLElement | null, onNear: () => void) {
  if (element === null) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
