import type { ReactNode } from 'react'
import { buttonClass } from '../../components/button-look.ts'
import styles from './contact.module.css'
import type { NextStep } from './next-step.ts'

/** The next step as a button. A website opens in a new tab. */
export const StepLink = ({ step, className }: { step: NextStep; className?: string | undefined }) => (
  <a
    className={buttonClass({ variant: 'primary', size: 'l' }, className)}
    href={step.href}
    {...(step.way === 'website' && { target: '_blank', rel: 'noreferrer nofollow' })}
  >
    {step.label}
  </a>
)

interface StepBarProps {
  title: string
  note: string
  /** The button. */
  children: ReactNode
}

/** The next step at the foot of a small screen. */
export const StepBar = ({ title, note, children }: StepBarProps) => (
  <section className={styles.bar} data-foot aria-label="Request">
    <div className={styles.barWords}>
      <p className={`sm semi ${styles.barTitle}`}>{title}</p>
      <p className="xs mut clip">{note}</p>
    </div>
    {children}
  </section>
)
