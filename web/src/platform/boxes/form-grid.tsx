import type { ReactNode } from 'react'
import { Box, type BoxProps } from './box.tsx'
import styles from './boxes.module.css'

interface FormGridProps extends BoxProps {
  /** On phones, there is one. */
  columns?: '1' | '2' | '3'
  /** `reading`: at most 720 px. */
  width?: 'full' | 'reading'
}

const columnClasses = { '1': undefined, '2': styles.two, '3': styles.three }

/** The fields of a form. */
export const FormGrid = ({ columns = '1', width = 'reading', ...box }: FormGridProps) => (
  <Box
    {...box}
    gap="5 4"
    classes={[styles.grid, columnClasses[columns], width === 'reading' && styles.reading]}
  />
)

/** A field, or a row of buttons, across all columns of its grid. */
export const Wide = ({ children }: { children: ReactNode }) => <div className={styles.wide}>{children}</div>
