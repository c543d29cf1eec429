import type { RequestReading } from '@app/contract/events/request-reading.ts'
import { Button } from '../../components/actions/button.tsx'
import type { ChangeableReading } from './use-reading.ts'
import styles from './paste.module.css'
import { Toolbar } from '../../platform/boxes/row.tsx'

/** Sentences that nothing was read from. Any of them can be added to the requirements. */
export function UnusedList({
  reading: { text, unused },
  state,
}: {
  reading: RequestReading
  state: ChangeableReading
}) {
  const { requirementNotes = '' } = state.draft
  if (unused.length === 0) return null
  return (
    <section className={styles.unused} aria-labelledby="unused">
      <h2 id="unused" className={styles.heading}>{`Not used, ${unused.length}`}</h2>
      <ul>
        {unused.map(({ start, end }) => {
          const sentence = text.slice(start, end)
          const isAdded = requirementNotes.includes(sentence)
          return (
            <Toolbar as="li" gap="4" isWrapping={false} key={start}>
              <span>“{sentence}”</span>
              <Button
                icon={isAdded ? 'check' : 'plus'}
                disabled={isAdded}
                aria-label={`Add to the requirements: ${sentence.slice(0, 60)}`}
                onClick={() =>
                  state.change({ requirementNotes: [requirementNotes, sentence].filter(Boolean).join('\n') })
                }
              >
                {isAdded ? 'Added' : 'Add'}
              </Button>
            </Toolbar>
          )
        })}
      </ul>
    </section>
  )
}
