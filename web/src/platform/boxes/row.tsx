import { Box, type BoxProps, type Gap } from './box.tsx'
import styles from './boxes.module.css'

interface RowProps extends BoxProps {
  gap?: Gap
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch'
  /** False for an icon beside its text, which must not go below it. */
  isWrapping?: boolean
}

const alignments = {
  center: styles.center,
  start: styles.start,
  end: styles.end,
  baseline: styles.baseline,
  stretch: undefined,
}

/** Children beside each other, from the start. */
export const Row = ({ gap = '2', align = 'center', isWrapping = true, ...box }: RowProps) => (
  <Box {...box} gap={gap} classes={[styles.row, alignments[align], isWrapping && styles.wrapping]} />
)

/** Like a row, with the first child at its start and the last at its end: a title and its actions. */
export const Toolbar = ({ gap = '2 4', align = 'center', isWrapping = true, ...box }: RowProps) => (
  <Box
    {...box}
    gap={gap}
    classes={[styles.row, styles.apart, alignments[align], isWrapping && styles.wrapping]}
  />
)
