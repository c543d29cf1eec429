import { ProgressBar } from '../components/display/progress-bar.tsx'
import type { Import } from './import-place.ts'
import { progressPart, progressText } from './import-words.ts'
import styles from './work-progress.module.css'

const titles = {
  Reading: 'Checking the file',
  Importing: 'Importing venues',
  Undoing: 'Undoing the import',
}

const notes = {
  Reading: 'Nothing changes yet. Every row is compared with the venues that are there already.',
  Importing: 'All of it is imported, or nothing.',
  Undoing: 'All of it is undone, or nothing.',
}

/** How far the server is. */
export function WorkProgress({ item: { state, progress } }: { item: Import }) {
  if (state !== 'Reading' && state !== 'Importing' && state !== 'Undoing') return null
  return (
    <section className={styles.work} aria-busy="true" aria-labelledby="work">
      <h2 id="work" className="h3">
        {titles[state]}
      </h2>
      <ProgressBar label={progressText(progress)} value={progressPart(progress)} />
      <p className={styles.note}>{`${notes[state]} You can leave this page and come back.`}</p>
      <output className="sr">{titles[state]}</output>
    </section>
  )
}
