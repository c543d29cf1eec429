import type { ElementType, HTMLAttributes, Ref } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './boxes.module.css'

/** A space of the 4 px grid: `2` is 8 px. */
type Space = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '8' | '10'
/** The space between children, or two: between rows, then between columns. */
export type Gap = Space | `${Space} ${Space}`

/** The attributes of any box. It has no class or style of its own: what looks different is a component. */
export interface BoxProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element that the content needs, so that none exists for layout only. */
  as?: 'div' | 'span' | 'p' | 'ul' | 'ol' | 'li' | 'nav' | 'article' | 'header' | 'footer' | 'fieldset'
  ref?: Ref<HTMLElement>
}

interface LaidOutProps extends BoxProps {
  gap: Gap
  classes: readonly (string | false | undefined)[]
}

/** What the boxes of this folder are made of. */
export function Box({ as = 'div', gap, classes, ...props }: LaidOutProps) {
  // Otherwise its attributes would have to fit each of the elements.
  const Tag = as as ElementType
  const [rows, columns = rows] = gap.split(' ')
  return (
    <Tag {...props} className={classNames(styles[`rows${rows}`], styles[`columns${columns}`], ...classes)} />
  )
}
