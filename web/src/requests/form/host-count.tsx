import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { classNames } from '../../components/class-names.ts'
import { Sheet } from '../../components/overlays/dialog.tsx'
import { count, counted, inSentence, listOf, signed } from '../../components/format.ts'
import type { RequestDraft } from '../request-draft.ts'
import { unknownText } from '../match/match-words.ts'
import { changeText } from '../match/condition-words.ts'
import { UnknownPlaces } from '../match/unknown-places.tsx'
import { differenceText, funnelRows, shortText, shownHosts } from './count-words.ts'
import { valuesOf } from './host-request.ts'
import { FootBar } from '../../page/foot-bar.tsx'
import styles from './form.module.css'
import type { HostCount as State } from './use-host-count.ts'
import layout from '../layout.module.css'
import { Grid } from '../../platform/boxes/grid.tsx'
import { Row } from '../../platform/boxes/row.tsx'

interface HostCountProps {
  state: State
  change: (values: RequestDraft) => void
}

/** How many hosts fit, what each condition costs, and what one change would give. A bar with a sheet on small screens. */
export function HostCount(props: HostCountProps) {
  const { last, isCounting, error } = props.state
  const [isOpen, setOpen] = useState(false)
  const change = last?.counts.changes.find(({ difference }) => difference > 0)
  const hint = change && last ? `${changeText(last.draft, change)}: ${differenceText(change)}` : undefined
  return (
    <>
      <aside className={classNames('edged', layout.sidePanel, styles.side)} aria-label="Hosts that fit">
        <Content {...props} />
      </aside>
      <FootBar label="Hosts that fit, in short">
        <span>
          <b className="semi">{last ? shortText(last.counts) : 'Hosts that fit'}</b>
          <span className="xs mut">{error ?? (isCounting ? 'Counting' : hint)}</span>
        </span>
        <Button onClick={() => setOpen(true)}>What costs hosts</Button>
      </FootBar>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title="Hosts that fit">
        <Content {...props} />
      </Sheet>
    </>
  )
}

function Content({ state: { last, isCounting, error, retry }, change }: HostCountProps) {
  const changes = last?.counts.changes.filter(({ difference }) => difference !== 0) ?? []
  return (
    <div className={classNames(styles.content, isCounting && styles.old)}>
      <div>
        <p className="sm mut">{isCounting ? 'Counting' : 'Hosts that fit'}</p>
        {last && <Figure {...last} />}
        {last && <UnknownPlaces places={last.counts.unknownPlaces} />}
        {error !== undefined && (
          <div className="sm bad">
            <Row as="p" aria-live="polite">
              {error}
              {retry && (
                <Button variant="quiet" onClick={retry}>
                  Try again
                </Button>
              )}
            </Row>
          </div>
        )}
      </div>
      {last && <Funnel {...last} />}
      {last && changes.length > 0 && (
        <div>
          <h2>If you change one thing</h2>
          <ul className={styles.changes}>
            {changes.map((one) => (
              <li key={one.change}>
                <button type="button" onClick={() => change(valuesOf(one))}>
                  <Grid as="span" columns="main end" gap="2" align="center">
                    <span>{changeText(last.draft, one)}</span>{' '}
                    <span>
                      <b>{count(one.count)}</b>{' '}
                      <em className={one.difference > 0 ? styles.up : undefined}>{differenceText(one)}</em>
                    </span>
                  </Grid>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

type CountedProps = NonNullable<State['last']>

function Figure({ counts, draft }: CountedProps) {
  const { count: fitting, unknown, total, funnel } = counts
  const sports = listOf([...(draft.sportsList ?? [])])
  const [first] = funnel
  const isNoneKnown = fitting === 0 && unknown > 0
  return (
    <>
      <div className={styles.figure}>
        <Row as="p" gap="3" align="end" isWrapping={false} aria-live="polite">
          <b>{count(shownHosts(counts))}</b>{' '}
          <span>
            {sports === '' || first === undefined
              ? `of ${counted(total, 'host')}`
              : `of ${count(first.count)} that host ${inSentence(sports)}`}
          </span>
        </Row>
      </div>
      {unknown > 0 && (
        <p className="sm">
          {isNoneKnown ? 'None of them has shared these dates yet.' : unknownText(unknown, ' more')}
        </p>
      )}
    </>
  )
}

function Funnel({ counts, draft }: CountedProps) {
  const steps = funnelRows(counts, draft)
  const most = steps[0]?.left || counts.total || 1
  if (steps.length < 2 && !draft.sportsList?.length) return null
  return (
    <div>
      <h2>What each condition costs</h2>
      <ol className={styles.funnel}>
        {steps.map(({ condition, text, left, cost }) => (
          <li key={condition}>
            <Grid columns="main end" gap="1 3">
              <span>{text}</span>{' '}
              <span>
                <b>{count(left)}</b>{' '}
                <em>{condition !== 'sport' && (cost === 0 ? 'no host' : signed(-cost))}</em>
              </span>
            </Grid>
            <i>
              <i style={{ inlineSize: `${(left / most) * 100}%` }} />
            </i>
          </li>
        ))}
      </ol>
    </div>
  )
}
