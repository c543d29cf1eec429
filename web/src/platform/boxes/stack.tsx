import { Box, type BoxProps, type Gap } from './box.tsx'
import styles from './boxes.module.css'

interface StackProps extends BoxProps {
  gap?: Gap
  /** Where children are that don't fill the width. */
  align?: 'stretch' | 'start' | 'center' | 'end'
  /** `reading`: at most 720 px, for text and forms. `narrow`: at most 560 px. */
  width?: 'full' | 'reading' | 'narrow'
}

const alignments = {
  stretch: undefined,
  start: styles.startItems,
  center: styles.centerItems,
  end: styles.endItems,
}
const widths = { full: undefined, reading: styles.reading, narrow: styles.narrow }

/** Children below each other. */
export const Stack = ({ gap = '4', align = 'stretch', width = 'full', ...box }: StackProps) => (
  <Box {...box} gap={gap} classes={[styles.stack, alignments[align], widths[width]]} />
)
