import { Button } from '../../components/actions/button.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { LinkRow } from '../../components/display/link-row.tsx'
import { OfferLine } from '../../components/display/offer-line.tsx'
import { RuledItem, RuledList } from '../../components/display/ruled-list.tsx'
import { PlaceIcon } from '../../components/map/place-icon.tsx'
import { PlaceLegend } from '../../components/map/place-legend.tsx'
import styles from './components-page.module.css'
import { longName, Sample } from './sample.tsx'

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
