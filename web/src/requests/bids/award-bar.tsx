import { dollars } from '@app/contract/rules/budget-text.ts'
import { Button } from '../../components/actions/button.tsx'
import { useConfirm } from '../../components/overlays/confirm.tsx'
import { reopenQuestion } from '../reopen-question.ts'
import { wonText } from '../request-words.ts'
import { useMoveLead } from '../lead-writes.ts'
import { awardedText, awardText } from './bid-words.ts'
import type { ShownBid } from './shown-bids.ts'
import styles from './award-bar.module.css'

interface AwardBarProps {
  chosen: ShownBid | undefined
  winner: ShownBid | undefined
  noun: string
  onAward: () => void
}

/** What an award of the chosen bid does, or which bid was awarded. It stays in view. */
export function AwardBar({ chosen, winner, noun, onAward }: AwardBarProps) {
  const confirm = useConfirm()
  const move = useMoveLead()
  const refusal = chosen?.refusal
  async function askToReopen({ bid, lead }: ShownBid) {
    const outcome = await confirm(reopenQuestion(bid.profileName, bid.status))
    if (outcome === 'confirmed') move.run({ lead, to: 'Interested' })
  }
  return (
    <section className={styles.bar} aria-label="Award" data-foot>
      <div className={styles.words}>
        <b className="semi">
          {winner
            ? `Awarded to ${wonText(winner.lead)}`
            : chosen
              ? `${chosen.bid.profileName}, ${dollars.format(chosen.total)}`
              : 'Choose a bid to award'}
        </b>
        {winner ? (
          <p className={`sm mut ${styles.kept}`}>
            {awardedText(winner.bid, noun)} Reopen the request to choose another host.
          </p>
        ) : (
          chosen && (
            <p className={refusal ? styles.refusal : 'sm mut'}>{refusal ?? awardText(chosen.bid, noun)}</p>
          )
        )}
      </div>
      {winner ? (
        <Button isBusy={move.isBusy} onClick={() => void askToReopen(winner)}>
          Reopen
        </Button>
      ) : chosen?.bid.status === 'Lost' ? (
        <Button isBusy={move.isBusy} onClick={() => void askToReopen(chosen)}>
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
    </section>
  )
}
