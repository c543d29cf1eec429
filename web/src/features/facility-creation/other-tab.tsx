import { Banner } from '../../components/banner.tsx'
import { Button } from '../../components/button.tsx'
import styles from './creation-form.module.css'
import type { Overtaking } from './draft/use-creation-draft.ts'

interface OtherTabProps {
  overtaking: Overtaking | undefined
  onReopen: () => void
}

/** Tells that what stands here is no longer what is kept. */
export const OtherTab = ({ overtaking, onReopen }: OtherTabProps) =>
  overtaking !== undefined && (
    <Banner
      tone="warn"
      isLive
      className={styles.otherTab}
      action={
        <Button onClick={onReopen}>{overtaking === 'changed' ? 'Show the other' : 'Begin another'}</Button>
      }
    >
      {overtaking === 'changed'
        ? 'This draft was changed in another tab. What you change here replaces that.'
        : 'This draft was sent or thrown away in another tab. What you change here keeps it anew.'}
    </Banner>
  )
