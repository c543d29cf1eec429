import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { count, counted, listOf } from '../../../page/format.ts'
import { addressLine } from '../../../page/place-words.ts'
import { spaceDetails, spacesWord } from '../../../page/space-words.ts'
import { creationSteps, toStep } from '../creation-steps.ts'
import type { CreationDraft, DraftSpace } from '../draft/creation-draft.ts'
import styles from './draft-summary.module.css'

/** Everything that was said, with a way back to where it was said. */
export function DraftSummary({ draft, pictures }: { draft: CreationDraft; pictures: number }) {
  const rows: [label: string, value: ReactNode][][] = [
    [
      ['Name', draft.name],
      ['Type', draft.facilityType],
      ['Address', addressLine(draft)],
      ['Pin', draft.pin?.isSetByHand ? 'Set by you' : draft.pin && 'In the middle of the town'],
    ],
    [
      ['Sports', listOf(draft.sports)],
      ['Spaces', draft.spaces.length > 0 && <Spaces key="spaces" spaces={draft.spaces} />],
    ],
    [
      ['Amenities', listOf(draft.amenities)],
      ['About', draft.description],
      ['Does it host events', draft.availability],
      ['Seats', figure(draft.capacity)],
      ['Area under roof', draft.indoorArea && `${figure(draft.indoorArea)} sq ft`],
      ['Opened in', draft.yearOpened],
      ['Contact', [draft.email, draft.phone, draft.website].filter(Boolean).join(', ')],
    ],
    [['Pictures', pictures > 0 ? counted(pictures, 'picture') : 'None; we draw one from the sports']],
  ]
  return (
    <>
      {rows.map((facts, index) => (
        <Section
          key={creationSteps[index]?.title}
          step={index + 1}
          facts={facts.filter(([, value]) => Boolean(value))}
        />
      ))}
    </>
  )
}

/** What was typed may be no figure yet. */
const figure = (typed: string) =>
  typed.trim() === '' || Number.isNaN(Number(typed)) ? typed : count(Number(typed))

function Section({ step, facts }: { step: number; facts: [string, ReactNode][] }) {
  const title = creationSteps[step - 1]?.title
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className="h3">{title}</h3>
        <Link to={toStep(step)} className={styles.change} aria-label={`Change: ${title}`}>
          Change
        </Link>
      </div>
      {facts.length === 0 ? (
        <p className="sm dim">Nothing said.</p>
      ) : (
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

const Spaces = ({ spaces }: { spaces: readonly DraftSpace[] }) => (
  <ul>
    {spaces.map((space, index) => (
      // Spaces have nothing but their place to tell them apart.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={index}>
        <span className="num semi">{space.count}</span>{' '}
        {[spacesWord(space.name || 'Space', Number(space.count)), ...spaceDetails(space)].join(', ')}
      </li>
    ))}
  </ul>
)
