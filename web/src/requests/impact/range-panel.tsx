import type { VerifiedNights } from '@app/contract/events/impact.ts'
import type { Estimate } from '@app/contract/rules/impact/estimate.ts'
import type { Range } from '@app/contract/rules/impact/inputs.ts'
import { nationalComparison } from '@app/contract/rules/impact/default-figures.ts'
import { LineScore } from '../../components/display/line-score.tsx'
import { count } from '../../components/format.ts'
import { Panel } from '../../platform/boxes/panel.tsx'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { countText, inputText, moneyEnds, moneyText } from './range-words.ts'
import layout from '../layout.module.css'
import styles from './impact.module.css'
import { scaleOf } from './scale.ts'
import { verifiedFigure, verifiedText } from './verified-words.ts'

interface RangePanelProps {
  estimate: Estimate & { likely: Range }
  taxRate: Range
  verified: VerifiedNights | null
}

/** What the event brings: the likely range within the whole one. */
export function RangePanel({ estimate, taxRate, verified }: RangePanelProps) {
  const { likely, spending, roomNights, visitors, tax } = estimate
  const [low, high] = moneyEnds(likely)
  const { marks, at } = scaleOf(spending)
  const { spending: national, trips, year, source } = nationalComparison
  const place = (range: Range) => ({ left: `${at(range.low)}%`, width: `${at(range.high) - at(range.low)}%` })
  return (
    <section className={styles.whole} aria-label="Estimate">
      <Panel>
        <Toolbar align="end" gap="2 6">
          <div>
            <p className="sm mut">Direct spending by visitors and the organizer</p>
            <p className={styles.figures} aria-live="polite">
              {low === high ? (
                low
              ) : (
                <>
                  {low} <small>to</small> {high}
                </>
              )}
            </p>
          </div>
          <p className={`sm mut ${styles.meaning}`}>
            Eight of ten outcomes are in this range, if each input is equally likely anywhere within its
            limits.
          </p>
        </Toolbar>
        <div className={styles.scale} aria-hidden="true">
          <i className={styles.full} style={place(spending)} />
          <i className={styles.likely} style={place(likely)} />
          {marks.map(({ text, position }) => (
            <span key={text} style={{ left: `${position}%` }}>
              {text}
            </span>
          ))}
        </div>
        <Row as="p" gap="1 5">
          <span className={`xs mut ${styles.likelyKey}`}>Likely</span>
          <span
            className={`xs mut ${styles.fullKey}`}
          >{`All inputs low to all high: ${moneyText(spending)}`}</span>
        </Row>
        <LineScore
          className={layout.facts}
          items={[
            { label: 'Room nights', value: countText(roomNights) },
            ...(verified === null ? [] : [verifiedFigure(verified)]),
            { label: 'Visitors from outside', value: countText(visitors) },
            { label: `Lodging taxes, ${inputText(taxRate, 'taxRate')}`, value: moneyText(tax) },
          ]}
        />
        {verified !== null && <p className="sm mut">{verifiedText(verified)}</p>}
        <p className="xs mut">
          {`For comparison: U.S. sports travelers spent $${count(national / 1e9)} billion on ${count(trips / 1e6)} million trips in ${year} (${source}).`}
        </p>
      </Panel>
    </section>
  )
}
