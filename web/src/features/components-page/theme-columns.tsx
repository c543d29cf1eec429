import type { ComponentType, ReactNode } from 'react'
import styles from './components-page.module.css'

const themes = ['light', 'dark'] as const

export interface SamplesProps {
  /** The column they are in, for labels that a page may have once. */
  theme: 'light' | 'dark'
}

/** The same samples in both themes, side by side where there is room. */
export function ThemeColumns({ Samples }: { Samples: ComponentType<SamplesProps> }) {
  return (
    <div className={styles.themes}>
      {themes.map((theme) => (
        <div key={theme} className={styles.theme} data-theme={theme}>
          <Samples theme={theme} />
        </div>
      ))}
    </div>
  )
}

export interface SampleProps {
  /** The state it shows. */
  label: string
  children: ReactNode
}

export function Sample({ label, children }: SampleProps) {
  return (
    <div className={styles.sample}>
      <p className={styles.label}>{label}</p>
      <div className={styles.stage}>{children}</div>
    </div>
  )
}
