import { Box, type BoxProps, type Gap } from './box.tsx'
import styles from './boxes.module.css'

const columnClasses = {
  // On phones, they are below each other.
  '2': styles.two,
  '3': styles.three,
  '4': styles.four,
  // Two on phones as well, for short fields.
  pair: styles.pair,
  // On phones, two.
  '2 4': styles.twoFour,
  // As many as there is room for, at least 140, 220 or 280 px wide, and wider with larger text.
  'fill-s': styles.fillS,
  'fill-m': styles.fillM,
  'fill-l': styles.fillL,
  // One column takes what the others leave.
  'start main': styles.startMain,
  'main end': styles.mainEnd,
  'start main end': styles.startMainEnd,
  // A heading of 232 px and what it is about, below each other on tablets and phones.
  'side main': styles.sideMain,
  // A chart with a list of figures, below each other on tablets and phones.
  'main side': styles.mainSide,
}

interface GridProps extends BoxProps {
  columns: keyof typeof columnClasses
  gap?: Gap
  align?: 'stretch' | 'start' | 'center' | 'end'
}

const alignments = { stretch: undefined, start: styles.start, center: styles.center, end: styles.end }

/** Children in columns. */
export const Grid = ({ columns, gap = '4', align = 'stretch', ...box }: GridProps) => (
  <Box {...box} gap={gap} classes={[styles.grid, columnClasses[columns], alignments[align]]} />
)
