import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import '../app/styles/global.css'

/** Renders into the page of a browser test until the test ends. */
export function render(node: ReactNode): void {
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  onTestFinished(() => {
    root.unmount()
    document.body.replaceChildren()
  })
  root.render(node)
}
