import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { typedForReading } from '../../kind/field.ts'
import { counted } from '../../components/format.ts'
import { addressLine } from '../../page/place-words.ts'
import { Facts } from '../../platform/boxes/facts.tsx'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { fieldsOf, type CreationKind, type StepSection } from '../creation-kind.ts'
import { picturesTitle, toStep } from '../creation-steps.ts'
import type { CreationDraft } from '../draft/creation-draft.ts'
import styles from '../creation.module.css'

interface DraftSummaryProps {
  creation: CreationKind
  draft: CreationDraft
  pictures: number
}

type Fact = ComponentProps<typeof Facts>['facts'][number]

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
          facts={sections.flatMap((section) => factsOf(creation, draft, section))}
        />
      ))}
      <Summary
        title={picturesTitle}
        to={toStep(kind, steps.length + 1)}
        facts={[
          {
            label: picturesTitle,
            value: pictures > 0 ? counted(pictures, 'photo') : 'None yet. We will draw one.',
          },
        ]}
      />
    </>
  )
}

function factsOf(
  creation: CreationKind,
  { fields, pin, children }: CreationDraft,
  section: StepSection,
): Fact[] {
  if (section.isPlace) {
    const { address = '', city = '', state = '', postalCode = '' } = fields
    return [
      { label: 'Address', value: addressLine({ address, city, state, postalCode }) },
      { label: 'Pin', value: pin?.isSetByHand ? 'Set by you' : pin && 'At the center of the city' },
    ]
  }
  if (section.Part)
    return section.children.map((name) => {
      const collection = creation.children?.[name]
      const rows = children[name] ?? []
      return { label: collection?.label ?? name, value: rows.length > 0 && collection?.summary(rows) }
    })
  const declared = fieldsOf(creation)
  return section.fields.flat().flatMap((name) => {
    const field = declared.get(name)
    return field === undefined
      ? []
      : [{ label: field.label, value: typedForReading(field, fields[name] ?? '') }]
  })
}

function Summary({ title, to, facts }: { title: string; to: string; facts: Fact[] }) {
  const entered = facts.filter(({ value }) => Boolean(value))
  return (
    <section className={styles.summary}>
      <Stack gap="2">
        <Toolbar isWrapping={false}>
          <h3 className="h3">{title}</h3>
          <Link to={to} className={`sm link ${styles.change}`} aria-label={`Change: ${title}`}>
            Change
          </Link>
        </Toolbar>
        {entered.length === 0 ? <p className="sm dim">Nothing entered.</p> : <Facts facts={entered} />}
      </Stack>
    </section>
  )
}
