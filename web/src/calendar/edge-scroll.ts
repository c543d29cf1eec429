/** How near a pointer is to an edge of the window to scroll it, and how far it scrolls in a frame at most, in pixels. */
const near = 56
const fastest = 16

/** Pixels to scroll in a frame while a pointer is at this height between the edges: faster the nearer it is. */
export function scrollSpeed(y: number, top: number, bottom: number): number {
  const depth = Math.max(top + near - y, y - (bottom - near), 0)
  const speed = Math.ceil((Math.min(depth, near) / near) * fastest)
  return y < top + near ? -speed : speed
}

/** What anchors leave free at the top, for the bar. */
const barHeight = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0

/** Scrolls the window while the pointer of a drag is near its upper or lower edge, as far as the grid goes. */
export function edgeScroll(onScroll: () => void) {
  let frame = 0
  let pointer: { y: number; grid: Element; top: number } | undefined
  function step() {
    frame = 0
    if (pointer === undefined) return
    const { y, grid, top } = pointer
    const speed = scrollSpeed(y, top, innerHeight)
    if (speed === 0) return
    const box = grid.getBoundingClientRect()
    if (speed < 0 ? box.top > top : box.bottom < innerHeight - near) return
    scrollBy({ top: speed, behavior: 'instant' })
    onScroll()
    frame = requestAnimationFrame(step)
  }
  return {
    follow(y: number, grid: Element) {
      pointer = { y, grid, top: pointer?.top ?? barHeight() }
      frame ||= requestAnimationFrame(step)
    },
    stop() {
      pointer = undefined
    },
  }
}
