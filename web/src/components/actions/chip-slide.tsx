import type { ReactNode } from 'react'
import { ChipList } from './chip.tsx'
import styles from './chip-slide.module.css'

/** Chips in one row that scrolls sideways in the width of its container, on all screens. */
export const ChipSlide = ({ children }: { children: ReactNode }) => (
  <ChipList className={styles.slide}>{children}</ChipList>
)
