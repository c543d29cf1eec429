import type { ReactNode } from 'react'
import { Button } from '../components/actions/button.tsx'
import styles from './page.module.css'

interface SaveBarProps {
  /** What isn't saved, or why it can't be. */
  text: string
  isSaving: boolean
  onDiscard: () => void
  /** The button that saves. */
  children: ReactNode
}

/** Stays in view below a page that is edited as a whole. */
export const SaveBar = ({ text, isSaving, onDiscard, children }: SaveBarProps) => (
  <div className={`row no-print ${styles.bar}`}>
    <output className="grow mut sm">{text}</output>
    <Button variant="quiet" disabled={isSaving} onClick={onDiscard}>
      Discard
    </Button>
    {children}
  </div>
)
