import { valueText } from '@app/contract/reports/value-text.ts'
import { Table, type TableRow } from '../../components/display/table.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import styles from '../reports.module.css'
import { Climb } from './climb.tsx'
import { PlaceLine } from './place-line.tsx'
import { ordinal, type Ranking } from './standing-words.ts'

interface OwnPlacesProps {
  rankings: readonly Ranking[]
  profileId: string
}

/** The places of a page by every measure. */
export const OwnPlaces = ({ rankings, profileId }: OwnPlacesProps) => (
  <Panel>
    <Section title="Your places" look="h3">
      <Table
        caption="Your places"
        isStacking
        hasLabels
        head={[
          { label: 'By' },
          { label: 'Place', isNumeric: true },
          { label: 'Months', isNumeric: true },
          { label: 'In a month', isNumeric: true },
        ]}
        rows={rankings.flatMap((ranking) => rowsOf(ranking, profileId))}
      />
    </Section>
  </Panel>
)

function rowsOf({ name, label, unit, own }: Ranking, profileId: string): TableRow[] {
  const standing = own.find((each) => each.profileId === profileId)
  if (standing === undefined) return []
  const { place, isTied, value } = standing
  const figure = value === null ? undefined : valueText(value, { unit, currency: null })
  return [
    {
      key: name,
      cells: [
        <span key="by">
          {label}
          {figure !== undefined && <span className={`xs dim ${styles.note}`}>{figure}</span>}
        </span>,
        place === null ? '–' : `${isTied ? '=' : ''}${ordinal(place)}`,
        <PlaceLine key="months" standing={standing} />,
        <Climb key="climb" standing={standing} />,
      ],
    },
  ]
}
