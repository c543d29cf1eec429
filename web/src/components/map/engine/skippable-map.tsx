import { useRef, type ReactNode } from 'react'
import { Button } from '../../button.tsx'
import styles from './skippable-map.module.css'

/** A map may have a hundred markers: whoever goes through the page by Tab can pass them all at once. */
export function SkippableMap({ children }: { children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null)
  return (
    <>
      <Button variant="line" className={styles.skip} onClick={() => end.current?.focus()}>
        Skip the map
      </Button>
      {children}
      <span ref={end} tabIndex={-1} />
    </>
  )
}
