/** The place of an element below another one: the index of each step among its siblings. */
export function pathTo(element: Element, root: Element): number[] {
  const path: number[] = []
  for (let step = element; step !== root;) {
    const parent = step.parentElement
    if (parent === null) return []
    path.unshift([...parent.children].indexOf(step))
    step = parent
  }
  return path
}

/** The element at that place of another tree of the same shape. */
export function nodeAt(path: readonly number[], root: Element): HTMLElement | undefined {
  let found: Element | undefined = root
  for (const index of path) found = found?.children[index]
  return found instanceof HTMLElement ? found : undefined
}
