import { useState } from 'react'
import { CreationForm } from './creation-form.tsx'
import type { CreationLists } from './creation-lists.ts'
import styles from './creation-page.module.css'
import { blankDraft, type KeptDraft } from './draft/creation-draft.ts'
import { keptText } from './draft/draft-storage.ts'
import { readDraft } from './draft/read-draft.ts'
import { newDraft } from './draft/use-creation-draft.ts'
import { useIsHydrated } from '../../page/use-is-hydrated.ts'

/** What the server renders: nothing of it can be used before the browser has taken it over, and the kept draft with it. */
const serverDraft: KeptDraft = {
  key: '00000000-0000-4000-8000-000000000000',
  savedDate: '',
  draft: blankDraft,
  pictures: [],
}

export function CreationPage({ lists }: { lists: CreationLists }) {
  const isHydrated = useIsHydrated()
  const [round, setRound] = useState(0)
  return (
    <div className={`page ${styles.page}`}>
      <h1 className={styles.title}>List a facility</h1>
      <noscript>
        <p className={styles.without}>
          Listing a facility needs JavaScript, which this browser does not run.
        </p>
      </noscript>
      {isHydrated ? (
        <KeptForm key={round} lists={lists} onReopen={() => setRound(round + 1)} />
      ) : (
        <div inert>
          <CreationForm lists={lists} first={serverDraft} onReopen={() => {}} />
        </div>
      )}
    </div>
  )
}

function KeptForm({ lists, onReopen }: { lists: CreationLists; onReopen: () => void }) {
  const [first] = useState(() => readDraft(keptText(), offeredBy(lists)) ?? newDraft())
  return <CreationForm lists={lists} first={first} onReopen={onReopen} />
}

const offeredBy = ({ sports, amenities }: CreationLists) => ({
  sports: new Set<string>(sports.map(({ name }) => name)),
  amenities: new Set<string>(amenities),
})
