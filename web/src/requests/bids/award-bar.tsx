import { dollars } from '@app/contract/rules/costs.ts'
import { Button } from '../../components/actions/button.tsx'
import { Toolbar } from '../../platform/boxes/row.tsx'
import { wonText } from '../request-words.ts'
import { useReopen } from '../request-calls.ts'
import { awardedText, awardText } from './award-words.ts'
import type { ShownBid } from './shown-bids.ts'
import styles from './bids.module.css'

interface AwardBarProps {
  chosen: ShownBid | undefined
  winner: ShownBid | undefined
  noun: string
  onAward: () => void
}

/** What an award of the chosen bid does, or which bid was awarded. It stays in view. */
export function AwardBar({ chosen, winner, noun, onAward }: AwardBarProps) {
  const { reopen, isBusy } = useReopen()
  const refusal = chosen?.refusal
  const closed = winner ?? (chosen?.bid.status === 'Lost' ? chosen : undefined)
  return (
    <section className={styles.bar} aria-label="Award" data-foot>
      <Toolbar gap="4 6" isWrapping={false}>
        <div className={styles.words}>
          <b className="semi">
            {winner
              ? `Awarded to ${wonText(winner.lead)}`
              : chosen
                ? `${chosen.bid.profileName}, ${dollars(chosen.total)}`
                : 'Choose a bid to award'}
          </b>
          {winner ? (
            <p className={`sm mut ${styles.kept}`}>
              {awardedText(winner.bid, noun)}{' '}
              {winner.isEnded ? winner.refusal : 'Reopen the request to choose another host.'}
            </p>
          ) : (
            chosen && (
              <p className={refusal ? `sm ${styles.refusal}` : 'sm mut'}>
                {refusal ?? awardText(chosen.bid, noun)}
              </p>
            )
          )}
        </div>
        {(closed ?? chosen)?.isEnded ? null : closed ? (
          <Button isBusy={isBusy} onClick={() => reopen(closed.lead)}>
            Reopen
          </Button>
        ) : (
          <Button
            variant="primary"
            size="l"
            disabled={chosen === undefined || refusal !== undefined}
            onClick={onAward}
          >
            Award
          </Button>
        )}
      </Toolbar>
    </section>
  )
}
