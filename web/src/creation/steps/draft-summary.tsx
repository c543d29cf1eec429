import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { typedForReading } from '../../kind/field.ts'
import { counted } from '../../components/format.ts'
import { addressLine } from '../../page/place-words.ts'
import { fieldsOf, type CreationKind, type StepSection } from '../creation-kind.ts'
import { picturesTitle, toStep } from '../creation-steps.ts'
import type { CreationDraft } from '../draft/creation-draft.ts'
import styles from '../creation.module.css'

interface DraftSummaryProps {
  creation: CreationKind
  draft: CreationDraft
  pictures: number
}

type Row = [label: string, value: ReactNode]

/** Everything that was entered, with a link to each step. */
export function DraftSummary({ creation, draft, pictures }: DraftSummaryProps) {
  const { kind, steps } = creation
  return (
    <>
      {steps.map(({ title, sections }, index) => (
        <Summary
          key={title}
          title={title}
          to={toStep(kind, index + 1)}
          rows={sections.flatMap((section) => rowsOf(creation, draft, section))}
        />
      ))}
      <Summary
        title={picturesTitle}
        to={toStep(kind, steps.length + 1)}
        rows={[[picturesTitle, pictures > 0 ? counted(pictures, 'photo') : 'None yet. We will draw one.']]}
      />
    </>
  )
}

function rowsOf(
  creation: CreationKind,
  { fields, pin, children }: CreationDraft,
  section: StepSection,
): Row[] {
  if (section.isPlace) {
    const { address = '', city = '', state = '', postalCode = '' } = fields
    return [
      ['Address', addressLine({ address, city, state, postalCode })],
      ['Pin', pin?.isSetByHand ? 'Set by you' : pin && 'At the center of the city'],
    ]
  }
  if (section.Part)
    return section.children.map((name) => {
      const collection = creation.children?.[name]
      const rows = children[name] ?? []
      return [collection?.label ?? name, rows.length > 0 && collection?.summary(rows)]
    })
  const declared = fieldsOf(creation)
  return section.fields.flat().flatMap((name) => {
    const field = declared.get(name)
    return field === undefined
      ? []
      : [[field.label, typedForReading(field, fields[name] ?? '')] satisfies Row]
  })
}

function Summary({ title, to, rows }: { title: string; to: string; rows: Row[] }) {
  const entered = rows.filter(([, value]) => Boolean(value))
  return (
    <section className={styles.summary}>
      <div className={styles.summaryHead}>
        <h3 className="h3">{title}</h3>
        <Link to={to} className={styles.change} aria-label={`Change: ${title}`}>
          Change
        </Link>
      </div>
      {entered.length === 0 ? (
        <p className="sm dim">Nothing entered.</p>
      ) : (
        <dl className={styles.facts}>
          {entered.map(([label, value]) => (
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
