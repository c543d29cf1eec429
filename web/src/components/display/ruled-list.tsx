import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './ruled-list.module.css'

/** Short entries between lines, each with its words, tags and buttons in a row that wraps. */
export const RuledList = (props: Omit<ComponentProps<'ul'>, 'className'>) => (
  <ul className={styles.list} {...props} />
)

interface RuledWordsProps extends Omit<ComponentProps<'span'>, 'className'> {
  /** Sentences. On phones, the buttons are below them. */
  isLong?: boolean
}

/** The words of an entry, below each other, in the room that its buttons leave. */
export const RuledWords = ({ isLong = false, ...props }: RuledWordsProps) => (
  <span className={classNames('sm', styles.words, isLong && styles.long)} {...props} />
)

export const RuledItem = (props: Omit<ComponentProps<'li'>, 'className'>) => (
  <li className={`row ${styles.item}`} {...props} />
)
