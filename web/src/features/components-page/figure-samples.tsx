import { Badge, Dot } from '../../components/display/badge.tsx'
import { DateBlock } from '../../components/display/date-block.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { LineScore } from '../../components/display/line-score.tsx'
import { Rating } from '../../components/display/rating.tsx'
import { Table } from '../../components/display/table.tsx'
import styles from './components-page.module.css'
import { longName, Sample } from './sample.tsx'
import { Button } from '../../components/actions/button.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { LinkRow } from '../../components/display/link-row.tsx'
import { OfferLine } from '../../components/display/offer-line.tsx'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { PlaceIcon } from '../../components/map/place-icon.tsx'
import { PlaceLegend } from '../../components/map/place-legend.tsx'

const newYear = { startDate: '2027-12-30', endDate: '2028-01-02', hasFlexibleDates: false, dayCount: null }

const score = [
  { label: 'Courts', value: 8 },
  { label: 'Surface', value: 'Hardwood' },
  { label: 'Seats', value: '3.2K' },
]
const keyFacts = [
  { label: 'Courts', value: 8, note: 'hardwood, indoor' },
  { label: 'Fields', value: 3, note: 'turf, indoor' },
  { label: 'Seats', value: '3,200', note: 'largest court' },
  { label: 'Clear height', value: '60 ft', note: longName },
]
const dates = { startDate: '2027-03-12', endDate: '2027-03-14', hasFlexibleDates: false, dayCount: null }
const flexibleDates = { ...dates, endDate: '2027-04-30', hasFlexibleDates: true, dayCount: 3 }
const head = [
  { label: 'Space' },
  { label: 'Count', isNumeric: true },
  { label: 'Surface' },
  { label: 'Location' },
]
const rows = [
  { key: 'court', cells: ['Basketball court', 8, 'Hardwood', 'Indoor'] },
  { key: 'diamond', cells: ['Diamond', 26, 'Grass, turf infield', 'Outdoor'] },
  { key: 'long', cells: [longName, 1, 'N/A', 'Indoor'] },
]

export function FigureSamples() {
  return (
    <>
      <Sample label="Line score: in a card, key facts, plain">
        <LineScore className={styles.fill} items={score} />
        <LineScore className={styles.fill} items={keyFacts} look="key" />
        <LineScore className={styles.fill} items={score} look="plain" />
      </Sample>
      <Sample label="Date blocks: fixed, one day, flexible, large; over New Year, flexible over two months, large">
        <DateBlock dates={dates} />
        <DateBlock dates={{ ...dates, endDate: dates.startDate }} />
        <DateBlock dates={flexibleDates} />
        <DateBlock dates={dates} isLarge />
        <DateBlock dates={newYear} />
        <DateBlock dates={{ ...newYear, hasFlexibleDates: true, dayCount: 3 }} />
        <DateBlock dates={newYear} isLarge />
      </Sample>
      <Sample label="Badges: 0, 1, 99, 100, and a dot">
        {[0, 1, 99, 100].map((count) => (
          <span key={count} className={styles.nav}>
            <Icon name="bell" />
            <Badge count={count} />
          </span>
        ))}
        <span className={styles.nav}>
          <Icon name="message-square" />
          <Dot />
        </span>
      </Sample>
      <Sample label="Ratings">
        <Rating value={4.8} count={126} />
        <Rating value={5} count={1} />
        <Rating value={3.25} />
      </Sample>
      <Sample label="Table, stacking on small screens">
        <Table className={styles.fill} head={head} rows={rows} caption="Spaces" isStacking />
      </Sample>
    </>
  )
}

const offer = { title: '15% off for teams of ten', endDate: '2027-03-31' }

export const RowSamples = () => (
  <>
    <Sample label="Rows that are links: plain, with a long name and an offer">
      <ul className={styles.fill}>
        <LinkRow to="#rows" title="Stone Mill Table" lead={<PlaceIcon category="Food & Drink" size={20} />}>
          <p className="sm mut">Pizza restaurant · Good for Groups</p>
        </LinkRow>
        <LinkRow
          to="#rows"
          title={longName}
          lead={<PlaceIcon category="Entertainment" size={20} />}
          after={<OfferLine offer={offer} />}
        >
          <p className="sm mut">Bowling alley</p>
        </LinkRow>
      </ul>
    </Sample>
    <Sample label="Short entries with tags and buttons" isWide>
      <RuledList>
        <RuledItem>
          <a className="link" href="#rows">
            Elm Inn
          </a>
          <Tag tone="info">Asks to be on the page of Elm Group</Tag>
          <Button>Accept</Button>
          <Button variant="quiet">Decline</Button>
        </RuledItem>
        <RuledItem>{longName}</RuledItem>
      </RuledList>
    </Sample>
    <Sample label="The legend of a map" isWide>
      <PlaceLegend
        places={[
          { category: 'Hotel & Lodging' },
          { category: 'Food & Drink', hasPromotion: true },
          { category: 'Entertainment' },
          { category: 'Shopping' },
          { category: 'Transport' },
          { category: 'Services' },
        ]}
      />
    </Sample>
  </>
)
