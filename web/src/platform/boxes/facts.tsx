import type { ReactNode } from 'react'
import { classNames } from '../../components/class-names.ts'
import styles from './boxes.module.css'

interface Fact {
  label: string
  value: ReactNode
}

interface FactsProps {
  facts: readonly Fact[]
  /** `pairs`: a line each, label beside value. `tiles`: in columns, label above value. */
  look?: 'pairs' | 'tiles'
}

/** Labels with their values. */
export const Facts = ({ facts, look = 'pairs' }: FactsProps) => (
  <dl className={classNames(styles.facts, styles[look])}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
