import { Box, type BoxProps, type Gap } from './box.tsx'
import styles from './boxes.module.css'

interface PanelProps extends BoxProps {
  tone?: 'plain' | 'sunk'
  gap?: Gap
}

/** A surface with an edge, and children below each other. */
export const Panel = ({ tone = 'plain', gap = '4', ...box }: PanelProps) => (
  <Box {...box} gap={gap} classes={[styles.stack, 'edged', styles.panel, tone === 'sunk' && styles.sunk]} />
)
