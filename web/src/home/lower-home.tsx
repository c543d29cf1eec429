import { useLists } from '../lists/list-calls.ts'
import { ListsSection } from '../lists/lists-section.tsx'
import { RecentSlot } from '../recent/recent-slot.tsx'
import { ActivitySection } from './activity-section.tsx'
import type { LoadedList } from '../kind/home-lists.ts'
import type { ComingDate } from './coming-dates.ts'
import { ComingUp } from './coming-up.tsx'
import type { HomeFigures } from './home-figures.ts'
import styles from './home-page.module.css'
import { HubSection } from './hub-section.tsx'
import { SuggestionsSection } from './suggestions-section.tsx'

interface LowerHomeProps {
  figures: HomeFigures
  /** What the reader likes or follows. Lists that failed to load are among them. */
  saved: readonly LoadedList[]
  dates: ComingDate[]
}

/** The hub and what is below it. */
export function LowerHome({ figures, saved, dates }: LowerHomeProps) {
  const lists = useLists()
  return (
    <>
      <HubSection figures={figures} saved={saved} />
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
