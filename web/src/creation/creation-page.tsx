import { useState } from 'react'
import { listingTitle } from '../kind/registry.ts'
import { deviceDrafts } from '../page/draft-store.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { CreationForm } from './creation-form.tsx'
import { blankDraft, type CreationKind, type FieldOptions } from './creation-kind.ts'
import styles from './creation.module.css'
import { draftName } from './draft/draft-images.ts'
import { readDraft } from './draft/read-draft.ts'

interface CreationPageProps {
  creation: CreationKind
  options: FieldOptions
}

const newDraft = (creation: CreationKind, key: string) => ({
  key,
  savedDate: '',
  draft: blankDraft(creation),
  pictures: [],
})

/** The server renders an inert form, since it can't know the stored draft. */
export function CreationPage({ creation, options }: CreationPageProps) {
  const isHydrated = useIsHydrated()
  const [round, setRound] = useState(0)
  const title = listingTitle(creation.kind)
  return (
    <div className={`page ${styles.page}`}>
      <h1 className={styles.pageTitle}>{title}</h1>
      <noscript>
        <p className={styles.without}>This form needs JavaScript. Turn it on in your browser and reload.</p>
      </noscript>
      {isHydrated ? (
        <StoredForm key={round} {...{ creation, options }} onReopen={() => setRound(round + 1)} />
      ) : (
        <div inert>
          <CreationForm
            {...{ creation, options }}
            first={newDraft(creation, '00000000-0000-4000-8000-000000000000')}
            onReopen={() => {}}
          />
        </div>
      )}
    </div>
  )
}

function StoredForm({ creation, options, onReopen }: CreationPageProps & { onReopen: () => void }) {
  const [first] = useState(
    () =>
      readDraft(deviceDrafts.read(draftName(creation.kind)), creation, options) ??
      newDraft(creation, crypto.randomUUID()),
  )
  return <CreationForm {...{ creation, options, first, onReopen }} />
}
