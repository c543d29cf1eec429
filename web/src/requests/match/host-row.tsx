import type { HostMatch } from '@app/contract/events/match-schema.ts'
import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../components/pictures/icon.tsx'
import { shortRange } from '../../page/fit-words.ts'
import { cityAndState } from '../../page/place-words.ts'
import { counted, miles } from '../../components/format.ts'
import { MatchPips } from '../../page/match-pips.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { FitReasons } from '../fit-reasons.tsx'
import styles from './host-row.module.css'
import { reachNote, reasonText, sentenceOf } from './match-words.ts'
import { AskedTag } from './pick-host.tsx'
import { ScoreParts } from './score-parts.tsx'

interface HostRowProps {
  host: HostMatch
  noun: string
  isPicked: boolean
  /** What it answered, if it was asked already. */
  askedStatus: LeadStatus | undefined
  canPick: boolean
  datesNote: string | undefined
  isOpen: boolean
  onPick: () => void
  onOpen: () => void
}

/** A host with its score, why it fits, and what is short. */
export function HostRow(props: HostRowProps) {
  const { host, noun, isPicked, askedStatus, canPick, datesNote, isOpen, onPick, onOpen } = props
  const titleId = useId()
  const partsId = useId()
  const { name, score, facts, reasons, partners } = host
  const { lead, rest } = sentenceOf(host, noun)
  const place = cityAndState(host)
  const note = reachNote(host)
  return (
    <li className={styles.row} data-host={host.id} tabIndex={-1} aria-labelledby={titleId}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          checked={isPicked}
          disabled={askedStatus !== undefined || (!canPick && !isPicked)}
          onChange={onPick}
          aria-label={`Send to ${name}`}
        />
      </label>
      <div className={styles.score}>
        <b>{score}</b>
        <span>of 100</span>
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          aria-controls={partsId}
          onClick={onOpen}
        >
          {isOpen ? 'Hide why' : `Why ${score}`}
        </button>
      </div>
      <div className={styles.main}>
        <h3 id={titleId}>
          <Link to={`/facilities/${host.id}`}>{name}</Link>
        </h3>
        {askedStatus && <AskedTag status={askedStatus} />}
        <p className="sm mut">
          {[place, facts.miles === null ? '' : miles(facts.miles)].filter(Boolean).join(', ')}
        </p>
        {note !== undefined && <p className="sm">{note}</p>}
        <p className={styles.say}>
          <b>{lead}</b>
          {rest}
        </p>
        <FitReasons reasons={reasons.map((reason) => ({ ...reason, text: reasonText(host, reason) }))} />
      </div>
      <div className={styles.side}>
        <MatchPips match={host} />
        <Row as="span" gap="1" isWrapping={false}>
          <Icon name={iconOf(host, datesNote)} size={16} />
          <b className="semi">{datesNote ?? datesText(host)}</b>
        </Row>
      </div>
      {partners.length > 0 && (
        <p className={styles.partner}>
          {partners.map((partner) => (
            <span key={partner.id}>
              <Link className="semi" to={`/facilities/${partner.id}`}>
                {partner.name}
              </Link>
              , {counted(partner.spaces, noun)}, {miles(partner.miles)} away
              {partner.isFree ? '' : ', dates not known'}.
            </span>
          ))}
        </p>
      )}
      <div id={partsId} className={styles.partsPlace}>
        {isOpen && <ScoreParts host={host} />}
      </div>
    </li>
  )
}

/** Nobody knows whether it is free. */
export const askText = 'Ask for dates'

const iconOf = ({ isFree }: HostMatch, datesNote: string | undefined) =>
  !isFree || datesNote === askText ? 'circle-question-mark' : datesNote === undefined ? 'check' : 'x'

const datesText = ({ isFree, facts, partners }: HostMatch) =>
  !isFree
    ? askText
    : facts.from === null || facts.to === null
      ? 'No dates asked'
      : `${partners.length > 0 ? 'All free' : 'Free'} ${shortRange(facts.from, facts.to)}`
