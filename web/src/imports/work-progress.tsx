import { ProgressBar } from '../components/display/progress-bar.tsx'
import type { Import } from './import-place.ts'
import { useKindWords } from './imported-kind.ts'
import { progressPart, progressText } from './import-words.ts'
import { Panel } from '../platform/boxes/panel.tsx'
import { Stack } from '../platform/boxes/stack.tsx'

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
  const words = useKindWords()
  if (state !== 'Reading' && state !== 'Importing' && state !== 'Undoing') return null
  return (
    <section aria-busy="true" aria-labelledby="work">
      <Stack width="reading">
        <Panel>
          <h2 id="work" className="h3">
            {words(titles[state])}
          </h2>
          <ProgressBar label={words(progressText(progress))} value={progressPart(progress)} />
          <p className="sm mut">{`${words(notes[state])} You can leave this page and come back.`}</p>
          <output className="sr">{words(titles[state])}</output>
        </Panel>
      </Stack>
    </section>
  )
}
