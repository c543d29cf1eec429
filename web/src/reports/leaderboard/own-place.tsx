import type { Standing } from '@app/contract/reports/leaderboard-schema.ts'
import { Button } from '../../components/actions/button.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { PlacesChart } from './places-chart.tsx'
import { placeTitle, standingSentence, type Ranking } from './standing-words.ts'

interface OwnPlaceProps {
  ranking: Ranking
  own: Standing
  /** The last day of each of its places. */
  days: readonly string[]
  isEverywhere: boolean
  onChoose: (change: Record<string, string | undefined>) => void
}

/** The place of the reader's page in words. Who has several chooses one. */
export const OwnPlace = ({ ranking, own, days, isEverywhere, onChoose }: OwnPlaceProps) => (
  <Panel gap="3">
    <Section title={ranking.isComparable ? placeTitle(own, ranking.peers) : own.name} look="h2">
      <p>
        {ranking.isComparable && <b className="semi">{`${own.name}: `}</b>}
        {standingSentence(ranking, own)}
      </p>
      {ranking.isComparable && <PlacesChart {...{ ranking, own, days }} />}
      {!ranking.isComparable && !isEverywhere && (
        <p>
          <Button onClick={() => onChoose({ region: undefined, state: undefined })}>
            Compare everywhere
          </Button>
        </p>
      )}
    </Section>
  </Panel>
)

interface PageChoiceProps {
  pages: readonly Standing[]
  chosen: string
  onChoose: (change: Record<string, string | undefined>) => void
}

/** The pages of the reader's teams on the board. */
export const PageChoice = ({ pages, chosen, onChoose }: PageChoiceProps) => (
  <SelectField
    label="Your page"
    isLabelHidden
    placeholder="All your pages"
    value={chosen}
    options={pages.map(({ profileId, name }) => ({ value: profileId, label: name }))}
    onChange={({ target }) => onChoose({ id: target.value || undefined })}
  />
)
