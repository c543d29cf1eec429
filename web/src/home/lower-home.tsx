import { useLists } from '../lists/list-calls.ts'
import { ListsSection } from '../lists/lists-section.tsx'
import { RecentSlot } from '../recent/recent-slot.tsx'
import { ActivitySection } from './activity-section.tsx'
import type { ComingDate } from './coming-dates.ts'
import { ComingUp } from './coming-up.tsx'
import styles from './home-page.module.css'
import { SuggestionsSection } from './suggestions-section.tsx'

export interface LowerHomeProps {
  dates: ComingDate[]
}

/** What home shows below the hub. */
export function LowerHome({ dates }: LowerHomeProps) {
  const lists = useLists()
  return (
    <>
      <div className={`${styles.ruled} ${styles.columns}`}>
        <ActivitySection />
        <div className={styles.side}>
          <ComingUp dates={dates} />
          <SuggestionsSection />
        </div>
      </div>
      <section className={styles.ruled} aria-labelledby="lists">
        <ListsSection lists={lists} headingClass={styles.heading} />
      </section>
      <RecentSlot className={styles.section} />
    </>
  )
}
