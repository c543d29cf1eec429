import type { ComponentProps } from 'react'
import styles from './ruled-list.module.css'

/** Short entries between lines, each with its words, tags and buttons in a row that wraps. */
export const RuledList = (props: Omit<ComponentProps<'ul'>, 'className'>) => (
  <ul className={styles.list} {...props} />
)

/** The words of an entry, below each other, in the room that its buttons leave. */
export const RuledWords = (props: Omit<ComponentProps<'span'>, 'className'>) => (
  <span className={`sm ${styles.words}`} {...props} />
)

export const RuledItem = (props: Omit<ComponentProps<'li'>, 'className'>) => (
  <li className={`row ${styles.item}`} {...props} />
)
